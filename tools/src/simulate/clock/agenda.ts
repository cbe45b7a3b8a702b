/** What people plan to do, by the time of the day. */
export interface Agenda {
  /** @param at in ms since 1970 */
  at(at: number, act: () => void): void;
  /** Runs what is due by then, in order. */
  runDue(now: number): void;
}

/** Creates an empty agenda. */
export function createAgenda(): Agenda {
  const acts: Array<{ at: number; act: () => void }> = [];
  return {
    at(at, act) {
      let [low, high] = [0, acts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((acts[middle]?.at ?? 0) <= at) low = middle + 1;
        else high = middle;
      }
      acts.splice(low, 0, { at, act });
    },
    runDue(now) {
      for (let [first] = acts; first && first.at <= now; [first] = acts) {
        acts.shift();
        first.act();
      }
    },
  };
}
