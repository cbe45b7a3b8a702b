/** A clock that components can follow: one timer for all of them, and none without followers. */
export interface Ticker {
  subscribe(listener: () => void): () => void;
  /** Milliseconds since 1970, the same between two ticks. */
  get(): number;
}

/** @param everyMs interval of the ticks, in milliseconds. */
export function createTicker(now: () => number, everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let time = now();

  const tick = () => {
    time = now();
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (timer === null) {
        time = now();
        timer = setInterval(tick, everyMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    get() {
      if (timer === null && now() - time >= everyMs) time = now();
      return time;
    },
  };
}
