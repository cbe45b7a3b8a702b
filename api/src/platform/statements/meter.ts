import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work has cost in round trips to the database. */
export interface Measured {
  /** Batches of statements that were sent and waited for, without the cold and the repeated ones. */
  roundTrips: number;
  /** Batches that only filled caches, or did what is due at most once a minute. */
  cold: number;
  /** Batches of attempts that a deadlock or a serialization failure undid. */
  repeated: number;
  /** Round trips beyond the budget that {@link allowRoundTrips} has granted to this call. */
  allowed: number;
  /** The statements of each batch, by their texts, in order. */
  batches: Array<{ kind: 'steady' | 'cold'; texts: string[] }>;
}

/** What counts here, and whether it is outside the budget. */
export interface Meter {
  readonly measured: Measured;
  readonly cold: boolean;
}

const running = new AsyncLocalStorage<Meter | null>();

/** Work that came to a value, or threw. */
type Done<T> = { value: T; error?: undefined } | { value?: undefined; error: unknown };

/** Does work and counts the round trips that it makes, whichever transactions it opens. Never rejects. */
export async function measure<T>(work: () => Promise<T>): Promise<Done<T> & { measured: Measured }> {
  const measured: Measured = { roundTrips: 0, cold: 0, repeated: 0, allowed: 0, batches: [] };
  const done = await running.run({ measured, cold: false }, () =>
    work().then(
      (value): Done<T> => ({ value }),
      (error: unknown): Done<T> => ({ error }),
    ),
  );
  // Work that goes on in the background is not this one's any more.
  return { ...done, measured: { ...measured, batches: [...measured.batches] } };
}

/**
 * Does work that is no part of the steady state: it fills a cache, or is due at most once a minute. Its round trips
 * are counted apart and have no budget.
 */
export function outsideBudget<T>(work: () => PromiseLike<T>): Promise<T> {
  // A query of drizzle's runs when `then` is called: that has to happen in here.
  const start = () => Promise.resolve(work().then((value) => value));
  const now = running.getStore();
  return now && !now.cold ? running.run({ measured: now.measured, cold: true }, start) : start();
}

/**
 * Says that this call takes a rare way that needs more round trips than the operation's budget, which is for the usual
 * one: an alarm is raised, a limit is near, a write is repeated.
 */
export function allowRoundTrips(more: number): void {
  const now = running.getStore();
  if (now) now.measured.allowed += more;
}

/** Does work that no operation pays for, such as what follows a commit. */
export function unmeasured(work: () => void): void {
  running.run(null, work);
}

/** What is measured here, for those who send statements. */
export function currentMeter(): Meter | null {
  return running.getStore() ?? null;
}

/** Notes a batch for the work that waits for it. */
export function countBatch(measured: Measured, kind: 'steady' | 'cold', texts: string[]): void {
  if (kind === 'cold') measured.cold += 1;
  else measured.roundTrips += 1;
  measured.batches.push({ kind, texts });
}

/** Marks the beginning of an attempt; the function that it answers moves what was counted since to `repeated`. */
export function beginAttempt(): () => void {
  const measured = running.getStore()?.measured;
  if (!measured) return () => undefined;
  const { roundTrips } = measured;
  return () => {
    measured.repeated += measured.roundTrips - roundTrips;
    measured.roundTrips = roundTrips;
  };
}
