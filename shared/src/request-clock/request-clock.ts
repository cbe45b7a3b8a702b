import type { ServiceRequest } from '../api/requests/request.ts';
import { isOpen, PAUSED_STATES } from './request-states.ts';

/**
 * Share of the promised span that is left when a clock turns amber (docs/product.md#dashboard: amber from 20
 * %).
 */
export const SOON_SHARE = 0.2;

/** The fields of a request that its clock depends on. */
export type Timed = Pick<ServiceRequest, 'state' | 'promisedAt' | 'acknowledgeBy' | 'createdAt'>;

/** A clock that runs towards `due`, an ISO instant. `leftMs` is negative once that has passed. */
interface Running<State extends string> {
  state: State;
  due: string;
  leftMs: number;
}

/** A clock that does not run: the request is over, waits for someone other than the property, or has no time. */
export interface Still {
  state: 'over' | 'paused' | 'unpromised';
  due: null;
}

/** How a request compares with what the guest was promised. Guests see this clock. */
export type PromiseClock = Still | Running<'on-time' | 'due-soon' | 'late'>;

/**
 * How a request compares with both of its deadlines. Staff and the API use this clock.
 *
 * `late`: the promise has passed. `late-to-accept`: staff have not accepted it in time; the promise, which is then
 * `due`, can still be kept. Where no promise was made, `due` is the time by which staff must accept.
 */
export type RequestClock = PromiseClock | Running<'late-to-accept'>;

function stillness({ state }: Timed): Still | null {
  if (!isOpen(state)) return { state: 'over', due: null };
  if (PAUSED_STATES.includes(state)) return { state: 'paused', due: null };
  return null;
}

function runTowards(
  due: string,
  { createdAt }: Timed,
  now: number,
): Running<'on-time' | 'due-soon' | 'late'> {
  const end = Date.parse(due);
  const start = Date.parse(createdAt);
  // A page's clock moves in ticks: a request made after the last tick still has no more time than was promised.
  const leftMs = end - Math.max(now, start);
  if (leftMs < 0) return { state: 'late', due, leftMs };
  return { state: leftMs <= (end - start) * SOON_SHARE ? 'due-soon' : 'on-time', due, leftMs };
}

/**
 * The guest's clock, for the promise.
 *
 * @param now milliseconds since 1970
 */
export function promiseClock(request: Timed, now: number): PromiseClock {
  const still = stillness(request);
  if (still) return still;
  if (request.promisedAt === null) return { state: 'unpromised', due: null };
  return runTowards(request.promisedAt, request, now);
}

/** Whether staff still have to accept the request, so that its clock can become `late-to-accept`. */
export const awaitsAcceptance = ({ state }: Pick<Timed, 'state'>): boolean =>
  state === 'new' || state === 'needs_approval';

/**
 * The clock for staff: the promise, and whether the request was accepted in time.
 *
 * @param now milliseconds since 1970
 */
export function requestClock(request: Timed, now: number): RequestClock {
  const promise = promiseClock(request, now);
  if (promise.state === 'over' || promise.state === 'paused' || promise.state === 'late') return promise;
  if (!awaitsAcceptance(request)) return promise;
  const clock = promise.due === null ? runTowards(request.acknowledgeBy, request, now) : promise;
  return Date.parse(request.acknowledgeBy) < now ? { ...clock, state: 'late-to-accept' } : clock;
}

/**
 * Whether a deadline of the request has passed: the promise, or the time to accept it. An emergency is overdue until
 * someone accepts it.
 *
 * @param now milliseconds since 1970
 */
export function isOverdue(request: Timed & Pick<ServiceRequest, 'priority'>, now: number): boolean {
  if (request.priority === 'emergency' && request.state === 'new') return true;
  const { state } = requestClock(request, now);
  return state === 'late' || state === 'late-to-accept';
}

/** Sorts requests: soonest due first, then those without a time, then paused ones, then finished ones. */
export function dueRank(clock: RequestClock): number {
  switch (clock.state) {
    case 'over':
      return Number.POSITIVE_INFINITY;
    case 'paused':
      return Number.MAX_SAFE_INTEGER;
    case 'unpromised':
      return Number.MAX_SAFE_INTEGER - 1;
    default:
      return Date.parse(clock.due);
  }
}
