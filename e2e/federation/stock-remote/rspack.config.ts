import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { stockConfig } from '../stock-config.ts';

const stock = stockConfig(import.meta.dirname);

/** A remote as Module Federation's documentation shows one, with what `docs/federation.md` asks of it. */
const configuration: Configuration = {
  ...stock,
  entry: {},
  output: {
    ...stock.output,
    path: `${import.meta.dirname}/dist/browser`,
    publicPath: 'auto',
    uniqueName: 'team_gallery',
    chunkLoadingGlobal: 'team_gallery_chunks',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'team_gallery',
      filename: 'remoteEntry.js',
      library: { type: 'var', name: 'team_gallery' },
      dts: false,
      exposes: {
        './front': './src/pages/front/page.tsx',
        './second': './src/pages/second/page.tsx',
      },
      shared: {
        react: { singleton: true, import: false },
        'react/jsx-runtime': { singleton: true, import: false },
        '@bellkey/shared/shell': { singleton: true, import: false, requiredVersion: false },
      },
    }),
  ],
};

export default configuration;
