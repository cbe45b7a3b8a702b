import { setPriority } from 'node:os';

/** How nice a worker is, on the scale of `nice`: some tenth of the processor next to a thread of usual priority. */
const NICENESS = 10;

/**
 * Lets the main thread go first when both want a core: it acknowledges what guests write, while the guest who gets this
 * answer reads. Linux has a priority for each thread; elsewhere this would be that of the whole process.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // A sandbox may forbid it; answers are then computed with the usual priority.
  }
}
