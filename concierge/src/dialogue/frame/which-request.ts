import type { TurnContext } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { partyIn } from '../../language/numbers/party.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { slotKind } from '../../understanding/services/slots.ts';
import { ordinalSaid } from './read-move.ts';

type OpenRequest = TurnContext['openRequests'][number];

/** Shorter words are in too many notes. */
const FEWEST_CHARS = 4;

const valuesOf = ({ details = [] }: OpenRequest, kind: ReturnType<typeof slotKind>) =>
  details.flatMap(({ slot, value }) => (slotKind(slot) === kind ? [value] : []));

/**
 * The clock times and days of a text, each in all its readings.
 *
 * @param asked a number alone is a time too
 */
function whenSaid(
  text: string,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
  asked = false,
): { clocks: ReadonlySet<string>; days: ReadonlySet<string> } {
  const times = parseTimes(normalise(text), { now, timeZone, asked });
  return {
    clocks: new Set(times.flatMap((time) => time.times)),
    days: new Set(times.flatMap(({ day }) => (day === null ? [] : [day]))),
  };
}

/** Whether a request is at another time than a text names for it. */
export function isAtOtherTime(request: OpenRequest, text: string, context: TurnContext): boolean {
  const { clocks } = whenSaid(text, context);
  const own = valuesOf(request, 'time');
  return clocks.size > 0 && own.length > 0 && !own.some((time) => clocks.has(time));
}

/** The only open request at the only time of a normalised text, and the place of the time in it; null for none. */
export function requestAtTime(
  normalised: string,
  { now, property: { timeZone }, openRequests }: Pick<TurnContext, 'now' | 'property' | 'openRequests'>,
): { request: OpenRequest; start: number; end: number } | null {
  const [time, ...others] = parseTimes(normalised, { now, timeZone });
  if (!time || others.length > 0) return null;
  const [request, ...more] = openRequests.filter((open) =>
    valuesOf(open, 'time').some((value) => time.times.includes(value)),
  );
  return request && more.length === 0 ? { request, start: time.start, end: time.end } : null;
}

/** Whether a text says when or for how many a request is. */
export function isMeantBy(
  text: string,
  request: OpenRequest,
  context: TurnContext,
  language: AnswerLanguage,
): boolean {
  const { clocks } = whenSaid(text, context);
  const party = partyIn(normalise(text), language);
  return (
    valuesOf(request, 'time').some((time) => clocks.has(time)) ||
    (party !== null && valuesOf(request, 'count').includes(String(party)))
  );
}

/** Those of some requests for which a text has a word of the note that the others have not: `the one for my wife`. */
function byWords(text: string, requests: readonly OpenRequest[]): OpenRequest[] {
  const longer = (said: string) =>
    new Set(wordsOf(normalise(withoutSaidTimes(said))).filter((word) => word.length >= FEWEST_CHARS));
  const said = longer(text);
  const notes = requests.map(({ note }) => longer(note ?? ''));
  return requests.filter((_, at) =>
    [...(notes[at] ?? [])].some(
      (word) => said.has(word) && notes.every((other, index) => index === at || !other.has(word)),
    ),
  );
}

/**
 * Those of several requests that a text means by their time, their day, their party, their place in the row or the
 * guest's own words: `the 10 o'clock taxi`, `the second one`. All of them where it says none of that.
 */
export function meantAmong(
  text: string,
  requests: readonly OpenRequest[],
  context: TurnContext,
  language: AnswerLanguage,
): readonly OpenRequest[] {
  const rows = [...requests].sort((one, other) => one.no - other.no);
  const normalised = normalise(text);
  const unnamed = findServices(normalised, language).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    normalised,
  );
  const which = ordinalSaid(unnamed, language);
  const nth = which === 'last' ? rows.at(-1) : which && rows[which === 'first' ? 0 : 1];
  if (nth) return [nth];
  const { clocks, days } = whenSaid(text, context);
  if (clocks.size > 0) {
    const timed = rows.filter((request) => valuesOf(request, 'time').some((time) => clocks.has(time)));
    const dated = timed.filter((request) => valuesOf(request, 'date').some((day) => days.has(day)));
    return days.size > 0 && dated.length > 0 ? dated : timed;
  }
  if (days.size > 0) return rows.filter((request) => valuesOf(request, 'date').some((day) => days.has(day)));
  const party = partyIn(normalised, language);
  const parties = rows.filter(
    (request) => party !== null && valuesOf(request, 'count').includes(String(party)),
  );
  if (parties.length > 0) return parties;
  const named = byWords(unnamed, rows);
  if (named.length > 0) return named;
  // `Cancela el taxi de las 10` has no word for a time before its number.
  const numbers = normalised.match(/(?<![\d:])\d{1,2}(?:[:.h]\d{2})?(?![\d:])/gu) ?? [];
  const hours = new Set(numbers.flatMap((number) => [...whenSaid(`at ${number}`, context, true).clocks]));
  const timed = rows.filter((request) => valuesOf(request, 'time').some((time) => hours.has(time)));
  return timed.length > 0 ? timed : requests;
}
