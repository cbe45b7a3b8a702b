import { daysAfter, localDay, localHour } from './said-days.ts';
import type { SaidTime } from './said-time.ts';

/** Until then who has not slept may call the day that has just begun `tomorrow`. */
const SMALL_HOURS_END = 4;

interface Now {
  now: Date;
  timeZone: string;
}

const wallTime = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );

/**
 * The days that a said time may be on, the earlier first; none where no day was said. In the small hours `tomorrow` is
 * the daylight to come for most people and the next day of the calendar for the others; of the two, a day on which the
 * time is over is none. `Tonight` without a time of the clock may be the night that goes on: it names no day then.
 */
export function possibleDays(
  { day, ahead, part, times }: Pick<SaidTime, 'day' | 'ahead' | 'part' | 'times'>,
  { now, timeZone }: Now,
): string[] {
  if (day === null) return [];
  if (localHour(now, timeZone) >= SMALL_HOURS_END) return [day];
  if (ahead === null || ahead === 0)
    return part && times.length === 0 && isToday(day, now, timeZone) ? [] : [day];
  const before = daysAfter(day, -1);
  const isOver =
    isToday(before, now, timeZone) &&
    times.length > 0 &&
    times.every((time) => time <= wallTime(now, timeZone));
  return isOver ? [day] : [before, day];
}

const isToday = (day: string, now: Date, timeZone: string) => day === localDay(now, timeZone);

/**
 * The day that answers whether today or tomorrow is meant; null where the answer names none. On a Saturday `Saturday`
 * is the day itself, since no one was asked about the next one.
 */
export function answeredDay(
  said: Pick<SaidTime, 'day' | 'ahead'> | undefined,
  { now, timeZone }: Now,
): string | null {
  if (!said?.day) return null;
  const weekBefore = daysAfter(said.day, -7);
  return said.ahead === null && isToday(weekBefore, now, timeZone) ? weekBefore : said.day;
}
