import { normalise } from '../text/normalise.ts';
import { joinWords, QUESTION_WORDS, searchWords } from './search-words.ts';

/** What a question asks for: an amount of money, a time, or anything. */
export type QuestionKind = 'price' | 'time' | null;

const whole = (pattern: string, flags = 'u') => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, flags);
const PRICE = whole(QUESTION_WORDS.kinds.price);
const TIME = whole(QUESTION_WORDS.kinds.time);
const TIMES = whole(QUESTION_WORDS.kinds.time, 'gu');

const STARTS = new RegExp(`^\\P{L}*(?:${QUESTION_WORDS.starts})(?![\\p{L}])`, 'u');

/** Whether a line is a question, with or without a question mark. */
export const isQuestion = (line: string): boolean => line.includes('?') || STARTS.test(normalise(line));

/** What kind of value a question asks for. */
export function questionKind(question: string): QuestionKind {
  const said = normalise(question);
  if (PRICE.test(said)) return 'price';
  return TIME.test(said) ? 'time' : null;
}

/** A question without words such as `open` and `cost`, which name the kind of value, unless nothing else is left. */
export function questionTopic(question: string): string {
  const said = normalise(question);
  // `How late` does not mean a late check-out.
  const words = joinWords(said.replace(TIMES, ' ')).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const left = words.filter((word) => !QUESTION_WORDS.kindWords.has(word)).join(' ');
  return searchWords(left).length > 0 ? left : said;
}

const MONEY = new RegExp(QUESTION_WORDS.stated.price, 'u');
const CLOCK = new RegExp(QUESTION_WORDS.stated.time, 'u');

/** Key endings that name the kind of value of a fact, as `pool.hours`. */
const PRICE_KEY = new RegExp(`(?:${QUESTION_WORDS.factKeys.price})s?$`, 'iu');
const TIME_KEY = new RegExp(`(?:${QUESTION_WORDS.factKeys.time})s?$`, 'iu');

/** Whether a fact has a value of the requested kind, by its key, its text and its values. */
export function tells(
  kind: QuestionKind,
  { key, text, values }: { key: string; text: string; values: Record<string, string> },
): boolean {
  if (kind === null) return true;
  const said = normalise([text, ...Object.values(values)].join(' '));
  return kind === 'price'
    ? 'price' in values || PRICE_KEY.test(key) || MONEY.test(said)
    : TIME_KEY.test(key) || CLOCK.test(said);
}
