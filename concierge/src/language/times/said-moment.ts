import { normalise } from '../text/normalise.ts';
import type { Half } from './clock-times.ts';
import { type Hours, usualHours } from './likely-time.ts';
import { parseTimes } from './parse-times.ts';
import type { SaidTime, TimeContext } from './said-time.ts';
import { TIME_WORDS } from './time-words.ts';

/** For words that are a time of day by themselves, whatever the day. */
const ANY_TIME = { now: new Date(0), timeZone: 'UTC' } as const;

/** The day that words name, as `2026-11-22` in the property's calendar; null for none. */
export function saidDay(said: string, now: Date, timeZone: string): string | null {
  return parseTimes(said, { now, timeZone }).find(({ day }) => day !== null)?.day ?? null;
}

/** What decides in which half of the day a time is. */
export type Deciding = Partial<Pick<TimeContext, 'now' | 'timeZone'>> & {
  usual?: Half | null;
};

const isClock = ({ times, until, lastingMinutes }: SaidTime) =>
  times.length > 0 && until.length === 0 && lastingMinutes === null;

/** The single time of day in an answer to the question for a time; null for none, several, or a delay. */
function onlyClock(said: string, deciding: Deciding): SaidTime | null {
  const { now, timeZone = ANY_TIME.timeZone, usual = null } = deciding;
  const times = parseTimes(said, { now: now ?? ANY_TIME.now, timeZone, usual, asked: true });
  const [only, ...others] = times.filter(isClock);
  if (!only || others.length > 0) return null;
  return only.delayed && !now ? null : only;
}

/**
 * The time of day in words, as `07:00`; null for none, or for a delay (`in an hour`) without a known start. A bare hour
 * is on the 24-hour clock.
 */
export function saidTime(said: string, deciding: Deciding = {}): string | null {
  return onlyClock(said, deciding)?.times[0] ?? null;
}

const EARLY = ['wakeupCall', 'breakfast', 'earlyCheckin'];
const LATE = ['restaurant', 'turndown', 'nightclub', 'lateCheckout'];
const MORNING_WORDS = new RegExp(`(?<!\\p{L})(?:${TIME_WORDS.usualHalf.morning})`, 'u');
const EVENING_WORDS = new RegExp(`(?<!\\p{L})(?:${TIME_WORDS.usualHalf.evening})(?!\\p{L})`, 'u');

/** Whether a text mentions the evening and not the morning: `dinner`. */
export function namesEvening(said: string): boolean {
  const words = normalise(said);
  return EVENING_WORDS.test(words) && !MORNING_WORDS.test(words);
}

/** The usual half of the day of a service: `7` is in the morning for a wake-up call, in the evening for dinner. */
export function usualHalf(service: string, said = ''): Half | null {
  const words = normalise(said);
  if (EARLY.includes(service)) return 'am';
  const morning = MORNING_WORDS.test(words);
  const evening = EVENING_WORDS.test(words);
  // A table is usually for the evening, unless it is for breakfast; if a line names both, the service decides.
  if (morning !== evening) return morning ? 'am' : 'pm';
  return LATE.includes(service) ? 'pm' : null;
}

const HALVES: Readonly<Record<Half, Hours>> = { am: { from: 0, to: 12 }, pm: { from: 12, to: 24 } };

/**
 * The usual hours of a guest's wish; null if any are possible.
 *
 * @param service its key in the catalogue
 * @param said the guest's words: a table for breakfast is in the morning
 */
export function hoursFor(service: string, said: string): Hours | null {
  const half = usualHalf(service, said);
  return half ? HALVES[half] : usualHours(service);
}
