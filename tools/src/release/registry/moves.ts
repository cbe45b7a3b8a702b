import type { RegistryEntry } from '@bellkey/shared/release';
import { isElsewhere } from './locations.ts';

/** Number of earlier releases that stay listed, and on disk, for open tabs and rollbacks. */
export const KEPT_RELEASES = 5;

/** A stored release, by the hash of its `release.json`. */
export interface Pointer {
  location: string;
  integrity: string;
}

function tidied(entry: RegistryEntry, known: Record<string, string>): RegistryEntry {
  const earlier = entry.earlier
    .filter((location) => location !== entry.live && known[location] !== undefined)
    .slice(0, KEPT_RELEASES);
  const named = [entry.live, ...earlier, ...(entry.canary ? [entry.canary.release] : [])];
  const integrity = Object.fromEntries(
    named.flatMap((location) => {
      const value = known[location];
      return value === undefined ? [] : [[location, value]];
    }),
  );
  return { ...entry, earlier, integrity };
}

const hashes = (before: RegistryEntry | undefined, { location, integrity }: Pointer) => ({
  ...before?.integrity,
  [location]: integrity,
});

/** A release for everyone. A canary stays, unless it is this very release. */
export function released(before: RegistryEntry | undefined, pointer: Pointer): RegistryEntry {
  const { location } = pointer;
  const replaced = before && before.live !== location ? [before.live] : [];
  const moved = before !== undefined && isElsewhere(before.live) !== isElsewhere(location);
  const entry: RegistryEntry = {
    live: location,
    earlier: [...replaced, ...(before?.earlier ?? [])],
    integrity: {},
    // Permission to load directly from elsewhere does not apply to a path in the store.
    delivery: moved ? 'origin' : (before?.delivery ?? 'origin'),
    ...(before?.canary && before.canary.release !== location ? { canary: before.canary } : {}),
  };
  return tidied(entry, hashes(before, pointer));
}

/** A release for a share of the visitors; repeating it only changes the share. */
export function canaried(before: RegistryEntry, pointer: Pointer, share: number, now: Date): RegistryEntry {
  const same = before.canary?.release === pointer.location;
  const since = same && before.canary ? before.canary.since : now.toISOString();
  return tidied({ ...before, canary: { release: pointer.location, share, since } }, hashes(before, pointer));
}

/** Ends the canary. */
export function aborted(before: RegistryEntry): RegistryEntry {
  const { canary: _, ...rest } = before;
  return tidied(rest, before.integrity);
}

/**
 * Makes an earlier release live again. The current one goes to the end of the earlier ones, so that two rollbacks go
 * back two releases, not back and forth.
 */
export function wentBack(before: RegistryEntry, location: string): RegistryEntry {
  const others = before.earlier.filter((other) => other !== location && other !== before.live);
  return tidied({ ...before, live: location, earlier: [...others, before.live] }, before.integrity);
}
