import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';

const here = import.meta.dirname;
const root = path.dirname(here);
const BUNDLED = /^(?:@bellkey\/|zod$)/;
const isBundled = (request: string) =>
  /^[./]/.test(request) || path.isAbsolute(request) || BUNDLED.test(request);
const isSource = (file: string) =>
  file.startsWith(root + path.sep) && !file.includes('node_modules') && statSync(file).isFile();

/**
 * Records the sources of the build, each with its hash: `tools/bootstrap/compiled.mjs` uses the result only while they
 * match.
 */
const inputsPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('inputs', ({ fileDependencies, outputOptions }) => {
      const files = [...fileDependencies].filter(isSource).concat(path.join(root, 'package-lock.json'));
      const inputs = files.map((file) => [
        path.relative(root, file).split(path.sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]);
      const text = JSON.stringify(Object.fromEntries(inputs), null, 1);
      writeFileSync(path.join(outputOptions.path ?? '', 'inputs.json'), `${text}\n`);
    });
  },
};

/** The commands that change what is live, as JavaScript: a rollback must not wait for a compiler. */
const configuration: Configuration = {
  name: 'commands',
  mode: 'production',
  context: here,
  target: 'node20.19',
  entry: {
    release: './src/release/commands/release/main.ts',
    releases: './src/release/commands/releases/main.ts',
    rollback: './src/release/commands/rollback/main.ts',
  },
  output: {
    path: path.join(here, 'dist'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  plugins: [inputsPlugin],
  // The mode is chosen when a command runs.
  optimization: { minimize: false, nodeEnv: false },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      !request || isBundled(request) ? callback() : callback(undefined, request, 'module-import'),
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
