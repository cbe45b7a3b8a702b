import type { ApiProblem } from '@bellkey/shared/shell';

/** What a refused delivery means for the message: send it again later, sign in again first, or ask the guest. */
export type DeliveryFailure =
  | { kind: 'later'; afterMs: number | null }
  | { kind: 'session-lost' }
  | { kind: 'refused' };

const LATER_CODES = new Set(['offline', 'unreachable', 'timeout', 'bad-response', 'unavailable']);

/** Classifies a problem. `afterMs` is null where only an outside change helps (the network coming back). */
export function sortFailure(problem: ApiProblem, failures: number): DeliveryFailure {
  if (problem.code === 'offline') return { kind: 'later', afterMs: null };
  if (problem.status === 401) return { kind: 'session-lost' };
  if (problem.status === 429) {
    return { kind: 'later', afterMs: (problem.retryAfterSeconds ?? 30) * 1000 };
  }
  if (problem.status >= 500 || problem.status === 408 || LATER_CODES.has(problem.code)) {
    return { kind: 'later', afterMs: retryDelay(failures) };
  }
  return { kind: 'refused' };
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/** Delay after a number of failures in a row: 1 s, doubling, up to 15 s. */
export function retryDelay(failures: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}
