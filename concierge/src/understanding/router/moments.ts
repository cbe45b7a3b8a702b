import { z } from 'zod';
import en from '../../../data/en/router-moments.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const Pattern = z.string().min(1);
const { en: WORDS } = loadData(
  'router-moments',
  z.strictObject({
    /** The beginnings of the names of months and weekdays, in order; Sunday first. */
    months: z.array(Pattern).length(12),
    weekdays: z.array(Pattern).length(7),
    counts: z.record(z.string(), z.int()),
    dayAfterTomorrow: Pattern,
    tomorrow: Pattern,
    today: Pattern,
    yesterday: Pattern,
    /** Groups `count`, and `week` if weeks are counted. */
    distance: Pattern,
    ago: Pattern,
    dayOfMonth: Pattern,
    nextWeek: Pattern,
    noon: Pattern,
    midnight: Pattern,
    /** Groups `half`, `quarter` or `minutes`, `past` if they are after the hour, and `hour`. */
    offset: Pattern,
    afternoon: Pattern,
  }),
  { en },
);
const has = (pattern: string, text: string) => new RegExp(pattern).test(text);
const DAY_MS = 24 * 60 * 60_000;

export interface DateValue {
  day: number;
  month: number;
  year: number;
}

const calendarDay = (date: Date): DateValue => ({
  day: date.getUTCDate(),
  month: date.getUTCMonth() + 1,
  year: date.getUTCFullYear(),
});
const daysFrom = (now: Date, days: number) => calendarDay(new Date(now.getTime() + days * DAY_MS));

function relativeDay(text: string, now: Date): DateValue | null {
  if (has(WORDS.dayAfterTomorrow, text)) return daysFrom(now, 2);
  if (has(WORDS.tomorrow, text)) return daysFrom(now, 1);
  if (has(WORDS.today, text)) return calendarDay(now);
  if (has(WORDS.yesterday, text)) return daysFrom(now, -1);
  const distance = new RegExp(WORDS.distance).exec(text)?.groups;
  if (!distance) return null;
  const count = WORDS.counts[distance.count ?? ''] ?? Number(distance.count);
  const days = count * (distance.week ? 7 : 1);
  return Number.isFinite(days) ? daysFrom(now, has(WORDS.ago, text) ? -days : days) : null;
}

/** The next such day from `now` on; a month or day that has passed means the next one. */
export function dateValue(said: string, now: Date): DateValue | null {
  const text = said.toLowerCase();
  const month = WORDS.months.findIndex((name) => has(`\\b${name}`, text));
  const day = Number(new RegExp(WORDS.dayOfMonth).exec(text)?.[1] ?? Number.NaN);
  const year = Number(/\b(\d{4})\b/.exec(text)?.[1] ?? Number.NaN);
  if (month >= 0 && Number.isFinite(day)) {
    if (Number.isFinite(year)) return { day, month: month + 1, year };
    const passed = Date.UTC(now.getUTCFullYear(), month, day + 1) <= now.getTime();
    return { day, month: month + 1, year: now.getUTCFullYear() + (passed ? 1 : 0) };
  }
  const relative = relativeDay(text, now);
  if (relative) return relative;
  if (Number.isFinite(day)) {
    const later = day >= now.getUTCDate() ? 0 : 1;
    return calendarDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, day)));
  }
  const weekday = WORDS.weekdays.findIndex((name) => has(`\\b${name}`, text));
  if (weekday < 0) return null;
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7;
  return daysFrom(now, ahead + (has(WORDS.nextWeek, text) && ahead < 7 ? 7 : 0));
}

/** `25 to 7 p.m.` is 18:35, `11 00 in the morning` 11:00, `noon` 12:00. */
export function timeValue(said: string): { hour: number; minute: number } | null {
  const text = said.toLowerCase();
  if (has(WORDS.noon, text)) return { hour: 12, minute: 0 };
  if (has(WORDS.midnight, text)) return { hour: 0, minute: 0 };
  const offset = new RegExp(WORDS.offset).exec(text)?.groups;
  const clock = /(\d{1,2})(?:[: .](\d{2}))?/.exec(text);
  if (!clock) return null;
  let hour = Number(offset ? offset.hour : clock[1]);
  let minute = Number(offset ? 0 : (clock[2] ?? 0));
  if (has(WORDS.afternoon, text) && hour < 12) hour += 12;
  if (/a\.?m/.test(text) && hour === 12) hour = 0;
  if (offset) {
    const minutes = offset.half ? 30 : offset.quarter ? 15 : Number(offset.minutes);
    minute = offset.past ? minutes : 60 - minutes;
    if (!offset.past) hour = (hour + 23) % 24;
  }
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}
