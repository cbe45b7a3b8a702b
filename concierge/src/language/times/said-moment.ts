import { normalise } from '../text/normalise.ts';
import type { Half } from './clock-times.ts';
import { type Hours, usualHours } from './likely-time.ts';
import { parseTimes } from './parse-times.ts';
import type { SaidTime, TimeContext } from './said-time.ts';

/** For words that name a time of day by themselves. */
const ANY_TIME = { now: new Date(0), timeZone: 'UTC' } as const;

/** The day that words name, as `2026-11-22` in the property's calendar; null when they name none. */
export function saidDay(said: string, now: Date, timeZone: string): string | null {
  return parseTimes(said, { now, timeZone }).find(({ day }) => day !== null)?.day ?? null;
}

/** What decides over a time that may be either half of the day. */
export type Deciding = Partial<Pick<TimeContext, 'now' | 'timeZone'>> & {
  /** The half of the day in which the service is usual. */
  usual?: Half | null;
};

const isClock = ({ times, until, lastingMinutes }: SaidTime) =>
  times.length > 0 && until.length === 0 && lastingMinutes === null;

/** The one time of day in words that answer a question for a time; null when there is none, several, or a delay. */
function onlyClock(said: string, deciding: Deciding): SaidTime | null {
  const { now, timeZone = ANY_TIME.timeZone, usual = null } = deciding;
  const times = parseTimes(said, { now: now ?? ANY_TIME.now, timeZone, usual, asked: true });
  const [only, ...others] = times.filter(isClock);
  if (!only || others.length > 0) return null;
  return only.delayed && !now ? null : only;
}

/**
 * The time of day that words name, as `07:00`; null when they name none or one that is counted from now
 * (`in an hour`) where it is not said when that is. An hour without more is the one of a clock with 24 hours.
 */
export function saidTime(said: string, deciding: Deciding = {}): string | null {
  return onlyClock(said, deciding)?.times[0] ?? null;
}

const EARLY = ['wakeupCall', 'breakfast', 'earlyCheckin'];
const LATE = ['restaurant', 'turndown', 'nightclub', 'lateCheckout'];
const MORNING_WORDS =
  /(?<!\p{L})(?:wake|breakfast|acordar|despert\p{L}*|pequeno[ -]almoco|cafe da manha|desayuno)/u;
const EVENING_WORDS = /(?<!\p{L})(?:dinner|supper|jantar|cena|cenar)(?!\p{L})/u;

/** The half of the day in which a service is usual: `7` to be woken is in the morning, for dinner in the evening. */
export function usualHalf(service: string, said = ''): Half | null {
  const words = normalise(said);
  if (EARLY.includes(service)) return 'am';
  const morning = MORNING_WORDS.test(words);
  const evening = EVENING_WORDS.test(words);
  // A table is usual in the evening, unless it is for breakfast; of a line that names both, the service decides.
  if (morning !== evening) return morning ? 'am' : 'pm';
  return LATE.includes(service) ? 'pm' : null;
}

const HALVES: Readonly<Record<Half, Hours>> = { am: { from: 0, to: 12 }, pm: { from: 12, to: 24 } };

/**
 * The hours in which what a guest asks for is usual; null where any may be meant.
 *
 * @param service its key in the catalogue
 * @param said the guest's words: a table for breakfast is in the morning
 */
export function hoursFor(service: string, said: string): Hours | null {
  const half = usualHalf(service, said);
  return half ? HALVES[half] : usualHours(service);
}
