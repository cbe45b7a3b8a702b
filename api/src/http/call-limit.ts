/** How often something may be done from one place: counted in this process, over a sliding window. */
export interface CallLimit {
  /** Counts a call, or says how many seconds to wait; a refused call is not counted. */
  take(caller: string): number | null;
}

/** Callers remembered at once; the oldest are forgotten first, so that nobody can fill the memory. */
const CALLERS_REMEMBERED = 10_000;

/** @param windowMs length of the window in milliseconds */
export function createCallLimit(now: () => Date, allowed: number, windowMs: number): CallLimit {
  const callsOf = new Map<string, number[]>();
  return {
    take(caller) {
      const at = now().getTime();
      const recent = (callsOf.get(caller) ?? []).filter((time) => time > at - windowMs);
      const oldest = recent[0];
      if (recent.length >= allowed && oldest !== undefined) {
        return Math.max(1, Math.ceil((oldest + windowMs - at) / 1000));
      }
      callsOf.delete(caller);
      callsOf.set(caller, [...recent, at]);
      const first = callsOf.keys().next().value;
      if (callsOf.size > CALLERS_REMEMBERED && first !== undefined) callsOf.delete(first);
      return null;
    },
  };
}
