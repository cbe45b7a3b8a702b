import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { stockConfig } from '../stock-config.ts';

const stock = stockConfig(import.meta.dirname);

/** A Module Federation host as in its documentation. Of ours it only knows the names that remotes share. */
const configuration: Configuration = {
  ...stock,
  entry: { host: './host.tsx' },
  output: { ...stock.output, filename: 'host.js', publicPath: 'auto' },
  plugins: [
    new rspack.HtmlRspackPlugin({
      templateContent: '<!doctype html><title>A stock host</title><link rel="icon" href="data:,">',
    }),
    new ModuleFederationPlugin({
      name: 'stock_host',
      dts: false,
      manifest: false,
      shared: {
        react: { singleton: true, eager: true },
        'react/jsx-runtime': { singleton: true, eager: true },
        '@bellkey/shared/shell': { singleton: true, eager: true, requiredVersion: false },
      },
    }),
  ],
};

export default configuration;
