interface Timer {
  at: number;
  order: number;
  callback: () => void;
}

/** Time that passes only when a test lets it: timers fire in order, and promises settle between them. */
export class VirtualTime {
  #now: number;
  #timers: Timer[] = [];
  #order = 0;

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, callback: () => void): (() => void) => {
    const timer = { at: this.#now + ms, order: this.#order++, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  readonly sleep = (ms: number): Promise<void> => new Promise((resolve) => this.after(ms, resolve));

  /** Lets time pass up to an instant, and fires what is due. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await settlePromises();
      const next = this.#next();
      if (!next || next.at > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = Math.max(this.#now, end);
  }

  #next(): Timer | undefined {
    return this.#timers.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
  }
}

/** More steps than any chain of promises between two timers has. */
const STEPS = 40;

async function settlePromises(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await Promise.resolve();
}
