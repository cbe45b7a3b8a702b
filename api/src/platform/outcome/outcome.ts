import type { ProblemCode } from './problem-codes.ts';

/** Why something was not done; becomes a Problem for the caller. */
export interface Refusal {
  code: ProblemCode;
  /** One plain sentence that says what to do; the code's own sentence when absent. */
  detail?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What was written on the way to the refusal stays written, as a new total that the caller is to look at. */
  keep?: true;
}

/** What an operation came to: a value, or an expected refusal. Bugs throw. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; error: Refusal };

/** The outcome of something that was done. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The outcome of something that was refused. */
export function refused(code: ProblemCode, more: Omit<Refusal, 'code'> = {}): { ok: false; error: Refusal } {
  return { ok: false, error: { code, ...more } };
}
