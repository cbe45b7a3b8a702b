import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { hoursFor, namesEvening } from '../../language/times/said-moment.ts';
import { possibleDays } from '../../language/times/small-hours.ts';
import { slotKind } from '../../understanding/services/slots.ts';
import { clockDetails } from './clock-details.ts';
import { chosenDay, NEAR_DAY } from './near-day.ts';

const WAKE_UP = 'wakeupCall';
const MOST_DETAILS = 6;
/** Services whose time may be in the morning, unless the guest mentions the evening. */
const LATE: ReadonlySet<string> = new Set(['restaurant']);

/** Whether words for a day name its evening: `tonight`. */
const isEvening = (words: string): boolean =>
  parseTimes(words, { now: new Date(0), timeZone: 'UTC' }).some(
    ({ part }) => part === 'evening' || part === 'night',
  );
const VALUE_MAX_CHARS = 120;

/**
 * An engine's slot values, normalised for people and programs: a day as `2026-11-22`, a time as
 * `07:00`, and anything else in the guest's own words.
 *
 * @param line what the guest wrote: a table for breakfast at 8 is in the morning
 */
export function detailsOf(
  given: Readonly<Record<string, string>> | undefined,
  context: Pick<TurnContext, 'now' | 'property'>,
  service: string,
  line = '',
): RequestDetail[] {
  const { now } = context;
  const { timeZone } = context.property;
  const { [NEAR_DAY]: answer, ...slots } = given ?? {};
  const chosen = chosenDay(answer, context);
  /** The one day that words name; null for none, and when they may mean today or tomorrow. */
  const dayIn = (said: string): string | null => {
    const time = parseTimes(said, { now, timeZone }).find(({ day }) => day !== null);
    if (!time) return null;
    if (chosen !== null && time.ahead !== null) return chosen;
    const [day = null, ...others] = possibleDays(time, { now, timeZone });
    return others.length > 0 ? null : day;
  };
  const days = Object.entries(slots).flatMap(([slot, value]) => (slotKind(slot) === 'date' ? [value] : []));
  const [day = null] = days.flatMap((said) => dayIn(normalise(said)) ?? []);
  /**
   * The details of a time. `7` alone is in the morning for a wake-up call, in the evening for dinner, and today the
   * next seven.
   */
  const timeOf = (slot: string, words: string): RequestDetail[] | null => {
    const deciding = { now, timeZone, hours: hoursFor(service, `${words} ${line}`) };
    // `7.30`, after `dinner tonight`, is not in the morning.
    const usual = days.some(isEvening) || (LATE.has(service) && namesEvening(line)) ? 'pm' : null;
    // Restores `at`, as in `6 in the evening`: without it a number is not parsed as a clock time. Also restores the
    // day.
    for (const said of [words, `at ${words}`, [...days, 'at', words].join(' ')]) {
      const clocks = parseTimes(said, { now, timeZone, asked: true, usual }).filter(
        ({ times }) => times.length > 0,
      );
      const [only, ...others] = clocks;
      if (!only || others.length > 0) continue;
      const details = clockDetails(only, deciding, { slot, day: only.day ?? day });
      // A wake-up call before seven keeps that time instead of going to a person.
      if (details) return service === WAKE_UP ? details.map(({ value }) => ({ slot, value })) : details;
    }
    return null;
  };
  return Object.entries(slots)
    .filter(([slot, value]) => /^\p{L}{1,20}$/u.test(slot) && value.trim())
    .slice(0, MOST_DETAILS)
    .flatMap(([slot, value]): RequestDetail[] => {
      const said = value.trim().slice(0, VALUE_MAX_CHARS);
      const kind = slotKind(slot);
      const day = kind === 'date' || kind === 'moment' ? dayIn(normalise(said)) : null;
      const time =
        kind === 'time' || kind === 'moment'
          ? timeOf(kind === 'moment' ? 'time' : slot, normalise(said))
          : null;
      if (kind === 'moment' && day && !time && /\d/.test(said)) {
        return [
          { slot: 'date', value: day },
          { slot, value: said },
        ];
      }
      if (kind === 'moment' && (day || time)) {
        return [...(day ? [{ slot: 'date', value: day }] : []), ...(time ?? [])];
      }
      return time ?? [{ slot, value: day ?? said }];
    });
}
