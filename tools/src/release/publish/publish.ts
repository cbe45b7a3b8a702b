import path from 'node:path';
import { expectedIntegrity, type RegistryEntry, type Release } from '@bellkey/shared/release';
import { remotePart } from '../../parts/parts.ts';
import { withHashes } from '../registry/fill-hashes.ts';
import { loadHistory } from '../registry/history-file.ts';
import { buildOf, isElsewhere, locationOf } from '../registry/locations.ts';
import { released } from '../registry/moves.ts';
import { numbered } from '../registry/numbered.ts';
import { changeRegistry } from '../registry/registry-file.ts';
import { teamKey } from '../registry/signing-key.ts';
import { trustFile, trustOnThisMachine } from '../registry/trust-file.ts';
import { whoIs } from '../registry/who.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { loadBuilt } from '../upload/built-release.ts';
import { uploadRelease, verifyStored } from '../upload/upload.ts';

/** Whether exactly this build was rolled back, or is a canary: a restart is not a release. */
async function isHeldBack(
  store: ReleaseStore,
  entry: RegistryEntry,
  { name, build }: Pick<Release, 'name' | 'build'>,
): Promise<boolean> {
  if (entry.canary?.release === locationOf(name, build)) return true;
  const last = (await loadHistory(store)).findLast(
    (change) =>
      change.remote === name && change.action !== 'prune' && [change.build, change.from].includes(build),
  );
  if (last?.action === 'rollback') return last.from === build;
  return last?.action === 'abort' && last.build === build;
}

/**
 * Makes built remotes live in a data folder of this machine. It signs them with this machine's own keys, adds the keys
 * to the trust file, stores and verifies the files, and changes the registry last.
 *
 * @returns remotes that were left as an operator set them: with a release from elsewhere, or with exactly this build
 *   rolled back or as a canary.
 * @throws CommandError when the registry or a build is broken; live releases are then unchanged.
 */
export async function publish(
  remotes: readonly string[],
  dataDir: string,
  { env = process.env, folderOf = (remote: string) => path.join(remotePart(remote).folder, 'dist') } = {},
): Promise<string[]> {
  const store = new FolderStore(dataDir);
  const trust = trustFile(env, dataDir);
  const left = new Set<string>();
  for (const remote of remotes) {
    const key = await teamKey(remote, { env, dataDir, make: true });
    await trustOnThisMachine(trust, remote, key.publicKey);
    const built = await loadBuilt(folderOf(remote));
    await uploadRelease(store, built, key);
    const { name, build } = built.release;
    const { pointer, release } = await verifyStored(store, name, build, key.publicKey);
    await changeRegistry({ store, who: whoIs(env) }, async (registry) => {
      const before = registry.remotes[name];
      if (before && (isElsewhere(before.live) || (await isHeldBack(store, before, built.release)))) {
        left.add(name);
        return null;
      }
      if (before?.live === pointer.location) {
        const expected = expectedIntegrity(before, pointer.location);
        if (expected.ok && expected.value === pointer.integrity) return null;
      }
      const entry = await numbered(released(before && (await withHashes(store, before)), pointer), {
        before,
        release,
        location: pointer.location,
        key: async () => key,
        now: new Date(),
      });
      const from = before ? buildOf(before.live) : null;
      return { entry, change: { action: 'release', remote: name, build, from } };
    });
  }
  return [...left];
}
