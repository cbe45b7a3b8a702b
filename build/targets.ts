import type { Configuration } from '@rspack/core';

/** Whether this is a development build: `npm run dev` sets NODE_ENV. */
export const dev = process.env.NODE_ENV === 'development';

/** The oldest browsers that are supported. */
export const BROWSERS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4'];

/** The oldest Node that is supported, as swc and as Rspack name it. */
export const NODE = 'node 20.19';
export const NODE_TARGET = 'node20.19';

/** Rspack's target for browsers: the syntax of ES2022. */
export const BROWSER_TARGET: Configuration['target'] = ['web', 'es2022'];
