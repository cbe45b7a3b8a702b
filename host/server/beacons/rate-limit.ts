import { LRUCache } from 'lru-cache';

/** Most callers with their own limit. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A token bucket per caller: that many calls a minute, and as many at once. In memory, because it only limits reports
 * to this process; a limit across processes needs a store.
 */
export class RateLimit {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_CALLERS });
  private readonly perMinute: number;

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Counts one call; false when the caller has used up the limit. */
  allows(caller: string, now: number): boolean {
    const before = this.buckets.get(caller) ?? { tokens: this.perMinute, at: now };
    const gained = ((now - before.at) / 60_000) * this.perMinute;
    const tokens = Math.min(this.perMinute, before.tokens + gained);
    this.buckets.set(caller, { tokens: Math.max(0, tokens - 1), at: now });
    return tokens >= 1;
  }
}
