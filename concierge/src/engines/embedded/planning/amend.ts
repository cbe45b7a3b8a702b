import { z } from 'zod';
import severalLanguages from '../../../../data/several/amend.json' with { type: 'json' };
import type { TurnContext } from '../../../contract/contract.ts';
import { byAnswerLanguage, loadAnswerData } from '../../../data/answer-data.ts';
import { loadData } from '../../../data/load-data.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import { quantityWord } from '../../../language/numbers/only-number.ts';
import { numberOf } from '../../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { Half } from '../../../language/times/clock-times.ts';
import { findSaidTimes, withoutSaidTimes } from '../../../language/times/find-said-times.ts';
import { saidDay, saidTime, usualHalf } from '../../../language/times/said-moment.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { slotKind, slotValue } from '../../../understanding/services/slots.ts';
import { type PlannedAct, withSlots } from '../planned-acts/planned-act.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const Amend = z.strictObject({
  /** Ways to replace a detail; the group `to` captures the new one: `make it 8`, `afinal às 8`. */
  changes: Phrases,
  /** Words after the new detail that are not part of it: `make it 9 instead`. */
  contrast: Phrases,
  /** Words around a bare number that do not change its meaning. */
  filling: Phrases,
});
/** German, French and Italian, which are understood in every conversation. */
const { several } = loadData('amend', Amend, { several: severalLanguages });
const lists = { ...loadAnswerData('amend', Amend), several };
const CHANGES = byAnswerLanguage((language) =>
  [...lists[language].changes, ...several.changes].map((pattern) => new RegExp(pattern, 'u')),
);
const FILLING = new RegExp(
  `(?<!\\p{L})(?:${Object.values(lists)
    .flatMap(({ filling }) => filling)
    .join('|')})(?!\\p{L})`,
  'gu',
);

const CONTRAST = new RegExp(
  `(?:,? (?:${Object.values(lists)
    .flatMap(({ contrast }) => contrast)
    .join('|')}))+$`,
  'u',
);

/** The value of a number word in the guest's language, or in another language that is understood. */
const countOf = (word: string, language: AnswerLanguage): number | null =>
  numberOf(word, language) ?? quantityWord(word);

/** Whether a detail is only a number, so that `make it 8` changes only an hour or a quantity. */
function isBare(to: string, language: AnswerLanguage): boolean {
  const left = to
    .replace(FILLING, ' ')
    .split(/[^\p{L}\p{N}:.]+/u)
    .filter(Boolean);
  return left.every((word) => /^[\d:.h]+(?:am|pm)?$/.test(word) || countOf(word, language) !== null);
}

const CHANGEABLE: ReadonlySet<string> = new Set(['new', 'acknowledged', 'needs_approval']);

const itemOf = (service: string): LexiconKey | null =>
  (Object.keys(SERVICES) as LexiconKey[]).find((key) => SERVICES[key].keys[0] === service) ?? null;

/** The new value of a change, and the service that it names, if any: `actually just one towel`. */
function changeIn(text: string, language: AnswerLanguage): { to: string; named: LexiconKey | null } | null {
  const said = normalise(text).replace(/[.!]+$/, '');
  for (const pattern of CHANGES[language]) {
    const to = pattern.exec(said)?.groups?.to?.replace(CONTRAST, '');
    if (!to) continue;
    if (isBare(to, language)) return { to, named: null };
    const [mention, ...others] = findServices(to, language);
    if (!mention || others.length > 0) continue;
    const rest = `${to.slice(0, mention.start)} ${to.slice(mention.end)}`.trim();
    if (rest && isBare(rest, language)) return { to: rest, named: mention.service };
  }
  return null;
}

/**
 * Ends of the text that a later number corrects: of sentences, which may begin with `no, wait, `, otherwise of their
 * parts.
 */
const ENDS = [/[.!?;\n]+/u, /[.!?;,\n]+|\s[-–—]\s/u];

