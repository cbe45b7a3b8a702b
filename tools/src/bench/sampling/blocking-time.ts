/** A task of the main thread of more than 50 ms; milliseconds since the navigation began. */
export interface LongTask {
  start: number;
  duration: number;
}

const SHORT_ENOUGH_MS = 50;

/**
 * Sum of what tasks take over 50 ms each, from a given moment: as in Lighthouse, only the part of a task after it
 * counts.
 */
export const blockingTime = (tasks: readonly LongTask[], from: number): number =>
  tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, from);
    return sum + Math.max(0, after - SHORT_ENOUGH_MS);
  }, 0);
