import type { Half } from './clock-times.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night' | 'small';
export type Meal = 'breakfast' | 'lunch' | 'dinner';
export type Every = 'day' | 'morning' | 'evening' | 'regular';
export type Bound = 'at' | 'before' | 'after' | 'until' | 'around';

/** A time as a guest said it. What was not said is null. */
export interface SaidTime {
  /** Where it is in the line's composed form (NFC); the end is exclusive. */
  start: number;
  end: number;
  /** `2026-11-22` in the property's calendar. */
  day: string | null;
  /** How far the day is from today, where the words count from it, as `tomorrow`. */
  ahead: number | null;
  /** The words for the day alone. */
  dayAt: { start: number; end: number } | null;
  /** Counted from now, as `in an hour`. */
  delayed: boolean;
  /** `07:30`; two where it may be either half of the day, the earlier first. */
  times: readonly string[];
  /** The end of a range. */
  until: readonly string[];
  bound: Bound;
  part: PartOfDay | null;
  /** Before or after a meal, or at it: the property's hours decide when that is. */
  meal: Meal | null;
  /** `regular`: by a rule that only the words say, as `every other day`. */
  every: Every | null;
  /** For how long. */
  lastingMinutes: number | null;
}

/** What a line is read with. */
export interface TimeContext {
  now: Date;
  timeZone: string;
  /** The half of the day in which it is usual: breakfast and waking up in the morning, dinner in the evening. */
  usual?: Half | null;
  /** The line answers the question for a time: a number alone is one. */
  asked?: boolean;
}

/** A time as `2026-11-22 around 20:00`: for tests and logs. */
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
