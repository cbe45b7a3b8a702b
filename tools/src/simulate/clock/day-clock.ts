/** Longest slow-down by one task, in real ms: an endless one must not stop the day. */
const HELD_AT_MOST_MS = 3_000;

/** Most real time counted per step, so that a busy machine makes the day longer and not its steps. */
const STEP_AT_MOST_MS = 100;

/**
 * The clock of a simulated day. It runs at the day's speed, and in real time while the machine, not a person, is
 * working (decision 0480).
 */
export interface DayClock {
  /** In ms since 1970. */
  now(): number;
  /** Advances by the real time since the last step. */
  step(): void;
  /** Marks a task in progress, until the returned function is called. */
  hold(): () => void;
  /** How long the time was slowed, in real ms. */
  readonly heldMs: number;
}

/** @param realNow in ms, from any origin */
export function createDayClock(begins: number, speed: number, realNow: () => number): DayClock {
  let now = begins;
  let steppedAt = realNow();
  let heldMs = 0;
  const holds = new Set<{ since: number }>();
  return {
    now: () => now,
    step() {
      const at = realNow();
      const passed = Math.min(at - steppedAt, STEP_AT_MOST_MS);
      steppedAt = at;
      for (const hold of holds) if (at - hold.since > HELD_AT_MOST_MS) holds.delete(hold);
      const isHeld = holds.size > 0;
      if (isHeld) heldMs += passed;
      now += isHeld ? passed : passed * speed;
    },
    hold() {
      const hold = { since: realNow() };
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    get heldMs() {
      return heldMs;
    },
  };
}
