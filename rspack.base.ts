import type { Configuration } from '@rspack/core';
import { base } from './build/base.ts';
import { hostBrowserBuild, hostServerBuild, workbenchBuild } from './build/host-builds.ts';
import { ReleasePlugin } from './build/release-plugin.ts';
import { describeRemote, remoteBrowserBuild, remoteServerBuild } from './build/remote-builds.ts';
import { workerBuild } from './build/service-worker-build.ts';
import { dev } from './build/targets.ts';
import type { PageTable } from './shared/src/remote/pages.ts';

/**
 * Builds a remote: one Module Federation container with one expose per page of its table, for the browser and, when a
 * page is rendered on the server, for Node. `release.json` in its `dist/` lists what came out.
 *
 * @example
 * export default defineRemote({ folder: import.meta.dirname, pages });
 *
 * @param smallestSharedChunk minimum size of code that pages share for a separate chunk, before minifying; more gives
 *   fewer files and bytes on a first visit, and more on later pages
 */
export function defineRemote({
  folder,
  pages,
  smallestSharedChunk,
}: {
  folder: string;
  pages: PageTable;
  smallestSharedChunk?: number;
}): Configuration[] {
  const remote = describeRemote(folder, pages, smallestSharedChunk);
  return [remoteBrowserBuild(remote), ...(remote.serverPages.length > 0 ? [remoteServerBuild(remote)] : [])];
}

/** Builds the host: the workbench, the service worker, the shell for browsers, and its Node server. */
export function defineHost({ folder }: { folder: string }): Configuration[] {
  const release = new ReleasePlugin({
    folder,
    name: 'host',
    container: 'bellkey_host',
    contract: 0,
    pages: {},
    sides: ['browser', 'server'],
  });
  return [
    workbenchBuild(folder),
    // Development has no service worker.
    ...(dev ? [] : [workerBuild(folder, base({ folder, name: 'host' }, 'browser'))]),
    hostBrowserBuild(folder, release),
    hostServerBuild(folder, release),
  ];
}
