import { daysAfter, localDay, localHour, localTime } from './said-days.ts';
import type { SaidTime } from './said-time.ts';

/** Until this hour, people who have not slept may call the day that has just started `tomorrow`. */
const SMALL_HOURS_END = 4;

interface Now {
  now: Date;
  timeZone: string;
}

/**
 * The possible days of a time, the earlier first; empty without a day (decision 0520). In the small hours `tomorrow` is
 * the coming daylight for most people and the next calendar day for others; a day on which the time has passed is left
 * out. `Tonight` without a clock time may be the current night, and then has no day.
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
    times.every((time) => time <= localTime(now, timeZone));
  return isOver ? [day] : [before, day];
}

const isToday = (day: string, now: Date, timeZone: string) => day === localDay(now, timeZone);

/**
 * The day in an answer to the question whether today or tomorrow is meant; null for none. On a Saturday `Saturday` is
 * that day, because the question is not about the next one.
 */
export function answeredDay(
  said: Pick<SaidTime, 'day' | 'ahead'> | undefined,
  { now, timeZone }: Now,
): string | null {
  if (!said?.day) return null;
  const weekBefore = daysAfter(said.day, -7);
  return said.ahead === null && isToday(weekBefore, now, timeZone) ? weekBefore : said.day;
}
