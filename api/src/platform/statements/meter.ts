import { AsyncLocalStorage } from 'node:async_hooks';

/** Cost of a piece of work in round trips to the database. */
export interface Measured {
  /** Batches of statements that were sent and waited for, without cold and repeated ones. */
  roundTrips: number;
  /** Batches that only filled caches, or are due at most once a minute. */
  cold: number;
  /** Batches of attempts that a deadlock or a serialization failure rolled back. */
  repeated: number;
  /** Round trips beyond the budget that {@link allowRoundTrips} granted to this call. */
  allowed: number;
  /** Texts of the statements of each batch, in order. */
  batches: Array<{ kind: 'steady' | 'cold'; texts: string[] }>;
}

/** The meter here, and whether work is outside its budget. */
export interface Meter {
  readonly measured: Measured;
  readonly cold: boolean;
}

const running = new AsyncLocalStorage<Meter | null>();

/** Work that returned a value, or threw. */
type Done<T> = { value: T; error?: undefined } | { value?: undefined; error: unknown };

/** Runs work and counts its round trips, whichever transactions it opens. Never rejects. */
export async function measure<T>(work: () => Promise<T>): Promise<Done<T> & { measured: Measured }> {
  const measured: Measured = { roundTrips: 0, cold: 0, repeated: 0, allowed: 0, batches: [] };
  const done = await running.run({ measured, cold: false }, () =>
    work().then(
      (value): Done<T> => ({ value }),
      (error: unknown): Done<T> => ({ error }),
    ),
  );
  // Work that continues in the background no longer counts.
  return { ...done, measured: { ...measured, batches: [...measured.batches] } };
}

/**
 * Runs work outside the steady state: it fills a cache, or is due at most once a minute. Its round trips are counted
 * separately and have no budget.
 */
export function outsideBudget<T>(work: () => PromiseLike<T>): Promise<T> {
  // A drizzle query runs when `then` is called, which has to happen inside.
  const start = () => Promise.resolve(work().then((value) => value));
  const now = running.getStore();
  return now && !now.cold ? running.run({ measured: now.measured, cold: true }, start) : start();
}

/**
 * Grants this call round trips beyond the operation's budget, which covers the usual case: an alarm is raised, a limit
 * is near, a write is repeated.
 */
export function allowRoundTrips(more: number): void {
  const now = running.getStore();
  if (now) now.measured.allowed += more;
}

/**
 * Runs work that no operation pays for, such as what follows a commit. Where nothing is measured it begins no context:
 * in Node 20 the first one makes every promise of the process slower (decision 0901).
 */
export function unmeasured(work: () => void): void {
  if (running.getStore()) running.run(null, work);
  else work();
}

/** The current meter, for code that sends statements. */
export function currentMeter(): Meter | null {
  return running.getStore() ?? null;
}

/** Records a batch for the work that waits for it. */
export function countBatch(measured: Measured, kind: 'steady' | 'cold', texts: string[]): void {
  if (kind === 'cold') measured.cold += 1;
  else measured.roundTrips += 1;
  measured.batches.push({ kind, texts });
}

/** Marks the start of an attempt; the returned function moves what was counted since to `repeated`. */
export function beginAttempt(): () => void {
  const measured = running.getStore()?.measured;
  if (!measured) return () => undefined;
  const { roundTrips } = measured;
  return () => {
    measured.repeated += measured.roundTrips - roundTrips;
    measured.roundTrips = roundTrips;
  };
}
