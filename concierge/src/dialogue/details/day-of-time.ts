import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { daysAfter, localDay, localTime } from '../../language/times/said-days.ts';
import type { SaidTime } from '../../language/times/said-time.ts';
import { slotKind } from '../../understanding/services/slots.ts';

const CLOCK = /^\d{2}:\d{2}$/u;

/** The only day of a line, if it is named before the time: `wake me at 6 tomorrow and a taxi for 7`. */
function dayBefore(time: string, line: string, now: Now): string | null {
  const times = parseTimes(normalise(line), now);
  const days = times.filter(({ day }) => day !== null);
  const at = times.findIndex((said) => said.times.includes(time) && said.day === null);
  const [only] = days;
  const isAhead = only !== undefined && times.indexOf(only) < at;
  return isAhead && days.length === 1 && !only.delayed && !isRecurring(times) ? only.day : null;
}

type Now = { now: Date; timeZone: string };

const isRecurring = (times: readonly SaidTime[]) => times.some(({ every }) => every !== null);

/**
 * Adds the day to a clock time without one: the day that its line names for another wish, otherwise the next day with
 * that time. At noon `a wake-up call at 6` is for tomorrow.
 */
export function withDayOfTime(
  details: readonly RequestDetail[],
  line: string,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
): RequestDetail[] {
  const [only, ...others] = details.filter(({ slot }) => ['time', 'date', 'moment'].includes(slotKind(slot)));
  const isAlone = only && others.length === 0 && only.slot === 'time' && CLOCK.test(only.value);
  if (!isAlone) return [...details];
  const today = localDay(now, timeZone);
  const next = only.value > localTime(now, timeZone) ? today : daysAfter(today, 1);
  const value = dayBefore(only.value, line, { now, timeZone }) ?? next;
  return details.flatMap((detail) => (detail === only ? [{ slot: 'date', value }, detail] : [detail]));
}
