import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Release } from '@bellkey/shared/release';
import { loadLocation } from '../registry/location.ts';
import { cacheRelease } from '../releases/cache-release.ts';

/** The host's own browser build: what pages load in addition to their remote. */
export interface HostFiles {
  release: Release;
  /** URL prefix that browsers load it from, ending in a slash. */
  base: string;
}

/** The build next to this server, cached like a remote's: verified, compressed, under this origin. */
export async function builtHostFiles(dist: string, cacheDir: string, compress: boolean): Promise<HostFiles> {
  const file = path.join(dist, 'release.json');
  const bytes = await readFile(file);
  const release = Release.parse(JSON.parse(bytes.toString('utf8')));
  await cacheRelease({ release, bytes, signature: null }, pathToFileURL(file), {
    cacheDir,
    compress,
    wanted: (name) => name.startsWith('browser/'),
  });
  return { release, base: `/host/${release.build}/` };
}

/** In development: the dev server's current build, loaded from there. */
export async function servedHostFiles(url: string): Promise<HostFiles> {
  const location = new URL(url);
  const release = Release.parse(JSON.parse((await loadLocation(location)).toString('utf8')));
  return { release, base: new URL('.', location).href };
}
