import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { moduleRules } from './module-rules.ts';
import { outputFolder } from './release-plugin.ts';
import { BROWSERS, dev } from './targets.ts';

const CHUNK_LOAD_TIMEOUT_MS = 15_000;

/** Import specifier in the source of every lucide icon. */
const LUCIDE_RUNTIME = '../createLucideIcon.mjs$';

/** A part that is built and deployed separately. */
export interface Part {
  /** Folder of the part, as `import.meta.dirname`. */
  folder: string;
  name: string;
}

/** Where a build runs. */
export type Side = 'browser' | 'server';

/** What all builds share. Browser and server builds generate the same CSS class names, or hydration would differ. */
export function base({ folder, name }: Part, side: Side): Configuration {
  const browser = side === 'browser';
  return {
    name: `${name}:${side}`,
    context: folder,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    resolve: {
      extensions: ['...', '.ts', '.tsx'],
      alias: { [LUCIDE_RUNTIME]: '@bellkey/shared/line-icon' },
      conditionNames: browser
        ? ['browser', 'import', 'module', 'default']
        : ['node', 'import', 'module', 'default'],
    },
    module: moduleRules(name, side),
    output: {
      path: path.join(folder, outputFolder),
      uniqueName: `bellkey-${name}`,
      hashFunction: 'xxhash64',
      filename: `${side}/[name].[contenthash:10].js`,
      chunkFilename: `${side}/[name].[contenthash:10].js`,
      cssFilename: `${side}/[name].[contenthash:10].css`,
      cssChunkFilename: `${side}/[name].[contenthash:10].css`,
      assetModuleFilename: 'browser/assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Without targets it rewrites every logical property for browsers from before 2021, at three times the bytes.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
