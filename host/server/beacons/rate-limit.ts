/** Callers that are told apart; the one not seen for longest is forgotten first. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Lets each caller do something so often a minute, with as much at once. Bounded in memory. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perMinute: number;

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Takes one of the caller's turns; false when there is none left. */
  allows(caller: string, now: number): boolean {
    const before = this.buckets.get(caller) ?? { tokens: this.perMinute, at: now };
    const gained = ((now - before.at) / 60_000) * this.perMinute;
    const tokens = Math.min(this.perMinute, before.tokens + gained);
    this.buckets.delete(caller);
    this.buckets.set(caller, { tokens: Math.max(0, tokens - 1), at: now });
    const oldest = this.buckets.keys().next();
    if (this.buckets.size > MOST_CALLERS && !oldest.done) this.buckets.delete(oldest.value);
    return tokens >= 1;
  }
}
