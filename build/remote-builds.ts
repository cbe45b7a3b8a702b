import { type Configuration, container } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { completePage, isRenderedOnServer, type Page, type PageTable } from '../shared/src/remote/pages.ts';
import { base, type Part, type Side } from './base.ts';
import { LeanSharingPlugin } from './lean-sharing-plugin.ts';
import { linkPictures } from './link-pictures.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { consumedFromHost } from './shared-singletons.ts';
import { BROWSER_TARGET, dev, NODE_TARGET } from './targets.ts';

/**
 * One hash for all chunks of a remote. Each release has a separate folder, so names need not distinguish versions of a
 * chunk. Otherwise the entry, which lists all chunks, would contain two hashes for each page.
 */
const CHUNK_NAMES = {
  chunkFilename: 'browser/[name].[fullhash:10].js',
  cssChunkFilename: 'browser/[name].[fullhash:10].css',
};

/** Data of a remote that both of its builds need. */
export interface Remote {
  part: Part;
  /** Global name of its Module Federation container. */
  containerName: string;
  pages: readonly Page[];
  /** The pages that are rendered on the server, always or when it has data for them. */
  serverPages: readonly Page[];
  /** Minimum size of code that pages share for a separate chunk, before minifying; by default one for all remotes. */
  smallestSharedChunk: number;
  /** Writes `release.json` when every build of the remote is complete. */
  release: ReleasePlugin;
}

/** Minimum size of code that pages share for a separate chunk, before minifying. */
const SMALLEST_SHARED_CHUNK_BYTES = 40_000;

/** Describes a remote from its page table. */
export function describeRemote(
  folder: string,
  table: PageTable,
  smallestSharedChunk = SMALLEST_SHARED_CHUNK_BYTES,
): Remote {
  const name = table.remote;
  const containerName = `bellkey_${name.replaceAll('-', '_')}`;
  const pages = Object.entries(table.pages).map(([key, page]) => completePage(name, key, page));
  const serverPages = pages.filter(isRenderedOnServer);
  const release = new ReleasePlugin({
    folder,
    name,
    container: containerName,
    contract: table.contract,
    pages: table.pages,
    sides: serverPages.length > 0 ? ['browser', 'server'] : ['browser'],
  });
  return { part: { folder, name }, containerName, pages, serverPages, smallestSharedChunk, release };
}

/** One container with one expose per page. */
const federation = ({ containerName, pages, serverPages }: Remote, side: Side) =>
  new container.ModuleFederationPluginV1({
    name: containerName,
    filename: `${side}/entry.[contenthash:10].js`,
    library: side === 'browser' ? { type: 'var', name: containerName } : { type: 'commonjs-module' },
    exposes: Object.fromEntries(
      (side === 'browser' ? pages : serverPages).map((page) => [
        `./${page.name}`,
        { import: `./src/pages/${page.name}/page.tsx`, name: page.name },
      ]),
    ),
    shared: consumedFromHost,
  });

/** A remote for browsers. */
export function remoteBrowserBuild(remote: Remote): Configuration {
  const { part, containerName, smallestSharedChunk, release } = remote;
  const browser = base(part, 'browser');
  return {
    ...browser,
    target: BROWSER_TARGET,
    entry: {},
    // By the container's name, so that a host can unload one release's chunks before it loads another (`container.ts`).
    output: {
      ...browser.output,
      ...(dev ? {} : CHUNK_NAMES),
      publicPath: 'auto',
      chunkLoadingGlobal: `${containerName}_chunks`,
    },
    // On a first visit smaller shared chunks cost more as requests than they save.
    optimization: {
      ...browser.optimization,
      splitChunks: {
        minSize: smallestSharedChunk,
        // Libraries count as any other code that pages share.
        ...(smallestSharedChunk > SMALLEST_SHARED_CHUNK_BYTES && { cacheGroups: { defaultVendors: false } }),
      },
    },
    plugins: [
      federation(remote, 'browser'),
      dev ? new ReactRefreshRspackPlugin() : new LeanSharingPlugin(),
      ...linkPictures(part.folder),
      release,
    ],
  };
}

/** The server-rendered pages of a remote, for Node. */
export function remoteServerBuild(remote: Remote): Configuration {
  const server = base(remote.part, 'server');
  return {
    ...server,
    target: NODE_TARGET,
    entry: {},
    output: { ...server.output, publicPath: '', chunkLoading: 'require', chunkFormat: 'commonjs' },
    optimization: { minimize: false },
    plugins: [federation(remote, 'server'), remote.release],
  };
}
