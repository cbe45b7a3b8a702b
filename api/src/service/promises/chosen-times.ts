import type { Recurrence, RequestSchedule } from '@bellkey/shared/api';
import { firstMomentOf, wallTime } from '@bellkey/shared/wall-time';
import type { PropertyLevels } from '../../property/service-levels/resolve-level.ts';
import type { TimedService } from './named-time.ts';
import { type RequestClocks, scheduledClocks } from './request-clocks.ts';

/** A service whose time was chosen, with what its clocks depend on. */
interface Timed {
  service: TimedService;
  property: PropertyLevels;
}

/** The time that staff raise a request for is their promise; an approval is still decided within its usual time. */
export function raisedClocks(
  { service, property }: Timed,
  moment: Date,
  every: Recurrence | null,
  now: Date,
): Partial<Omit<RequestClocks, 'plan'>> {
  const { acknowledgeBy } = scheduledClocks(service, moment, now, property);
  return {
    ...(service.kind !== 'approve' && { acknowledgeBy }),
    promisedAt: moment,
    schedule: { kind: 'at', at: moment.toISOString(), every },
  };
}

/**
 * The clocks of a request that is moved to another time. "At" and "by" are promises when staff say them; "from" has no
 * end that could be promised. A guest's own time is promised as it is in a new request.
 */
export function movedClocks(
  { service, property }: Timed,
  schedule: RequestSchedule,
  { byStaff, now }: { byStaff: boolean; now: Date },
): Pick<RequestClocks, 'acknowledgeBy' | 'promisedAt'> {
  const moment = new Date(schedule.at);
  const { acknowledgeBy, promisedAt } = scheduledClocks(service, moment, now, property);
  return { acknowledgeBy, promisedAt: byStaff && schedule.kind !== 'from' ? moment : promisedAt };
}

/** The next time of a recurring request. Times that passed while no process ran are skipped. */
export function nextTime(at: Date, every: Recurrence, timeZone: string, now: Date): Date {
  let next = timeAfter(at, every, timeZone);
  while (next <= now) next = timeAfter(next, every, timeZone);
  return next;
}

/** The same local time so many days, weeks or months later; at most the last day of a month. */
function timeAfter(moment: Date, { unit, count }: Recurrence, timeZone: string): Date {
  const shown = wallTime(moment, timeZone);
  const day = new Date(`${shown.slice(0, 10)}T00:00:00Z`);
  if (unit === 'month') {
    const dayOfMonth = day.getUTCDate();
    day.setUTCMonth(day.getUTCMonth() + count, 1);
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    day.setUTCDate(Math.min(dayOfMonth, last));
  } else {
    day.setUTCDate(day.getUTCDate() + count * (unit === 'week' ? 7 : 1));
  }
  return new Date(firstMomentOf(day.toISOString().slice(0, 10), shown.slice(11), timeZone));
}
