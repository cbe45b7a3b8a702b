import { setImmediate } from 'node:timers/promises';
import type { Conflict } from '@bellkey/shared/api';
import { MAX_CONFLICTS } from '@bellkey/shared/api';

/** Between two pauses: a few milliseconds of comparing texts. */
const STEPS_BETWEEN_PAUSES = 50;
/** The most comparisons of sentences with facts in one check. A property whose texts need more is checked in part. */
export const MAX_COMPARISONS = 100_000;

/**
 * The work of one conflict check: what it found, and how far it may go. Conflicts, comparisons and the time between
 * two pauses are bounded, so that a property cannot hold up the answers of others.
 */
export class CheckWork {
  readonly conflicts: Conflict[] = [];
  /** How many times the check let other work go first. */
  pauses = 0;
  /** How many times a sentence was compared with a fact, or with facts that state the same. */
  comparisons = 0;
  #steps = 0;

  /** Whether the check is to end: it has found enough, or compared enough. */
  get ended(): boolean {
    return this.conflicts.length >= MAX_CONFLICTS || this.comparisons >= MAX_COMPARISONS;
  }

  /** Keeps a conflict. */
  found(conflict: Conflict): void {
    if (this.conflicts.length < MAX_CONFLICTS) this.conflicts.push(conflict);
  }

  /** One text, entry or sentence is about to be read. Lets other work of the process go first now and then. */
  async step(): Promise<void> {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_PAUSES !== 0) return;
    this.pauses += 1;
    await setImmediate();
  }
}
