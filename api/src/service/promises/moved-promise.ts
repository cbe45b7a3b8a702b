import { addOpenMinutes, type WorkingHours } from '../../property/service-levels/open-hours.ts';
import { type PropertyLevels, resolveLevel } from '../../property/service-levels/resolve-level.ts';
import type { Clocked } from './current-deadline.ts';
import type { TimedService } from './named-time.ts';
import { MAX_SLIPS } from './next-clock-action.ts';
import { requestClocks } from './request-clocks.ts';

const MINUTE_MS = 60_000;
/** By how much a promise is moved: half of the promised time, within these limits; twice that the second time. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 60;
/** The promise for a service without its own: a guest who had to ask twice gets one. */
const PROMISE_MINUTES = 60;

/**
 * The next time that the department can keep after a missed promise: counted in its working time, from the promise or
 * from now. Null after {@link MAX_SLIPS} times, and if the department does not open.
 */
export function slippedPromise(
  row: Pick<Clocked, 'createdAt' | 'slips'>,
  before: Date,
  now: Date,
  hours: WorkingHours,
): Date | null {
  if (row.slips >= MAX_SLIPS) return null;
  const promisedMinutes = (before.getTime() - row.createdAt.getTime()) / MINUTE_MS;
  const half = Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, Math.round(promisedMinutes / 2)));
  const from = Math.max(before.getTime(), Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  return addOpenMinutes(new Date(from), half * (row.slips + 1), hours);
}

/** The promise of a reopened request: its service's level, from now. */
export function reopenedPromise(service: TimedService, now: Date, property: PropertyLevels): Date {
  const { promisedAt } = requestClocks(service, [], now, property);
  const { promiseMinutes } = resolveLevel(service, property, now);
  return promisedAt ?? new Date(now.getTime() + (promiseMinutes ?? PROMISE_MINUTES) * MINUTE_MS);
}
