import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compilation, Configuration, RspackPluginInstance } from '@rspack/core';
import { InjectManifest } from 'workbox-webpack-plugin';

/** Name of the worker's own build; the browser build waits for it. */
export const WORKER_BUILD = 'host:worker';

/** Folder of the compiled worker until the list of the shell's files is inserted. Never shipped. */
const compiledWorker = (folder: string) => path.join(folder, '.cache/service-worker/service-worker.js');

/** Compiles the worker. @param common settings of every build of the product */
export function workerBuild(folder: string, common: Configuration): Configuration {
  const compiled = compiledWorker(folder);
  return {
    ...common,
    name: WORKER_BUILD,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { 'service-worker': './service-worker/main.ts' },
    output: { path: path.dirname(compiled), filename: path.basename(compiled) },
    optimization: { ...common.optimization, splitChunks: false },
  };
}

/** Files that only some people need and that are not kept: the files of named chunks that no other chunk uses. */
function filesOfChunkAlone(compilation: Compilation, chunk: string): Set<string> {
  const filesOf = (groups: Iterable<{ getFiles(): readonly string[] }>) =>
    new Set([...groups].flatMap((group) => [...group.getFiles()]));
  const wanted = compilation.namedChunkGroups.get(chunk);
  if (!wanted) throw new Error(`The host's build has no chunk ${chunk}: the service worker would keep it.`);
  const others = filesOf(compilation.chunkGroups.filter((group) => group.name !== chunk));
  return new Set([...wanted.getFiles()].filter((file) => !others.has(file)));
}

/**
 * Inserts the list of the shell's browser files, each with its sha384, into the compiled worker and adds the worker to
 * the browser build. The list omits the identity client and its bot check, because signing in needs the network.
 */
export function injectShellFiles(folder: string): RspackPluginInstance {
  return new InjectManifest({
    swSrc: compiledWorker(folder),
    swDest: 'browser/service-worker.js',
    // Rspack cannot run the plugin's own child compilation.
    compileSrc: false,
    include: [/^browser\//],
    exclude: [/\.map$/],
    maximumFileSizeToCacheInBytes: 4_000_000,
    manifestTransforms: [
      async (entries, given) => {
        const compilation = given as Compilation;
        const leftOut = new Set(
          ['identity-client', 'bot-check'].flatMap((chunk) => [...filesOfChunkAlone(compilation, chunk)]),
        );
        const manifest = entries
          .filter(({ url }) => !leftOut.has(url))
          .sort((a, b) => a.url.localeCompare(b.url))
          .map((entry) => {
            const content = compilation.getAsset(entry.url)?.source.buffer();
            if (!content) throw new Error(`The host's build lists ${entry.url} but does not have it.`);
            const hash = createHash('sha384').update(content).digest('base64');
            return { ...entry, revision: null, integrity: `sha384-${hash}` };
          });
        return { manifest, warnings: [] };
      },
    ],
  }) as unknown as RspackPluginInstance;
}
