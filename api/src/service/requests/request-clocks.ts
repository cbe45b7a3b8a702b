import { isTimeDetail } from '@bellkey/concierge/time-details';
import type { RequestDetail } from '@bellkey/shared/api';
import type { services } from '../../platform/database/schema/property-tables.ts';
import { serviceLevel } from '../../property/properties/service-level.ts';
import { momentOf, nextDay, wallTime } from './wall-time.ts';

const MINUTE_MS = 60_000;
/** A request for a named time is accepted at the latest this long before it, where that is still ahead. */
export const LEAD_MINUTES = 30;
/** Within this a person looks at a time that only a person can read. */
export const UNSURE_ACKNOWLEDGE_MINUTES = 15;
/** On a later day without a sure time, nothing is late before this hour of the property's clocks. */
const EARLIEST_TIME = '06:00';

export interface RequestClocks {
  acknowledgeBy: Date;
  /** Null where no time is promised. */
  promisedAt: Date | null;
}

type Service = Pick<typeof services.$inferSelect, 'kind' | 'level' | 'requiredSlots'>;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const valueLike = (details: readonly RequestDetail[], shape: RegExp) =>
  details.find(({ value }) => shape.test(value))?.value ?? null;

/** Whether the guest named a time. */
export const namesTime = (details: readonly RequestDetail[] | undefined): boolean =>
  details?.some(isTimeDetail) ?? false;

/** The moment that details name beyond doubt, if it is still ahead: of a time without a day, the next such time. */
function namedMoment(details: readonly RequestDetail[], now: Date, timeZone: string): Date | null {
  const time = valueLike(details, CLOCK);
  const unread = details.some(({ value }) => !CLOCK.test(value) && !DAY.test(value));
  if (!time || unread) return null;
  const said = valueLike(details, DAY);
  const today = wallTime(now, timeZone).slice(0, 10);
  for (const day of said ? [said] : [today, nextDay(today)]) {
    const moment = momentOf(day, time, timeZone);
    if (moment && moment > now) return moment;
    // A time that the clocks skip or show twice today is not put off to tomorrow.
    if (!moment) return null;
  }
  return null;
}

/**
 * The clocks of a request (docs/product.md#state-machines). Where the guest named a time, the usual clock
 * would be a promise that was
 * not asked for: a service that is carried out at a time of the guest's choice is promised for that time, anything
 * else for none, because a person confirms it. It is not late to accept it before it could be.
 */
export function requestClocks(
  service: Service,
  details: readonly RequestDetail[],
  now: Date,
  timeZone: string,
): RequestClocks {
  const level = serviceLevel(service.level);
  const inMinutes = (minutes: number, from = now) => new Date(from.getTime() + minutes * MINUTE_MS);
  const soon = inMinutes(level.acknowledgeMinutes);
  const times = details.filter(isTimeDetail);
  if (times.length === 0 || service.kind === 'emergency') {
    return {
      acknowledgeBy: soon,
      promisedAt: level.promiseMinutes === null ? null : inMinutes(level.promiseMinutes),
    };
  }
  // A booking or an approval is answered within its own time, whenever it is for.
  const answered = service.kind === 'book' || service.kind === 'approve';
  const latest = answered && level.promiseMinutes !== null ? inMinutes(level.promiseMinutes) : null;
  const bounded = (moment: Date) => (latest && latest < moment ? latest : moment);
  const moment = namedMoment(times, now, timeZone);
  if (moment) {
    const beforehand = inMinutes(-LEAD_MINUTES, moment);
    const acknowledgeBy =
      beforehand > soon ? beforehand : new Date(Math.min(soon.getTime(), moment.getTime()));
    const keeps =
      service.kind === 'deliver' && service.requiredSlots.some((slot) => isTimeDetail({ slot, value: '' }));
    return { acknowledgeBy: bounded(acknowledgeBy), promisedAt: keeps ? moment : null };
  }
  const unsure = inMinutes(Math.max(UNSURE_ACKNOWLEDGE_MINUTES, level.acknowledgeMinutes));
  const day = valueLike(times, DAY);
  const morning = day ? momentOf(day, EARLIEST_TIME, timeZone) : null;
  return { acknowledgeBy: bounded(morning && morning > unsure ? morning : unsure), promisedAt: null };
}
