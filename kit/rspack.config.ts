import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

const here = import.meta.dirname;
const isOwn = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || request.startsWith('@bellkey/');

/** The kit's two files for Node; packages come from the kit's own dependencies. */
const configuration: Configuration = {
  name: 'kit',
  mode: 'production',
  context: here,
  target: 'node20.19',
  entry: { index: './src/index.ts', bellkey: './src/bellkey.ts' },
  output: {
    path: path.join(here, 'dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  // The mode is chosen when the kit runs, not when it is packed.
  optimization: { minimize: false, nodeEnv: false },
  resolve: {
    extensions: ['.ts', '.js'],
    // Needs the host's sources: its service worker, and the trial of a release in a browser.
    alias: {
      [path.join(here, '../build/service-worker-build.ts')]: false,
      [path.join(here, '../tools/src/release/gate/smoke/smoke-test.ts')]: false,
    },
  },
  plugins: [
    // A loader is a file of its own, which a remote's build looks for next to the kit's.
    new rspack.CopyRspackPlugin({ patterns: [path.join(here, '../build/inline-messages.mjs')] }),
  ],
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      !request || isOwn(request) ? callback() : callback(undefined, request, 'module-import'),
  ],
  module: {
    parser: { javascript: { importMeta: false, url: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/esm',
      },
    ],
  },
};

export default configuration;
