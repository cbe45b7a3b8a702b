import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

const here = import.meta.dirname;

/**
 * Files for Node, the process and its worker threads: our own code and the shared contract; packages stay in
 * node_modules.
 */
export default defineConfig({
  name: 'api',
  mode: 'production',
  context: here,
  target: 'node20',
  entry: { main: './src/main.ts', 'turn-worker': './src/assistant/workers/turn-worker.ts' },
  output: {
    path: path.join(here, process.env.BELLKEY_DIST ?? 'dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  devtool: 'source-map',
  optimization: { minimize: false },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    ({ request }, callback) => {
      const own =
        !request || /^[./]/.test(request) || path.isAbsolute(request) || request.startsWith('@bellkey/');
      // Loaded on first use where the source imports dynamically, otherwise at the start.
      if (own) callback();
      else callback(undefined, request, 'module-import');
    },
  ],
  module: {
    // The bundle finds its migrations and Swagger UI relative to itself, not to the source.
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
  plugins: [
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'migrations', to: 'migrations' },
        { from: 'fonts', to: 'fonts' },
        { from: 'demo-brands', to: 'demo-brands' },
      ],
    }),
  ],
});
