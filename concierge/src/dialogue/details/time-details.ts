import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { parseTimes, type SaidTime } from '../../language/times/parse-times.ts';
import { localDay, localHour } from '../../language/times/said-days.ts';
import { slotKind } from '../../understanding/services/slots.ts';

const VALUE_MAX_CHARS = 120;
/** Until then `tomorrow` may mean the day that has just begun. */
const SMALL_HOURS_END = 4;

/** Whether a detail says when something is wanted. */
export const isTimeDetail = ({ slot }: RequestDetail): boolean =>
  ['time', 'date', 'moment'].includes(slotKind(slot));

/** Whether a detail is a day of the calendar or a time of the clock, and no longer the guest's words. */
export const isSureDetail = (detail: RequestDetail): boolean =>
  isTimeDetail(detail) && /^(?:\d{2}:\d{2}|\d{4}-\d{2}-\d{2})$/.test(detail.value);

/** Whether a time is one of the clock, and beyond doubt: not `around 8`, `between 2 and 4`, `every day`, `at 7`. */
const isSure = ({ times, until, bound, meal, every, lastingMinutes }: SaidTime) =>
  times.length === 1 && until.length === 0 && bound === 'at' && !meal && !every && lastingMinutes === null;

/**
 * The guest's words for a time as a request keeps them: day and time where they are beyond doubt, else the day if there
 * is one and the words themselves.
 */
export function timeDetails(
  words: string,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
): RequestDetail[] {
  const times = parseTimes(words, { now, timeZone });
  const early = localHour(now, timeZone) < SMALL_HOURS_END;
  const [only, ...others] = times;
  if (only && others.length === 0 && only.delayed && only.day) {
    const later = only.day === localDay(now, timeZone) ? [] : [{ slot: 'date', value: only.day }];
    return [...later, ...only.times.map((value) => ({ slot: 'time', value }))];
  }
  // What is wanted again and again has no one day; staff read the words.
  const again = times.some(({ every }) => every !== null);
  const days = new Set(early || again ? [] : times.flatMap(({ day }) => day ?? []));
  const [day] = days;
  const dated = day && days.size === 1 ? [{ slot: 'date', value: day }] : [];
  const [time] = only?.times ?? [];
  if (only && time && others.length === 0 && isSure(only) && (only.day === null || dated.length > 0)) {
    return [...dated, { slot: 'time', value: time }];
  }
  return [...dated, { slot: 'when', value: words.slice(0, VALUE_MAX_CHARS) }];
}
