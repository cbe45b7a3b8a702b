/** How often a process announces its presence to others. */
export const HERE_EVERY_MS = 10_000;
/** After this time without a signal from another process, there is none. */
const GONE_AFTER_MS = 35_000;
/** How long other processes may take to answer when this one asks. */
const ANSWER_MS = 5_000;

/**
 * Whether other processes work on the same database. Hints are only for them, so a process that is alone sends none and
 * saves about half of its writes to PostgreSQL.
 */
export class Peers {
  readonly #now: () => number;
  #presumedUntil = Number.NEGATIVE_INFINITY;

  /** @param now a monotonic clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether there may be one: a signal came lately, or this process asked a moment ago. */
  get present(): boolean {
    return this.#now() < this.#presumedUntil;
  }

  /** This process asked the others to answer. */
  asked(): void {
    this.#presume(ANSWER_MS);
  }

  /** A signal of another process came. */
  signalled(): void {
    this.#presume(GONE_AFTER_MS);
  }

  #presume(ms: number): void {
    this.#presumedUntil = Math.max(this.#presumedUntil, this.#now() + ms);
  }
}
