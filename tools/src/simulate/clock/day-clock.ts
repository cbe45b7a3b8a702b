/** The longest that one thing slows the time, in real ms: what never ends must not stop the day. */
const HELD_AT_MOST_MS = 3_000;

/** The most real time that one step counts, so that a busy machine makes the day longer and not its steps. */
const STEP_AT_MOST_MS = 100;

/**
 * The time of a simulated day. It passes at the day's speed, and at the pace of real time while something is under way
 * that a machine, and no person, is waited for (decision 0480).
 */
export interface DayClock {
  /** In ms since 1970. */
  now(): number;
  /** Moves on by the real time that has passed since the last step. */
  step(): void;
  /** Something is under way, until the returned function is called. */
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
