import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageTable } from '@bellkey/shared/remote';
import { z } from 'zod';
import { writeRelease } from '../../build/release-document.ts';
import { CommandError } from '../../tools/src/command/command.ts';

/** Folder of the files for browsers, below `dist/`. */
const BROWSER = 'browser';
const MANIFEST = 'mf-manifest.json';
/** For people and tools, not for browsers. */
const NOT_SHIPPED = /\.map$|\.d\.ts$|\.zip$|^mf-(?:manifest|stats)\.json$/;

/** The parts of the manifest that Module Federation's plugins write next to a build. */
const Manifest = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    globalName: z.string().optional(),
    publicPath: z.string().optional(),
  }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});
type Manifest = z.infer<typeof Manifest>;

const containerOf = ({ name, metaData }: Manifest) => metaData.globalName || name;
const inBrowser = (file: string) => path.posix.join(BROWSER, file);

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, BROWSER, MANIFEST);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new CommandError(
      `${file} cannot be read. Build with a Module Federation plugin that writes its manifest, into dist/${BROWSER}/.`,
      { cause },
    );
  }
  const parsed = Manifest.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new CommandError(`${file} is not a Module Federation manifest: ${z.prettifyError(parsed.error)}`);
}

/** Parts of the build that a host could not load or remove: one sentence each, with the setting to change. */
function problemsOf(manifest: Manifest, entry: string, { pages }: PageTable): string[] {
  const { remoteEntry, publicPath } = manifest.metaData;
  const chunks = `${containerOf(manifest)}_chunks`;
  const exposed = new Set(manifest.exposes.map((expose) => expose.path));
  const onServer = Object.entries(pages).filter(([, { rendering }]) => rendering === 'server');
  return [
    ...(/^(?:var|global)$/.test(remoteEntry.type)
      ? []
      : [
          `its entry is of type ${remoteEntry.type}: set the plugin's library to { type: 'var', name: '${containerOf(manifest)}' }`,
        ]),
    ...(publicPath === 'auto' || publicPath === undefined
      ? []
      : [
          `its public path is ${publicPath}: set output.publicPath to 'auto', since the host serves the files`,
        ]),
    ...(entry.includes(chunks)
      ? []
      : [
          `its chunks are not found under ${chunks}: set output.chunkLoadingGlobal to '${chunks}', or a browser could not replace this release by an earlier one`,
        ]),
    ...Object.keys(pages)
      .filter((page) => !exposed.has(`./${page}`))
      .map((page) => `it does not expose ./${page}, which its page table names`),
    ...onServer.map(([page]) => `${page} is rendered on the server, which takes a build by defineRemote`),
  ];
}

/** Whether a folder holds a build with a Module Federation manifest. */
export const hasManifest = (dist: string): boolean => existsSync(path.join(dist, BROWSER, MANIFEST));

/**
 * Writes the `release.json` of a build by another tool, from the manifest of Module Federation's plugin and the page
 * table.
 *
 * @param dist contains the build in `browser/`.
 * @throws CommandError that says which part of the build a host could not load, and which setting to change.
 */
export async function describeRelease(dist: string, table: PageTable, version: string): Promise<void> {
  const manifest = await readManifest(dist);
  const { remoteEntry } = manifest.metaData;
  const entry = inBrowser(path.posix.join(remoteEntry.path, remoteEntry.name));
  const problems = problemsOf(manifest, await readFile(path.join(dist, entry), 'utf8'), table);
  if (problems.length > 0) {
    throw new CommandError(
      `The build in ${dist} cannot be released:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  const found = await readdir(path.join(dist, BROWSER), { recursive: true, withFileTypes: true });
  const files = found
    .filter((file) => file.isFile() && !NOT_SHIPPED.test(file.name))
    .map((file) => path.relative(dist, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
  writeRelease(dist, {
    name: table.remote,
    version,
    contract: table.contract,
    container: containerOf(manifest),
    entry,
    entryCss: [],
    serverEntry: null,
    pages: table.pages,
    filesOf: (page) => {
      const assets = manifest.exposes.find((expose) => expose.path === `./${page}`)?.assets;
      return [...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])].map(inBrowser);
    },
    files,
  });
}
