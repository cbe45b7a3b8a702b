/** Product.md, /scan-qr: five wrong codes in ten minutes. */
export const WRONG_CODES_ALLOWED = 5;
export const WRONG_CODE_WINDOW_MS = 10 * 60_000;
/** Callers remembered at once; the oldest are forgotten first, so that guessing cannot fill the memory. */
const CALLERS_REMEMBERED = 10_000;

/**
 * Counts wrong codes per caller, in this process. Guessing a full code is hopeless (128 bits); what this protects
 * are short codes (35 bits), and the log.
 */
export interface WrongCodeLimit {
  /** Seconds to wait, or null when the caller may try. */
  waitSeconds(caller: string): number | null;
  countWrong(caller: string): void;
}

export function createWrongCodeLimit(now: () => Date): WrongCodeLimit {
  const wrongAt = new Map<string, number[]>();
  const recent = (caller: string): number[] => {
    const since = now().getTime() - WRONG_CODE_WINDOW_MS;
    return (wrongAt.get(caller) ?? []).filter((at) => at > since);
  };
  return {
    waitSeconds(caller) {
      const times = recent(caller);
      const oldest = times[0];
      if (times.length < WRONG_CODES_ALLOWED || oldest === undefined) return null;
      return Math.max(1, Math.ceil((oldest + WRONG_CODE_WINDOW_MS - now().getTime()) / 1000));
    },
    countWrong(caller) {
      const times = [...recent(caller), now().getTime()].slice(-WRONG_CODES_ALLOWED);
      wrongAt.delete(caller);
      wrongAt.set(caller, times);
      const oldestCaller = wrongAt.keys().next().value;
      if (wrongAt.size > CALLERS_REMEMBERED && oldestCaller !== undefined) wrongAt.delete(oldestCaller);
    },
  };
}
