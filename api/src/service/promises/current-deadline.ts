import { awaitsAcceptance } from '@bellkey/shared/request-clock';
import type { ClockPlan, requests } from '../../platform/database/schema/request-tables.ts';

/** For requests from before clocks acted. */
export const PLAN_OF_OLD: ClockPlan = { warnMinutes: null, escalateMinutes: [0, 10, 25, 45] };

/** The fields of a request that decide the next action of its clock. */
export type Clocked = Pick<
  typeof requests.$inferSelect,
  | 'state'
  | 'priority'
  | 'createdAt'
  | 'acknowledgeBy'
  | 'promisedAt'
  | 'pausedAt'
  | 'doneAt'
  | 'plan'
  | 'escalation'
  | 'escalatedAt'
  | 'warnedAt'
  | 'remindedAt'
  | 'slips'
  | 'promiseChange'
  | 'schedule'
>;

/** The current deadline for staff. */
export function deadlineOf(
  request: Pick<Clocked, 'state' | 'createdAt' | 'acknowledgeBy' | 'promisedAt' | 'schedule' | 'plan'>,
): Date | null {
  if (awaitsAcceptance(request)) return request.acknowledgeBy;
  if (request.promisedAt) return request.promisedAt;
  const at = request.schedule?.at ?? request.plan?.remindAt;
  return at === undefined ? null : new Date(at);
}

/** From when the department works on it. */
export const workedFrom = ({ createdAt, plan }: Clocked): number =>
  plan?.startsAt ? Date.parse(plan.startsAt) : createdAt.getTime();

/** Start of the current promise. */
export const promisedSince = (request: Clocked): number =>
  request.promiseChange ? Date.parse(request.promiseChange.at) : workedFrom(request);

/** Start of the count for a missed deadline: a promise that the clock has moved counts from its original time. */
export function missedFrom(request: Clocked): Date | null {
  if (awaitsAcceptance(request)) return request.acknowledgeBy;
  const { promiseChange, slips, promisedAt } = request;
  return slips > 0 && promiseChange ? new Date(promiseChange.before) : promisedAt;
}
