import { z } from 'zod';
import several from '../../../data/several/usual-hours.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { clockText } from './clock-times.ts';
import { localDay, localTime } from './said-days.ts';

/** Hours of the day, from 0 to 24; the end is exclusive. */
export interface Hours {
  from: number;
  to: number;
}

const Range = z.strictObject({
  from: z.int().min(0).max(24),
  to: z.int().min(0).max(24),
  services: z.array(z.string()),
});
/** The usual hours of services, by catalogue key. */
const { ranges } = loadData('usual-hours', z.strictObject({ ranges: z.array(Range) }), { several }).several;
const HOURS = new Map<string, Hours>(
  ranges.flatMap(({ services, ...hours }) => services.map((service) => [service, hours] as const)),
);

/** The usual hours of a service, by key; null if any hour is possible. */
export const usualHours = (service: string): Hours | null => HOURS.get(service) ?? null;

/** An earlier time without a day is ambiguous: `at 5`, said at ten in the evening. */
const FIRST_HOUR = 6;

/** Whether a time, as `07:00`, is within these hours. */
export const isWithin = (time: string, { from, to }: Hours) =>
  time >= clockText(from, 0) && (to === 24 || time < clockText(to, 0));

/**
 * The intended reading of a time: the only one; otherwise the only one in the usual hours of the service; otherwise, if
 * any hour is usual, the next one, for a time today. Null if it is ambiguous, as in `a taxi tomorrow at 5` or `clean
 * the room at 7`.
 *
 * @param times as `07:00` and `19:00`, the earlier first
 * @param day the given day, as `2026-11-22`; null for the next such time
 */
export function likelyTime(
  times: readonly string[],
  day: string | null,
  { now, timeZone, hours }: { now: Date; timeZone: string; hours: Hours | null },
): string | null {
  const [only, ...others] = times;
  if (only === undefined || others.length === 0) return only ?? null;
  if (hours) {
    const [usual, ...more] = times.filter((time) => isWithin(time, hours));
    return usual === undefined || more.length > 0 ? null : usual;
  }
  if (day !== null && day !== localDay(now, timeZone)) return null;
  const [next] = times.filter((time) => time > localTime(now, timeZone));
  return next !== undefined && next >= clockText(FIRST_HOUR, 0) ? next : null;
}
