import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Release, SIGNATURE_FILE } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { signRelease, verifyRelease } from '@bellkey/shared/release/signing';
import { CommandError } from '../../command/command.ts';
import { folderOf, locationOf } from '../registry/locations.ts';
import type { Pointer } from '../registry/moves.ts';
import type { TeamKey } from '../registry/signing-key.ts';
import { type ReleaseStore, StoreError } from '../store/release-store.ts';
import { throwIfStopped } from '../workplace/release-command.ts';
import { eachAtATime } from './at-a-time.ts';
import { type BuiltRelease, parseRelease } from './built-release.ts';

/** The same build, whenever it was built. */
function isSameBuild(a: Release, b: Release): boolean {
  return isDeepStrictEqual({ ...a, builtAt: '', number: 0 }, { ...b, builtAt: '', number: 0 });
}

/** The bytes of the `release.json` in the store, if it is of this build. */
async function storedBytes(store: ReleaseStore, { release }: BuiltRelease): Promise<Buffer | null> {
  const file = await store.read(locationOf(release.name, release.build));
  if (file === null) return null;
  try {
    return isSameBuild(parseRelease(file.content, ''), release) ? file.content : null;
  } catch {
    return null;
  }
}

/**
 * Uploads a built release to a store, signed, as `releases/<name>/<build>/`. It skips complete files, so an interrupted
 * upload continues. A release that is already there keeps its `release.json` byte by byte, because the registry names
 * its hash.
 *
 * @param stopping aborted when the person has stopped the command: no further file is sent then.
 * @returns how many files were sent.
 */
export async function uploadRelease(
  store: ReleaseStore,
  built: BuiltRelease,
  key: TeamKey,
  stopping?: AbortSignal,
): Promise<number> {
  const { release, folder } = built;
  const place = folderOf(release.name, release.build);
  const before = await storedBytes(store, built);
  let sent = 0;
  const send = async (name: string, content: Uint8Array) => {
    if (stopping) throwIfStopped(stopping);
    await store.write(place + name, content);
    sent += 1;
  };
  await eachAtATime(release.files, store.atATime, async (file) => {
    const there = before === null ? null : await store.read(place + file.path);
    if (there && integrityOf(there.content) === file.integrity) return;
    await send(file.path, await readFile(path.join(folder, file.path)));
  });
  const bytes = before ?? built.bytes;
  if (before === null) await send('release.json', bytes);
  const signature = await store.read(place + SIGNATURE_FILE);
  const holds = signature && verifyRelease(bytes, signature.content.toString('utf8'), key.publicKey).ok;
  if (!holds) {
    await send(SIGNATURE_FILE, Buffer.from(`${JSON.stringify(signRelease(bytes, key.privateKey))}\n`));
  }
  return sent;
}

/** A stored release, verified as far as possible without its files. */
export interface StoredRelease {
  release: Release;
  pointer: Pointer;
}

/**
 * Loads a stored release, and checks its signature.
 *
 * @param publicKey the team's; null when this machine does not have it
 * @throws CommandError when it is missing or differs from what was signed.
 */
export async function loadStored(
  store: ReleaseStore,
  remote: string,
  build: string,
  publicKey: string | null,
): Promise<StoredRelease> {
  const location = locationOf(remote, build);
  const place = store.placeOf(location);
  const file = await store.read(location);
  if (file === null) {
    throw new CommandError(
      `There is no release ${build} of ${remote} in ${store.name}. \`npm run releases\` lists them.`,
    );
  }
  const release = parseRelease(file.content, place);
  if (release.name !== remote || release.build !== build) {
    throw new CommandError(`${place} is a release of ${release.name} (${release.build}).`);
  }
  if (publicKey !== null) {
    const signature = await store.read(folderOf(remote, build) + SIGNATURE_FILE);
    const check = signature
      ? verifyRelease(file.content, signature.content.toString('utf8'), publicKey)
      : { ok: false as const, error: 'it is not signed' };
    if (!check.ok) throw new CommandError(`${place} is refused: ${check.error}.`);
  }
  return { release, pointer: { location, integrity: integrityOf(file.content) } };
}

/**
 * Verifies an uploaded release: loads every file and checks its hash.
 *
 * @param remedy what to do about damage
 * @throws CommandError that names missing or damaged files.
 */
export async function verifyStored(
  store: ReleaseStore,
  remote: string,
  build: string,
  publicKey: string | null,
  remedy = 'Run the same command again: it sends what is missing or damaged.',
): Promise<StoredRelease> {
  const stored = await loadStored(store, remote, build, publicKey);
  const damaged: string[] = [];
  await eachAtATime(stored.release.files, store.atATime, async ({ path: place, integrity }) => {
    const file = await store.read(folderOf(remote, build) + place);
    if (file === null) damaged.push(`${place} is missing`);
    else if (integrityOf(file.content) !== integrity) damaged.push(`${place} has another sha384`);
  });
  if (damaged.length === 0) return stored;
  throw new StoreError(
    `${store.name} does not hold what was uploaded of ${remote} ${build}: ${damaged.sort().join('; ')}. ${remedy}`,
  );
}
