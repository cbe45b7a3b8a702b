import { LRUCache } from 'lru-cache';
import type { ToWorker } from './worker-messages.ts';

/** Properties whose rows one thread keeps. */
const MOST_VALUES = 64;

/**
 * Sends a value that many turns have in common to a worker once, and afterwards its number only: copying a property's
 * services took longer than the rest of a turn's context.
 *
 * @param post sends a message to the worker, in order
 * @returns the number by which the worker knows the value; the same object gets the same number as long as it is among
 *   the 64 last used, so callers must not change what they have sent
 */
export function createValueSender(post: (message: ToWorker) => void): (value: object) => number {
  const numbers = new LRUCache<object, number>({
    max: MOST_VALUES,
    dispose: (number) => post({ kind: 'forget', number }),
  });
  let last = 0;
  return (value) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    last += 1;
    post({ kind: 'keep', number: last, value });
    numbers.set(value, last);
    return last;
  };
}
