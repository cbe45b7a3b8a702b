import type { Half } from './clock-times.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night' | 'small';
export type Meal = 'breakfast' | 'lunch' | 'dinner';
export type Every = 'day' | 'morning' | 'evening' | 'regular';
export type Bound = 'at' | 'before' | 'after' | 'until' | 'around';

/** A time in a guest's words. Missing parts are null. */
export interface SaidTime {
  /** Its position in the line's composed form (NFC); the end is exclusive. */
  start: number;
  end: number;
  /** `2026-11-22` in the property's calendar. */
  day: string | null;
  /** Distance of the day from today, for relative words such as `tomorrow`. */
  ahead: number | null;
  /** The words for the day only. */
  dayAt: { start: number; end: number } | null;
  /** Counted from now, as `in an hour`. */
  delayed: boolean;
  /** `07:30`; two when it may be in either half of the day, the earlier first. */
  times: readonly string[];
  /** The end of a range. */
  until: readonly string[];
  bound: Bound;
  part: PartOfDay | null;
  /** Before, after or at a meal: the property's hours decide when that is. */
  meal: Meal | null;
  /** `regular`: by a rule that only the words express, as `every other day`. */
  every: Every | null;
  /** For how long. */
  lastingMinutes: number | null;
}

/** Context for parsing a line. */
export interface TimeContext {
  now: Date;
  timeZone: string;
  /** The usual half of the day: breakfast and waking up in the morning, dinner in the evening. */
  usual?: Half | null;
  /** The line answers the question for a time: a number alone counts. */
  asked?: boolean;
}

/** Formats a time as `2026-11-22 around 20:00`, for tests and logs. */
export function formatSaidTime(time: SaidTime): string {
  const { day, times, until, bound, part, meal, every, lastingMinutes } = time;
  const clock = [times, until].filter((each) => each.length > 0).map((each) => each.join('/'));
  return [
    every && `every ${every}`,
    day,
    bound !== 'at' && bound,
    meal,
    clock.join('-') || (!every && part),
    lastingMinutes !== null && `for ${lastingMinutes}`,
  ]
    .filter(Boolean)
    .join(' ');
}
