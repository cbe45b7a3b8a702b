import { setImmediate } from 'node:timers/promises';
import type { Conflict } from '@bellkey/shared/api';
import { MAX_CONFLICTS } from '@bellkey/shared/api';

/** Interval between pauses: a few milliseconds of comparing texts. */
const STEPS_BETWEEN_PAUSES = 50;
/** Most comparisons of sentences with facts in one check. A property with more text is checked in part. */
export const MAX_COMPARISONS = 100_000;

/**
 * The work of one conflict check: its results and its budget. Conflicts, comparisons and the time between pauses are
 * limited, so that a property cannot delay the answers of others.
 */
export class CheckWork {
  readonly conflicts: Conflict[] = [];
  /** How often the check yielded to other work. */
  pauses = 0;
  /** How often a sentence was compared with a fact, or with a group of equal facts. */
  comparisons = 0;
  #steps = 0;

  /** Whether the check should stop: it has found or compared enough. */
  get ended(): boolean {
    return this.conflicts.length >= MAX_CONFLICTS || this.comparisons >= MAX_COMPARISONS;
  }

  /** Adds a conflict. */
  found(conflict: Conflict): void {
    if (this.conflicts.length < MAX_CONFLICTS) this.conflicts.push(conflict);
  }

  /** Call it before each text, entry or sentence. Yields to other work of the process now and then. */
  async step(): Promise<void> {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_PAUSES !== 0) return;
    this.pauses += 1;
    await setImmediate();
  }
}
