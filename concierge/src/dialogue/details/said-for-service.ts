import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { afterCourtesy } from '../../language/text/courtesy.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findSaidTimes, type SaidStretch, withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { localDay, localHour } from '../../language/times/said-days.ts';
import { segmentsOf } from '../../understanding/message/segments.ts';
import { isNamedBy } from '../../understanding/services/requested-service.ts';
import { slotKind } from '../../understanding/services/slots.ts';

const MINUTE_MS = 60_000;
const NOON = 12;

/** Whether a service's own questions ask for a time or a day. */
export const hasTimeSlot = ({ requiredSlots }: Pick<OfferedService, 'requiredSlots'>): boolean =>
  requiredSlots.some((slot) => ['time', 'date', 'moment'].includes(slotKind(slot)));

/**
 * The guest's lines that a request of this turn is based on, newest first: the line itself and, if it answers a
 * question, the lines before it (`clean my room at 3 pm?` - `Would you like …?` - `yes`).
 */
export function linesAskedIn({ history }: Pick<TurnContext, 'history'>): string[] {
  const lines: string[] = [];
  let question = true;
  for (const { from, text } of [...history].reverse()) {
    if (from === 'guest' && question) lines.push(text);
    if (from !== 'guest') question = /\?\s*$|\?["”)]*(?:\s|$)/u.test(text);
    if (!question) break;
  }
  return lines;
}

/** Ends of sentences, and of polite requests. */
const SENTENCE_END = /[.!?;]+(?=\s|$)/u;

/**
 * A line without the sentences that are only about other services: in `two towels please, and clean my room tomorrow`
 * the day belongs to the cleaning.
 */
function ownSentences(line: string, service: OfferedService, services: readonly OfferedService[]): string {
  const whole = normalise(line);
  const sentences = whole.split(SENTENCE_END).flatMap(afterCourtesy);
  const isOwn = (text: string) => isNamedBy(text, service, languagesIn(line));
  if (sentences.length < 2 || !sentences.some(isOwn)) return whole;
  const isOthers = (text: string) => {
    const named = normalise(withoutSaidTimes(text));
    return services.some((other) => other.active && isNamedBy(named, other, languagesIn(line)));
  };
  const left = sentences.filter((text) => isOwn(text) || !isOthers(text));
  return left.length === sentences.length ? whole : left.join(', ');
}

/** The parts of a line about this service: the time in `and a wake-up call at 7` belongs only to the call. */
function partsFor(line: string, service: OfferedService, { services }: TurnContext): string {
  const normalised = ownSentences(line, service, services);
  const others = services.filter((other) => other.key !== service.key && other.active && hasTimeSlot(other));
  for (const language of languagesIn(line)) {
    if (!isNamedBy(normalised, service, [language])) continue;
    const all = segmentsOf(normalised, language);
    const parts = all.filter(
      ({ text }) =>
        isNamedBy(text, service, [language]) ||
        // `After breakfast` names a time, not a breakfast.
        !others.some((other) => isNamedBy(normalise(withoutSaidTimes(text)), other, [language])),
    );
    // The line stays in one piece if all of it belongs to the service: `am 25. Dezember` is not two sentences.
    return parts.length === all.length ? normalised : parts.map(({ text }) => text).join(', ');
  }
  return normalised;
}

/**
 * The lines that a request for this service is based on. A line that names the service does not answer a question about
 * another one: `two pillows` after `a table for Tuesday`.
 */
function linesFor(service: OfferedService, context: TurnContext): string[] {
  const [line, ...earlier] = linesAskedIn(context);
  if (line === undefined) return [];
  const names = (text: string, named: OfferedService) => isNamedBy(normalise(text), named, languagesIn(text));
  if (!names(line, service)) return [line, ...earlier];
  const others = context.services.filter(({ active, key }) => active && key !== service.key);
  const isOthers = (text: string) =>
    !names(text, service) && others.some((other) => names(withoutSaidTimes(text), other));
  return [line, ...earlier.filter((text) => !isOthers(text))];
}

/** Whether a part of a line asks for another time than the service's usual one. */
function asksForTime(
  { kind }: SaidStretch,
  service: OfferedService,
  { now, property }: Pick<TurnContext, 'now' | 'property'>,
): boolean {
  const { timeZone } = property;
  switch (kind) {
    case 'when':
      return true;
    case 'today': {
      const usual = new Date(now.getTime() + (service.promiseMinutes ?? 0) * MINUTE_MS);
      return localDay(usual, timeZone) !== localDay(now, timeZone);
    }
    // A description of a fault is not a requested time: `no hot water this morning`, `the TV goes off every ten
    // minutes`.
    case 'thisMorning':
      return service.kind !== 'fix' && localHour(now, timeZone) < NOON;
    case 'lasting':
      return service.kind !== 'fix';
    default:
      return false;
  }
}

/**
 * The guest's own words for the time of a service (`at 3 pm tomorrow`), from the lines that the request is based on.
 * Null if they name no time, or only one that the service keeps anyway. An emergency is never postponed.
 */
export function timeSaidFor(service: OfferedService, context: TurnContext): string | null {
  if (service.kind === 'emergency') return null;
  const words = linesFor(service, context).flatMap((line) => {
    const composed = line.normalize('NFC');
    const own = partsFor(line, service, context);
    return findSaidTimes(line)
      .filter((stretch) => asksForTime(stretch, service, context))
      .map(({ start, end }) => composed.slice(start, end))
      .filter((said) => own.includes(normalise(said)));
  });
  return words.length > 0 ? words.reverse().join(', ') : null;
}
