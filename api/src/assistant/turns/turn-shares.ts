/** How many turns one process runs at once: most wait for a language model or a worker. */
const AT_ONCE = 128;
/** How many of them one property may have. */
const PER_PROPERTY = 16;
/** Most turns in one claim, so that the first do not wait while many are loaded. */
const PER_CLAIM = 4;

/** How many turns a process takes. */
export interface ShareLimits {
  atOnce: number;
  perProperty: number;
  perClaim: number;
}

/**
 * Decides which property may take turns next: round robin up to each one's share, so that the guests of one property do
 * not delay another's.
 */
export class TurnShares {
  readonly #limits: ShareLimits;
  // In the order of their next turn.
  readonly #line = new Set<string>();
  readonly #taken = new Map<string, number>();
  /** Size of the claim in progress, by property. */
  readonly #claiming = new Map<string, number>();
  /** Number of known waiting turns, by property. */
  readonly #waiting = new Map<string, number>();
  #total = 0;

  constructor(limits: Partial<ShareLimits> = {}) {
    this.#limits = { atOnce: AT_ONCE, perProperty: PER_PROPERTY, perClaim: PER_CLAIM, ...limits };
  }

  /** Turns that this process runs or knows to be waiting. Places reserved for a claim in progress do not count yet. */
  get owed(): number {
    const kept = sumOf(this.#claiming.values());
    return this.#total - kept + sumOf(this.#waiting.values());
  }

  /** A property may have another turn; one that is already queued keeps its place. */
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
      // One claim at a time per property; a wake-up during it is served by the next.
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
   * Result of a claim.
   *
   * @param came `limit` as requested; `taken` turns that run now; `more`: others are available at once; `waiting`
   *   turns of the property that wait, including those behind a running one of their conversation
   */
  claimed(
    propertyId: string,
    { limit, taken, more, waiting }: { limit: number; taken: number; more: boolean; waiting: number },
  ): void {
    this.#claiming.delete(propertyId);
    this.#take(propertyId, taken - limit);
    if (waiting > 0) this.#waiting.set(propertyId, waiting);
    else this.#waiting.delete(propertyId);
    // After the other properties.
    if (more) this.#line.add(propertyId);
  }

  /** A turn has ended. */
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
