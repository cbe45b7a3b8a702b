import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../text/answer-language.ts';

/** Numbers of a language; English `a` and its like count only right before what is counted. */
const Numbers = z.object({
  /** What normalised words count. */
  values: z.record(z.string(), z.number().int()),
  /** The same of several words: `half a dozen`. */
  phrases: z.record(z.string(), z.number().int()),
  /** Written quantities from zero on, to be said back: `two towels`. */
  spoken: z.array(z.string()),
});

const NUMBERS = loadAnswerData('numbers', Numbers);

/** Numbers of several words, of all languages, as figures. */
const PHRASES = Object.values(NUMBERS).flatMap(({ phrases }) =>
  Object.entries(phrases).map(
    ([phrase, value]) => [new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'gu'), value] as const,
  ),
);
const withFigures = (text: string): string =>
  PHRASES.reduce((written, [phrase, value]) => written.replaceAll(phrase, String(value)), text);

const VAGUE_ARTICLES = new Set([
  'a',
  'an',
  'another',
  'um',
  'uma',
  'un',
  'una',
  'outra',
  'outro',
  'otra',
  'otro',
]);

/** A quantity as a person would say it: words up to twelve, figures above. */
export function formatQuantity(quantity: number, language: AnswerLanguage, feminine: boolean): string {
  if (language === 'pt' && quantity === 2 && feminine) return 'duas';
  return NUMBERS[language].spoken[quantity] ?? String(quantity);
}

/** Articles that count one where they are right before what is counted, whatever was said before them. */
const ONE = new Set(['a', 'an', 'um', 'uma', 'un', 'una']);

/** Number words that mean something else in another language: `once` is eleven in Spanish, `dos` is `of the` in Portuguese. */
const ELSEWHERE = new Set(['once', 'dos', 'a', 'an', 'sete', 'single', 'pair', 'par', ...VAGUE_ARTICLES]);

/** The value of a number word of another language: guests mix them. */
function foreignNumber(word: string): number | null {
  if (ELSEWHERE.has(word)) return null;
  const values = Object.values(NUMBERS).flatMap(({ values }) => values[word] ?? []);
  return values[0] ?? null;
}

/** The value of a number word or figure; null when it is none. */
export function numberOf(word: string, language: AnswerLanguage): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return NUMBERS[language].values[word] ?? null;
}

const COUNTED_AFTER = /^(?: ?(?:x|times)) ?(\d{1,3})(?![\d:])/;

/**
 * How many of the thing named at `start` a normalised text asks for, looking at the words before it
 * (`two more bath`, `a couple of`) and right after it (`towels x2`). Null when it does not say.
 */
export function quantityBefore(
  normalised: string,
  from: number,
  start: number,
  end: number,
  language: AnswerLanguage,
): number | null {
  const after = COUNTED_AFTER.exec(normalised.slice(end));
  if (after) return Number(after[1]);
  const before = withFigures(normalised.slice(from, start))
    .trimEnd()
    .split(/[^\p{L}\p{N}:.]+/u)
    .filter(Boolean);
  const near = before.slice(-4).reverse();
  if (near[0] !== undefined && ONE.has(near[0])) return 1;
  let vague: number | null = null;
  for (const word of near) {
    const multiple = /^(\d{1,3})x$/.exec(word);
    if (multiple) return Number(multiple[1]);
    const value = numberOf(word, language) ?? foreignNumber(word);
    if (value === null) continue;
    if (!VAGUE_ARTICLES.has(word)) return value;
    vague ??= word === near[0] || /^(?:another|outra|outro|otra|otro)$/.test(word) ? value : null;
  }
  return vague;
}

/** Between a thing and its number: `towels, make it three`, `toalhas, que sejam três`, `towels: 3`. */
const COUNTED_LATER =
  /^ ?[,:–-]? ?(?:(?:please|por favor),? )?(?:(?:make (?:it|that|them)|let's say|say|sejam|que sejam|pode ser|ponha|sean|que sean|ponga|pongan) )?(?<number>\p{L}+|\d{1,2})(?= *(?:$|[,.;!?]|(?:please|pls|for|por favor|pf|para)(?!\p{L})))/u;

/** How many a text asks for right after it has named the thing. Null when it does not say. */
export function quantityAfter(after: string, language: AnswerLanguage): number | null {
  const word = COUNTED_LATER.exec(after)?.groups?.number;
  return word && !VAGUE_ARTICLES.has(word) ? numberOf(word, language) : null;
}
