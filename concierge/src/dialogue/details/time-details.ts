import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { localDay } from '../../language/times/said-days.ts';
import { hoursFor } from '../../language/times/said-moment.ts';
import type { SaidTime } from '../../language/times/said-time.ts';
import { possibleDays } from '../../language/times/small-hours.ts';
import { slotKind } from '../../understanding/services/slots.ts';
import { clockDetails } from './clock-details.ts';

const VALUE_MAX_CHARS = 120;

/** Whether a detail is about the time of a wish. */
export const isTimeDetail = ({ slot }: RequestDetail): boolean =>
  ['time', 'date', 'moment'].includes(slotKind(slot));

/** Whether a detail is a calendar day or clock time rather than the guest's words. */
export const isSureDetail = (detail: RequestDetail): boolean =>
  isTimeDetail(detail) && /^(?:\d{2}:\d{2}|\d{4}-\d{2}-\d{2})$/.test(detail.value);

/** `Today`, without a time of day. */
const isDayAlone = ({ day, part, meal, every }: SaidTime) =>
  day !== null && part === null && meal === null && every === null;

/**
 * The guest's words for a time, as stored in a request: day and time if they are unambiguous; otherwise the words
 * themselves, and the day if there is one.
 *
 * @param service key of the service, whose usual hours decide about `at 10`
 * @param answered the day that the guest chose when they were asked which one `tomorrow` means
 */
export function timeDetails(
  words: string,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
  service = '',
  answered: string | null = null,
): RequestDetail[] {
  const times = parseTimes(words, { now, timeZone });
  const [only, ...others] = times;
  if (only && others.length === 0 && only.delayed && only.day) {
    const later = only.day === localDay(now, timeZone) ? [] : [{ slot: 'date', value: only.day }];
    return [...later, ...only.times.map((value) => ({ slot: 'time', value }))];
  }
  // A recurring wish has no single day, so staff read the words.
  const again = times.some(({ every }) => every !== null);
  const possible = times.map((time) => possibleDays(time, { now, timeZone }));
  const isOpen =
    answered === null && times.some(({ day }, index) => day !== null && possible[index]?.length !== 1);
  const days = new Set(again || isOpen ? [] : answered === null ? possible.flat() : [answered]);
  const [day] = days;
  const dated = day && days.size === 1 ? [{ slot: 'date', value: day }] : [];
  const [clock, ...more] = times.filter((time) => time.times.length > 0);
  const isOne = clock && more.length === 0 && times.every((time) => time === clock || isDayAlone(time));
  if (isOne && days.size === dated.length && !isOpen) {
    const deciding = { now, timeZone, hours: hoursFor(service, words) };
    const details = clockDetails(clock, deciding, { day: day ?? null });
    if (details) return [...dated, ...details];
  }
  return [...dated, { slot: 'when', value: words.slice(0, VALUE_MAX_CHARS) }];
}

/** The earliest day that ambiguous words may mean; null if they name none. */
export function earliestDay(
  words: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  const days = parseTimes(words, { now, timeZone }).map((time) => possibleDays(time, { now, timeZone }));
  const [first = null] = days.flat().sort();
  return days.some((possible) => possible.length === 0) ? null : first;
}
