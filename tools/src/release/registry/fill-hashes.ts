import type { RegistryEntry } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import type { ReleaseStore } from '../store/release-store.ts';
import { isElsewhere } from './locations.ts';

const TIMEOUT_MS = 5_000;

async function bytesOf(store: ReleaseStore, location: string): Promise<Uint8Array | null> {
  if (!isElsewhere(location)) return (await store.read(location))?.content ?? null;
  try {
    const answer = await fetch(location, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/**
 * Adds the hash of every release to a registry entry that was written by hand or before hashes were listed. Once an
 * entry lists one hash, the host requires all. Earlier releases that can no longer be loaded are removed from the
 * entry: a rollback to them would fail too.
 */
export async function withHashes(store: ReleaseStore, entry: RegistryEntry): Promise<RegistryEntry> {
  const named = [entry.live, ...entry.earlier, ...(entry.canary ? [entry.canary.release] : [])];
  const missing = named.filter((location) => entry.integrity[location] === undefined);
  const integrity = { ...entry.integrity };
  for (const location of missing) {
    const bytes = await bytesOf(store, location);
    if (bytes) integrity[location] = integrityOf(bytes);
  }
  const { canary, ...rest } = entry;
  return {
    ...rest,
    earlier: entry.earlier.filter((location) => integrity[location] !== undefined),
    ...(canary && integrity[canary.release] !== undefined ? { canary } : {}),
    integrity,
  };
}
