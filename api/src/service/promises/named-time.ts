import { isTimeDetail } from '@bellkey/concierge/text-analysis';
import type { RequestDetail } from '@bellkey/shared/api';
import { momentOf, nextDay, wallTime } from '@bellkey/shared/wall-time';
import type { services } from '../../platform/database/schema/property-tables.ts';

/** The fields of a service that its clocks depend on. */
export type TimedService = Pick<
  typeof services.$inferSelect,
  'key' | 'kind' | 'level' | 'departmentKey' | 'requiredSlots'
>;

/** A time as a detail stores it: `07:30`. */
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A day as a detail stores it: `2026-11-24`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first value among the details with this shape. */
export const valueLike = (details: readonly RequestDetail[], shape: RegExp) =>
  details.find(({ value }) => shape.test(value))?.value ?? null;

/** Whether the guest gave a time. */
export const namesTime = (details: readonly RequestDetail[] | undefined): boolean =>
  details?.some(isTimeDetail) ?? false;

/**
 * The instant that the details name unambiguously, if it is still ahead: a time without a day is the next such time.
 */
export function namedMoment(details: readonly RequestDetail[], now: Date, timeZone: string): Date | null {
  const time = valueLike(details, CLOCK);
  const unread = details.some(({ value }) => !CLOCK.test(value) && !DAY.test(value));
  if (!time || unread) return null;
  const said = valueLike(details, DAY);
  const today = wallTime(now, timeZone).slice(0, 10);
  for (const day of said ? [said] : [today, nextDay(today)]) {
    const moment = momentOf(day, time, timeZone);
    if (moment && moment > now) return moment;
    // A time that the clocks skip or show twice today is not moved to tomorrow.
    if (!moment) return null;
  }
  return null;
}

/** Whether the time is exact, or only the earliest or latest: `after two`, `before noon`. */
export function boundOf(
  times: readonly RequestDetail[],
  { requiredSlots }: TimedService,
): 'at' | 'from' | 'by' {
  const named = times.find(({ value }) => CLOCK.test(value))?.slot ?? '';
  if (requiredSlots.includes(named)) return 'at';
  return named === 'from' ? 'from' : named === 'until' ? 'by' : 'at';
}
