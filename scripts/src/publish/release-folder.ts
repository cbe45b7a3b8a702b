import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Release, type ReleaseFile } from '@bellkey/shared/release';
import { z } from 'zod';
import { CommandError } from '../command.ts';

/** The `release.json` of a folder. @throws CommandError when it is missing or not a release. */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, 'release.json');
  let parsed: ReturnType<typeof Release.safeParse>;
  try {
    parsed = Release.safeParse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new CommandError(`${file} is missing or is not JSON. Build the part again.`, { cause });
  }
  if (parsed.success) return parsed.data;
  throw new CommandError(`${file} is not a release: ${z.prettifyError(parsed.error)}`);
}

async function isIntact(folder: string, { path: place, integrity }: ReleaseFile): Promise<boolean> {
  try {
    const content = await readFile(path.join(folder, place));
    return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
  } catch {
    return false;
  }
}

/** Files of a release that are missing from a folder or are not what the release says they are. */
export async function damagedFiles(folder: string, release: Release): Promise<string[]> {
  const intact = await Promise.all(release.files.map((file) => isIntact(folder, file)));
  return release.files.filter((_, index) => !intact[index]).map((file) => file.path);
}

/**
 * Copies a built release into the store, as `<store>/<name>/<build>/`, and checks every file there by its hash. One
 * that is already there and whole is left alone; a damaged one is replaced.
 *
 * @returns the release and its folder.
 * @throws CommandError when the build itself is not what its `release.json` says.
 */
export async function storeRelease(
  dist: string,
  store: string,
): Promise<{ release: Release; folder: string }> {
  const release = await readRelease(dist);
  const folder = path.join(store, release.name, release.build);
  const stored = await readRelease(folder).catch(() => null);
  if (stored?.build === release.build && (await damagedFiles(folder, stored)).length === 0) {
    return { release: stored, folder };
  }

  const damaged = await damagedFiles(dist, release);
  if (damaged.length > 0) {
    throw new CommandError(
      `${dist} is not what its release.json says (${damaged.join(', ')}). Delete the folder and build again.`,
    );
  }
  const incoming = `${folder}.${process.pid}.incoming`;
  await rm(incoming, { recursive: true, force: true });
  for (const place of ['release.json', ...release.files.map((file) => file.path)]) {
    await mkdir(path.dirname(path.join(incoming, place)), { recursive: true });
    await cp(path.join(dist, place), path.join(incoming, place));
  }
  await rm(folder, { recursive: true, force: true });
  await rename(incoming, folder);
  return { release, folder };
}
