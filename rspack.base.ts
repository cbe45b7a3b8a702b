import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, container, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { LeanSharingPlugin } from './build/lean-sharing-plugin.ts';
import { outputFolder, ReleasePlugin } from './build/release-plugin.ts';
import { injectShellFiles, WORKER_BUILD, workerBuild } from './build/service-worker-build.ts';
import hostPackage from './host/package.json' with { type: 'json' };
import { completePage, type PageTable } from './shared/src/remote/pages.ts';

/** Modules that exist once in a browser tab: React, and the shell door. Nothing else is shared at runtime. */
export const sharedSingletons = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@bellkey/shared/shell',
] as const;

const BROWSERS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4'];
const CHUNK_LOAD_TIMEOUT_MS = 15_000;
const reactRange = hostPackage.dependencies.react;
const dev = process.env.NODE_ENV === 'development';

/**
 * One hash for all chunks of a remote. A release has a folder of its own, so a name need not tell a chunk from its
 * next version; and the entry, which lists them all, would carry two hashes for each page.
 */
const CHUNK_NAMES = {
  chunkFilename: 'browser/[name].[fullhash:10].js',
  cssChunkFilename: 'browser/[name].[fullhash:10].css',
};

/** What every icon of lucide imports, as it says it. */
const LUCIDE_RUNTIME = '../createLucideIcon.mjs$';

interface Part {
  /** Folder of the part, as `import.meta.dirname`. */
  folder: string;
  name: string;
}

/** What every build of the product has in common. Browser and server builds name CSS classes alike, or hydration would differ. */
export function base({ folder, name }: Part, side: 'browser' | 'server'): Configuration {
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
    module: {
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
            env: { targets: browser ? BROWSERS : ['node 20.19'] },
          },
        },
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
    },
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

/** Ships the link pictures of a remote's pages, `previews/<brand>/<pathname>.png`, as they lie; the host finds them there. */
function linkPictures(folder: string) {
  if (!existsSync(path.join(folder, 'previews'))) return [];
  return [
    new rspack.CopyRspackPlugin({
      patterns: [{ context: 'previews', from: '**/*.png', to: 'browser/previews/[path][name][ext]' }],
    }),
  ];
}

/**
 * Builds a remote: one Module Federation container with one expose per page of its table, for the browser and, when a
 * page is rendered on the server, for Node. `release.json` beside them says what came out.
 *
 * @example
 * export default defineRemote({ folder: import.meta.dirname, pages });
 */
export function defineRemote({ folder, pages }: { folder: string; pages: PageTable }): Configuration[] {
  const name = pages.remote;
  const part = { folder, name };
  const all = Object.entries(pages.pages).map(([key, page]) => completePage(name, key, page));
  const onServer = all.filter((page) => page.rendering === 'server');
  const containerName = `bellkey_${name.replaceAll('-', '_')}`;
  const release = new ReleasePlugin({
    folder,
    name,
    container: containerName,
    contract: pages.contract,
    pages: pages.pages,
    sides: onServer.length > 0 ? ['browser', 'server'] : ['browser'],
  });

  const federation = (side: 'browser' | 'server') =>
    new container.ModuleFederationPluginV1({
      name: containerName,
      filename: `${side}/entry.[contenthash:10].js`,
      library: side === 'browser' ? { type: 'var', name: containerName } : { type: 'commonjs-module' },
      exposes: Object.fromEntries(
        (side === 'browser' ? all : onServer).map((page) => [
          `./${page.name}`,
          { import: `./src/pages/${page.name}/page.tsx`, name: page.name },
        ]),
      ),
      shared: Object.fromEntries(
        sharedSingletons.map((module) => [
          module,
          {
            import: false,
            singleton: true,
            requiredVersion: module.startsWith('@bellkey/') ? false : reactRange,
          },
        ]),
      ),
    });

  const browser = base(part, 'browser');
  const configurations: Configuration[] = [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: {},
      // By the container's name: how a host takes one release's chunks away before it loads another (`container.ts`).
      output: {
        ...browser.output,
        ...(dev ? {} : CHUNK_NAMES),
        publicPath: 'auto',
        chunkLoadingGlobal: `${containerName}_chunks`,
      },
      plugins: [
        federation('browser'),
        ...(dev ? [new ReactRefreshRspackPlugin()] : [new LeanSharingPlugin()]),
        ...linkPictures(folder),
        release,
      ],
    },
  ];
  if (onServer.length > 0) {
    const server = base(part, 'server');
    configurations.push({
      ...server,
      target: 'node20.19',
      entry: {},
      output: { ...server.output, publicPath: '', chunkLoading: 'require', chunkFormat: 'commonjs' },
      optimization: { minimize: false },
      plugins: [federation('server'), release],
    });
  }
  return configurations;
}

/** Builds the host: the service worker, the shell for browsers, and the Node server with its rendering worker. */
export function defineHost({ folder }: { folder: string }): Configuration[] {
  const part = { folder, name: 'host' };
  const release = new ReleasePlugin({
    folder,
    name: 'host',
    container: 'bellkey_host',
    contract: 0,
    pages: {},
    sides: ['browser', 'server'],
  });
  const browser = base(part, 'browser');
  const server = base(part, 'server');
  return [
    {
      ...base(part, 'browser'),
      name: 'host:workbench',
      target: ['web', 'es2022'],
      // A build of its own: visitors load not one byte of it.
      entry: { main: './workbench/main.tsx' },
      output: {
        path: path.join(folder, outputFolder, 'workbench'),
        uniqueName: 'bellkey-workbench',
        publicPath: '/workbench/files/',
        filename: '[name].js',
        cssFilename: '[name].css',
        assetModuleFilename: '[name].[contenthash:10][ext]',
      },
      plugins: [new rspack.DefinePlugin({ 'process.env.BELLKEY_DEV': JSON.stringify(String(dev)) })],
    },
    // There is no service worker in development.
    ...(dev ? [] : [workerBuild(folder, browser)]),
    {
      ...browser,
      ...(dev ? {} : { dependencies: [WORKER_BUILD] }),
      target: ['web', 'es2022'],
      entry: { main: './src/start.ts' },
      output: { ...browser.output, publicPath: 'auto' },
      plugins: [
        new rspack.DefinePlugin({ 'process.env.BELLKEY_DEV': JSON.stringify(String(dev)) }),
        ...(dev ? [new ReactRefreshRspackPlugin()] : [injectShellFiles(folder)]),
        release,
      ],
    },
    {
      ...server,
      target: 'node20.19',
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
    },
  ];
}
