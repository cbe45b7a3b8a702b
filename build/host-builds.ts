import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base } from './base.ts';
import { outputFolder, type ReleasePlugin } from './release-plugin.ts';
import { injectShellFiles, WORKER_BUILD } from './service-worker-build.ts';
import { BROWSER_TARGET, dev, NODE_TARGET } from './targets.ts';

const hostPart = (folder: string) => ({ folder, name: 'host' });

/** Constants of the build for the shell's code. */
const defineFlags = () =>
  new rspack.DefinePlugin({
    'process.env.BELLKEY_DEV': JSON.stringify(String(dev)),
    'process.env.BELLKEY_BROWSER': JSON.stringify('true'),
  });

/** The workbench, in a separate build: visitors load nothing of it. */
export const workbenchBuild = (folder: string): Configuration => ({
  ...base(hostPart(folder), 'browser'),
  name: 'host:workbench',
  target: BROWSER_TARGET,
  entry: { main: './workbench/main.tsx' },
  output: {
    path: path.join(folder, outputFolder, 'workbench'),
    uniqueName: 'bellkey-workbench',
    publicPath: '/workbench/files/',
    filename: '[name].js',
    cssFilename: '[name].css',
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
  plugins: [defineFlags()],
});

/** The shell for browsers, with the service worker except in development. */
export function hostBrowserBuild(folder: string, release: ReleasePlugin): Configuration {
  const browser = base(hostPart(folder), 'browser');
  return {
    ...browser,
    ...(dev ? {} : { dependencies: [WORKER_BUILD] }),
    target: BROWSER_TARGET,
    entry: { main: './src/start.ts' },
    output: { ...browser.output, publicPath: 'auto' },
    plugins: [defineFlags(), dev ? new ReactRefreshRspackPlugin() : injectShellFiles(folder), release],
  };
}

/** The shell's server and its rendering worker. Their dependencies come from `node_modules`. */
export function hostServerBuild(folder: string, release: ReleasePlugin): Configuration {
  const server = base(hostPart(folder), 'server');
  return {
    ...server,
    target: NODE_TARGET,
    entry: { main: './server/main.ts', 'render-worker': './server/rendering/render-worker.tsx' },
    externalsType: 'module',
    externals: [/^(?:pino|hono|@hono\/.*)$/],
    output: {
      ...server.output,
      filename: 'server/[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      publicPath: '',
    },
    optimization: { minimize: false },
    plugins: [release],
  };
}
