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
  /** Position of the words for the day. */
  dayAt: { start: number; end: number } | null;
  /** Whether it is counted from now, as `in an hour`. */
  delayed: boolean;
  /** `07:30`; two readings if it may be in either half of the day, the earlier first. */
  times: readonly string[];
  /** The end of a range. */
  until: readonly string[];
  bound: Bound;
  part: PartOfDay | null;
  /** A time before, after or at a meal, which depends on the property's hours. */
  meal: Meal | null;
  /** `regular`: a rule that only the words express, as `every other day`. */
  every: Every | null;
  /** The duration. */
  lastingMinutes: number | null;
}

/** Context for parsing a line. */
export interface TimeContext {
  now: Date;
  timeZone: string;
  /** The usual half of the day: breakfast and waking up in the morning, dinner in the evening. */
  usual?: Half | null;
  /** Whether the line answers the question for a time, so that a number alone counts. */
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
