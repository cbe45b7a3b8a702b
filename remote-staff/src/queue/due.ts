import type { RequestState, ServiceRequest } from '@bellkey/shared/api';

/** Share of the promised span at which a clock turns amber (product.md, /dashboard). */
export const SOON_SHARE = 0.2;

const OVER: readonly RequestState[] = ['done', 'closed', 'declined', 'cancelled'];
const PAUSED: readonly RequestState[] = ['waiting_guest', 'on_hold'];

/** Whether anybody still has to do something about a request in this state. */
export const isOpen = (state: RequestState): boolean => !OVER.includes(state);

/** How a request stands against its clock. `leftMs` is negative once the time has passed. */
export type Due =
  | { kind: 'over' }
  | { kind: 'paused' }
  | { kind: 'unpromised' }
  | { kind: 'running' | 'soon' | 'late'; by: string; leftMs: number };

/**
 * The clock that counts for a request now: the promise to the guest; where none was made, the time by which
 * somebody must have accepted it, until somebody has.
 *
 * @param now milliseconds since 1970
 */
export function dueOf(
  request: Pick<ServiceRequest, 'state' | 'promisedAt' | 'acknowledgeBy' | 'createdAt'>,
  now: number,
): Due {
  if (!isOpen(request.state)) return { kind: 'over' };
  if (PAUSED.includes(request.state)) return { kind: 'paused' };
  const unaccepted = request.state === 'new' || request.state === 'needs_approval';
  const by = request.promisedAt ?? (unaccepted ? request.acknowledgeBy : null);
  if (by === null) return { kind: 'unpromised' };
  const askedAt = Date.parse(request.createdAt);
  // What was asked since the clock last moved has not more time than was promised.
  const leftMs = Date.parse(by) - Math.max(now, askedAt);
  const wholeMs = Date.parse(by) - askedAt;
  if (leftMs < 0) return { kind: 'late', by, leftMs };
  return { kind: leftMs <= wholeMs * SOON_SHARE ? 'soon' : 'running', by, leftMs };
}

/** Whether a request still waits for somebody to accept it after the time for that has passed. */
export function isAcceptanceLate(
  request: Pick<ServiceRequest, 'state' | 'acknowledgeBy'>,
  now: number,
): boolean {
  return request.state === 'new' && Date.parse(request.acknowledgeBy) < now;
}

/** Soonest first; a request without a clock comes after those with one, a finished one last. */
export function dueRank(due: Due): number {
  switch (due.kind) {
    case 'over':
      return Number.POSITIVE_INFINITY;
    case 'paused':
      return Number.MAX_SAFE_INTEGER;
    case 'unpromised':
      return Number.MAX_SAFE_INTEGER - 1;
    default:
      return Date.parse(due.by);
  }
}