/** The number that a later part of a line corrects: `three towels. no wait, four`; null for none. */
export function correctedCount(text: string, language: AnswerLanguage): number | null {
  for (const end of ENDS) {
    const [, ...later] = text.split(end);
    const counts = later.flatMap((part) => {
      const change = changeIn(part.trim(), language);
      return change?.named === null ? (quantityIn(change.to, language) ?? []) : [];
    });
    const last = counts.at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/**
 * The request to change: the last topic, otherwise the newest, if its state allows it. If the change names a service,
 * only requests for that service count.
 */
function changeable(named: LexiconKey | null, context: TurnContext, talkedAbout: number | null) {
  const rank = (no: number) => (no === talkedAbout ? Number.POSITIVE_INFINITY : no);
  const request = [...context.openRequests]
    .sort((a, b) => rank(b.no) - rank(a.no))
    .find(({ state, service }) => CHANGEABLE.has(state) && (!named || itemOf(service) === named));
  const item = request ? itemOf(request.service) : null;
  const service = item ? offeredFor(item, context.services) : null;
  return request && item && service?.key === request.service ? { request, item, service } : null;
}

/** The change for the model's act `amend`; staff also see the guest's words. Null if there is no request to change. */
export function amendmentFromAct(
  { item: named, words }: Extract<Act, { kind: 'amend' }>,
  context: TurnContext,
  language: AnswerLanguage,
  talkedAbout: number | null = null,
): PlannedAct | null {
  const meant = changeable(named, context, talkedAbout);
  if (!meant) return null;
  const { request, item, service } = meant;
  const said = withSlots({ kind: 'request', item, quantity: null, words }, service, [words], language);
  const slots = 'slots' in said ? said.slots : {};
  const quantity = request.quantity === null ? null : (quantityIn(words, language) ?? request.quantity);
  return { kind: 'request', item, quantity, words, service, slots, missing: [], amends: request.no };
}

/** The only quantity in a text; null for none or several. */
function quantityIn(text: string, language: AnswerLanguage): number | null {
  const numbers = withoutSaidTimes(normalise(text))
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => countOf(word, language) ?? []);
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** The half of the day of an earlier time, if the new one does not say. */
const halfOf = (time: string): Half | null =>
  /^\d{2}:\d{2}$/.test(time) ? (Number(time.slice(0, 2)) < 12 ? 'am' : 'pm') : null;

/** The change that a message makes in the last request, or in the one that it names; null if it makes none. */
export function amendmentFromText(
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
  talkedAbout: number | null = null,
): PlannedAct | null {
  const change = changeIn(text, language);
  if (!change) return null;
  const { to, named } = change;
  const meant = changeable(named, context, talkedAbout);
  if (!meant) return null;
  const { request, item, service } = meant;
  const amends = request.no;
  // Times come before quantities: `make it 8` is an hour if the request has a time, and a quantity otherwise.
  const timed = request.details?.find(({ slot }) => slotKind(slot) === 'time');
  const time = timed ? saidTime(to, { usual: usualHalf(request.service, to) ?? halfOf(timed.value) }) : null;
  const dayText = request.details?.length ? slotValue('date', to, language) : null;
  // Keeps the guest's words, because it may be open which day `tomorrow` is.
  const day = dayText && saidDay(dayText, context.now, context.property.timeZone) ? dayText : null;
  if (time || day) {
    const slots = { ...(day && { date: day }), ...(time && timed && { [timed.slot]: time }) };
    return { kind: 'request', item, quantity: null, words: text, service, slots, missing: [], amends };
  }
  // The policy records the time that the line names.
  if (findSaidTimes(to).some(({ kind }) => kind === 'when')) {
    return { kind: 'request', item, quantity: null, words: text, service, slots: {}, missing: [], amends };
  }
  const count = /(?<!\p{N})\d{1,2}(?!\p{N})/u.exec(to)?.[0];
  const quantity = count
    ? Number(count)
    : (to
        .split(' ')
        .map((word) => countOf(word, language))
        .find(Boolean) ?? null);
  if (request.quantity === null || !quantity) return null;
  return { kind: 'request', item, quantity, words: text, service, slots: {}, missing: [], amends };
}
