/** How many turns one process has at once: most of them wait for a language model or for a worker. */
const AT_ONCE = 128;
/** How many of them may be one property's. */
const PER_PROPERTY = 16;
/** How many are taken in one claim, so that the first of them are not behind the reading of many. */
const PER_CLAIM = 4;

/** How many turns a process takes. */
export interface ShareLimits {
  atOnce: number;
  perProperty: number;
  perClaim: number;
}

/**
 * Which property may take turns next: those that may have any, one after the other, each up to its share, so that what
 * one property's guests write does not keep another's waiting.
 */
export class TurnShares {
  readonly #limits: ShareLimits;
  // In the order in which they are looked at next.
  readonly #line = new Set<string>();
  readonly #taken = new Map<string, number>();
  /** How many turns a claim that is under way may take, by property. */
  readonly #claiming = new Map<string, number>();
  /** How many turns are known to wait, by property. */
  readonly #waiting = new Map<string, number>();
  #total = 0;

  constructor(limits: Partial<ShareLimits> = {}) {
    this.#limits = { atOnce: AT_ONCE, perProperty: PER_PROPERTY, perClaim: PER_CLAIM, ...limits };
  }

  /** Turns that this process has or knows to wait for it. Places kept for a claim that is under way are not owed yet. */
  get owed(): number {
    const kept = sumOf(this.#claiming.values());
    return this.#total - kept + sumOf(this.#waiting.values());
  }

  /** A property may have another turn; one that is in the line already keeps its place. */
  wake(propertyId: string, newTurns = 0): void {
    this.#line.add(propertyId);
    if (newTurns > 0) this.#waiting.set(propertyId, (this.#waiting.get(propertyId) ?? 0) + newTurns);
  }

  /** The next property to claim turns for, and how many at most; null when none may take any now. */
  begin(): { propertyId: string; limit: number } | null {
    const left = this.#limits.atOnce - this.#total;
    if (left <= 0) return null;
    for (const propertyId of this.#line) {
      const own = this.#limits.perProperty - (this.#taken.get(propertyId) ?? 0);
      // One look at a time in each property; a wake in between is served by the next.
      if (own <= 0 || this.#claiming.has(propertyId)) continue;
      const limit = Math.min(left, own, this.#limits.perClaim);
      this.#line.delete(propertyId);
      this.#claiming.set(propertyId, limit);
      this.#take(propertyId, limit);
      return { propertyId, limit };
    }
    return null;
  }

  /**
   * What came of a claim.
   *
   * @param came `limit` as it was asked for; `taken` turns that run now; `more`: others may be had at once; `waiting`
   *   turns of the property that wait, those behind a running one of their conversation included
   */
  claimed(
    propertyId: string,
    { limit, taken, more, waiting }: { limit: number; taken: number; more: boolean; waiting: number },
  ): void {
    this.#claiming.delete(propertyId);
    this.#take(propertyId, taken - limit);
    if (waiting > 0) this.#waiting.set(propertyId, waiting);
    else this.#waiting.delete(propertyId);
    // Behind the other properties.
    if (more) this.#line.add(propertyId);
  }

  /** A turn is over. */
  ended(propertyId: string): void {
    this.#take(propertyId, -1);
  }

  #take(propertyId: string, turns: number): void {
    const taken = (this.#taken.get(propertyId) ?? 0) + turns;
    if (taken > 0) this.#taken.set(propertyId, taken);
    else this.#taken.delete(propertyId);
    this.#total += turns;
  }
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);
