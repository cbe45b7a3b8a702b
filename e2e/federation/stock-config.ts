import path from 'node:path';
import type { Configuration } from '@rspack/core';

/**
 * A minimal build, as another team would start with: TypeScript, React, styles. Nothing of this product's own set-up.
 */
export function stockConfig(folder: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    context: folder,
    target: ['web', 'es2022'],
    resolve: { extensions: ['...', '.ts', '.tsx'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.css$/, type: 'css/module' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
      parser: { 'css/module': { namedExports: true } },
      generator: { 'css/module': { exportsConvention: 'camel-case-only' } },
    },
    output: { path: path.join(folder, 'dist'), clean: true },
    performance: false,
    stats: 'errors-warnings',
  };
}
