import type { ProblemCode } from './problem-codes.ts';

/** Why an operation was refused; becomes a Problem for the caller. */
export interface Refusal {
  code: ProblemCode;
  /** One plain sentence that says what to do; the default sentence of the code when absent. */
  detail?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Where the same works. */
  address?: string;
  /** Commits what was written before the refusal, as a new total that the caller should see. */
  keep?: true;
}

/** Result of an operation: a value, or an expected refusal. Bugs throw. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; error: Refusal };

/** A successful outcome. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** A refused outcome. */
export function refused(code: ProblemCode, more: Omit<Refusal, 'code'> = {}): { ok: false; error: Refusal } {
  return { ok: false, error: { code, ...more } };
}
