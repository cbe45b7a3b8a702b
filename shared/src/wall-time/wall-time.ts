const DAY_MS = 24 * 60 * 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Local time in a time zone, as `2026-11-24T07:00`. */
export function wallTime(moment: Date, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(moment).replace(' ', 'T');
}

/** The day after, as `2026-11-24`. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The day before, as `2026-11-24`. */
export const previousDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/**
 * The instant at which the clocks of a time zone show this day and time; null when they skip it or show it twice, as on
 * nights when the clocks change.
 *
 * @param day as `2026-11-24`
 * @param time as `07:00`
 */
export function momentOf(day: string, time: string, timeZone: string): Date | null {
  const shown = `${day}T${time}`;
  const asUtc = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const moments = new Set<number>();
  // On such a night, the offsets of the day before and the day after are the only candidates.
  for (const near of [asUtc - DAY_MS, asUtc + DAY_MS]) {
    const offset = Date.parse(`${wallTime(new Date(near), timeZone)}:00Z`) - near;
    const moment = asUtc - offset;
    if (wallTime(new Date(moment), timeZone) === shown) moments.add(moment);
  }
  const [only, ...others] = moments;
  return only === undefined || others.length > 0 ? null : new Date(only);
}

/**
 * The first instant, in ms since 1970, at which the clocks of a time zone show this day and time or, on a night when
 * they skip it, the time that they show instead. For opening hours, which apply every day.
 *
 * @param day as `2026-11-24`
 * @param time as `07:00`
 */
export function firstMomentOf(day: string, time: string, timeZone: string): number {
  const only = momentOf(day, time, timeZone);
  if (only) return only.getTime();
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = asUtc - DAY_MS;
  return asUtc - (Date.parse(`${wallTime(new Date(before), timeZone)}:00Z`) - before);
}
