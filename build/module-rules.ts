import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { Side } from './base.ts';
import { BROWSERS, dev, NODE } from './targets.ts';

const INLINE_MESSAGES = path.join(import.meta.dirname, 'inline-messages.mjs');

/**
 * How each kind of file is compiled: TypeScript by swc, CSS as modules unless imported with `?global`, pictures and
 * fonts as files, Markdown as text.
 *
 * @param name of the part; it begins the CSS class names.
 */
export function moduleRules(name: string, side: Side): NonNullable<Configuration['module']> {
  const browser = side === 'browser';
  return {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: dev, refresh: dev && browser } },
          },
          env: { targets: browser ? BROWSERS : [NODE] },
        },
      },
      ...(dev ? [] : [{ test: /\.tsx?$/, enforce: 'pre' as const, loader: INLINE_MESSAGES }]),
      { test: /\.css$/, type: 'css/module', resourceQuery: { not: [/global/] } },
      { test: /\.css$/, type: 'css', resourceQuery: /global/ },
      { test: /\.(?:woff2|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      { test: /\.md$/, type: 'asset/source' },
    ],
    parser: { 'css/module': { namedExports: true } },
    generator: {
      'css/module': {
        localIdentName: `${name}-[local]-[hash:6]`,
        exportsOnly: !browser,
        exportsConvention: 'camel-case-only',
      },
      css: { exportsOnly: !browser },
      ...(browser ? {} : { 'asset/resource': { emit: false } }),
    },
  };
}
