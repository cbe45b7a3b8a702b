import { findServices } from '../../../language/lexicon/find-services.ts';
import { COUNTING } from '../../../language/numbers/counting-words.ts';
import { numberOf, quantityBefore } from '../../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../../language/text/clause-words.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../../language/times/find-said-times.ts';
import { timeWordsIn } from '../../../language/times/time-words-in.ts';
import type { RequestAct } from '../../../understanding/message/acts.ts';
import { AGE_SLOTS, slotKind, slotValue } from '../../../understanding/services/slots.ts';

/** The quantity of an answer such as `two` or `3, please`. */
export function bareQuantity(text: string, language: AnswerLanguage): number | null {
  const normalised = withoutSaidTimes(normalise(text));
  const end = normalised.length;
  for (const word of normalised.split(/[^\p{L}\p{N}]+/u)) {
    const value = numberOf(word, language);
    if (value !== null) return value;
  }
  return quantityBefore(normalised, 0, end, end, language);
}

const AGE_WORD = new RegExp(`(?<!\\p{L})(?:${COUNTING.ageWords})(?!\\p{L})`, 'u');

/** Whether an answer may give children's ages: `7 to 10 pm` is a time. */
function saysAges(reply: string, left: string, language: AnswerLanguage): boolean {
  const said = normalise(reply);
  if (AGE_WORD.test(said)) return true;
  const counts = /\p{N}/u.test(left) || bareQuantity(left, language) !== null;
  return counts && timeWordsIn(said).time === null;
}

/** Whether an answer that was not parsed may fill a slot unchanged: `just the two of us`. */
export function mayFill(slot: string, reply: string, language: AnswerLanguage): boolean {
  const kind = slotKind(slot);
  // A time is not a number of people or an age.
  const left = withoutSaidTimes(reply);
  if (kind === 'text') return !AGE_SLOTS.has(slot) || saysAges(reply, left, language);
  if (kind === 'quantity') return false;
  // A time of day is not a day, and neither is a number of people.
  if (kind === 'date')
    return /\p{N}/u.test(withoutSaidTimes(reply)) && slotValue('party', reply, language) === null;
  // `There are 3 of us` is not a time.
  if (kind !== 'count') return /\p{N}/u.test(reply) && slotValue('party', reply, language) === null;
  return left === reply.normalize('NFC') || bareQuantity(left, language) !== null;
}

/**
 * An answer without the other requests in it: the time in `a taxi at five` belongs to the taxi. A free answer stays
 * complete, because its words may name services (`a club sandwich`).
 */
export function withoutOtherRequests(
  text: string,
  others: readonly RequestAct[],
  slot: string,
  language: AnswerLanguage,
): string {
  if (slotKind(slot) === 'text' || others.length === 0) return text;
  return normalise(text)
    .split(CLAUSES)
    .filter(
      (clause) =>
        !findServices(clause, language).some(({ service }) => others.some(({ item }) => item === service)),
    )
    .join(', ');
}

/** `Until half past one and two towels` are two things, `a las cinco y media` is one. */
const CLAUSES = new RegExp(
  `[,;.!?]+(?= |$)| (?:${CLAUSE_WORDS.answerJoins}) (?!${CLAUSE_WORDS.timeRemainders})`,
  'u',
);

/**
 * Whether a text may fill a slot: free answers (`a club sandwich`) may name other services; times and numbers may not.
 */
export function fitsSlot(text: string, slot: string, language: AnswerLanguage): boolean {
  return slotKind(slot) === 'text' || slotValue(slot, text, language) !== null;
}
