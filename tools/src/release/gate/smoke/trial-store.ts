import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, SIGNATURE_FILE } from '@bellkey/shared/release';
import { generateSigningKey, signRelease } from '@bellkey/shared/release/signing';
import { folderOf } from '../../registry/locations.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { eachAtATime } from '../../upload/at-a-time.ts';
import { loadBuilt, parseRelease } from '../../upload/built-release.ts';

/** Source of a release's bytes: a build's folder, or a store. */
export type ReleaseSource =
  | { kind: 'folder'; folder: string; bytes: Buffer }
  | { kind: 'store'; store: ReleaseStore; bytes: Buffer };

/**
 * Lays releases out as if live, in a separate folder with separate keys: a registry, a trust file, and the cache of a
 * host that has just loaded them.
 *
 * @returns the releases in it.
 */
export async function layOut(folder: string, sources: readonly ReleaseSource[]): Promise<Release[]> {
  const key = generateSigningKey();
  const releases: Release[] = [];
  for (const source of sources) {
    const release = parseRelease(source.bytes, 'A release that is live');
    releases.push(release);
    const places = [`store/${release.name}/${release.build}`, `cache/${release.name}/${release.build}`];
    await eachAtATime(release.files, 8, async ({ path: place }) => {
      for (const target of places.map((at) => path.join(folder, at, place))) {
        await mkdir(path.dirname(target), { recursive: true });
        if (source.kind === 'folder') await cp(path.join(source.folder, place), target);
        else await writeFile(target, await fromStore(source.store, release, place));
      }
    });
    for (const at of places) await mkdir(path.join(folder, at), { recursive: true });
    const stored = path.join(folder, `store/${release.name}/${release.build}`);
    await writeFile(path.join(stored, 'release.json'), source.bytes);
    await writeFile(
      path.join(stored, SIGNATURE_FILE),
      JSON.stringify(signRelease(source.bytes, key.privateKey)),
    );
    await writeFile(
      path.join(folder, `cache/${release.name}/${release.build}/package.json`),
      '{"type":"commonjs"}\n',
    );
  }
  const named = <T>(of: (release: Release) => T) =>
    Object.fromEntries(releases.map((release) => [release.name, of(release)]));
  const remotes = named(({ name, build }) => ({ live: `store/${name}/${build}/release.json` }));
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes }));
  const trusted = named(() => ({ publicKey: key.publicKey, origins: [] }));
  await writeFile(path.join(folder, 'trust.json'), JSON.stringify({ remotes: trusted }));
  return releases;
}

/** Gives a host its own files in compressed form, so that it need not compress them at its start. */
export async function seedHostFiles(folder: string, dist: string): Promise<void> {
  const { release } = await loadBuilt(dist);
  const target = path.join(folder, 'cache/host', release.build);
  for (const file of release.files.filter(({ path: place }) => place.startsWith('browser/'))) {
    await mkdir(path.dirname(path.join(target, file.path)), { recursive: true });
    await cp(path.join(dist, file.path), path.join(target, file.path));
  }
}

async function fromStore(store: ReleaseStore, { name, build }: Release, place: string): Promise<Uint8Array> {
  const file = await store.read(folderOf(name, build) + place);
  if (file) return file.content;
  throw new Error(`${store.placeOf(folderOf(name, build) + place)} is missing, although it is live.`);
}
