import { LRUCache } from 'lru-cache';
import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';

/** Calls that one key may make in a minute, across all processes. */
export const KEY_CALLS_PER_MINUTE = 600;
const WINDOW_MS = 60_000;
/**
 * A process takes this many at once from the count in the database, so that most calls cost no round trip. The unused
 * rest expires with the minute.
 */
const TAKEN_AT_ONCE = 20;
/** Most keys whose counts a process caches. */
const KEYS_COUNTED = 10_000;

/** Rate limit of API keys. */
export interface KeyLimit {
  /** Counts a call, or answers how many seconds to wait. */
  take(key: string, now: Date): Promise<number | null>;
}

/** What a process may still admit, or until when it admits nothing. */
type Share = { left: number; until: number } | { refusedUntil: number };

/** A limit that is counted in the database, in shares. */
export function createKeyLimit(store: Store): KeyLimit {
  const shares = new LRUCache<string, Share>({ max: KEYS_COUNTED });
  const counted = createCallLimit(store, {
    name: 'api-key',
    allowed: KEY_CALLS_PER_MINUTE / TAKEN_AT_ONCE,
    windowMs: WINDOW_MS,
  });
  return {
    async take(key, now) {
      const at = now.getTime();
      const share = shares.get(key);
      if (share && 'left' in share && share.left > 0 && share.until > at) {
        share.left -= 1;
        return null;
      }
      if (share && 'refusedUntil' in share && share.refusedUntil > at) {
        return Math.ceil((share.refusedUntil - at) / 1000);
      }
      const waitSeconds = await outsideBudget(() => counted.take(key));
      shares.set(
        key,
        waitSeconds === null
          ? { left: TAKEN_AT_ONCE - 1, until: at + WINDOW_MS }
          : { refusedUntil: at + waitSeconds * 1000 },
      );
      return waitSeconds;
    },
  };
}
