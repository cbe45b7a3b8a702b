import { z } from 'zod';
import several from '../../../data/several/number-words.json' with { type: 'json' };
import { loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../text/answer-language.ts';
import { COUNTING, COUNTING_LISTS } from './counting-words.ts';

/** Numbers of a language. English `a` and similar articles count only right before the counted thing. */
const Numbers = z.object({
  /** Values of normalised number words. */
  values: z.record(z.string(), z.number().int()),
  /** Tens that may precede ones: `twenty-five`. */
  tens: z.record(z.string(), z.number().int()),
  /** Values of phrases of several words: `half a dozen`. */
  phrases: z.record(z.string(), z.number().int()),
  /** Words for quantities from zero on, for replies: `two towels`. */
  spoken: z.array(z.string()),
  /** Words with another form for feminine things, by quantity: `duas toalhas`. */
  feminine: z.record(z.string().regex(/^\d+$/), z.string()),
});

const NUMBERS = loadAnswerData('numbers', Numbers);

/** Numbers of several words in all languages, with their figures. */
const PHRASES = [...Object.values(NUMBERS), several].flatMap(({ phrases }) =>
  Object.entries(phrases).map(
    ([phrase, value]) => [new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'gu'), value] as const,
  ),
);
const TENS: Readonly<Record<string, number>> = Object.assign(
  {},
  ...Object.values(NUMBERS).map(({ tens }) => tens),
);
/** `Twenty-five`, `vinte e cinco`, `treinta y cinco`: tens and ones. */
const TENS_AND_ONES = new RegExp(
  `(?<!\\p{L})(${Object.keys(TENS).join('|')})(?: (?:${COUNTING.tensJoins}) |[- ])(\\p{L}+)(?!\\p{L})`,
  'gu',
);

const withPhrases = (text: string): string =>
  PHRASES.reduce((written, [phrase, value]) => written.replaceAll(phrase, String(value)), text);

/** A normalised text with numbers of several words as figures: `half a dozen hangers` is `6 hangers`. */
export const withFigures = (text: string): string =>
  withPhrases(text).replaceAll(TENS_AND_ONES, (whole, tens: string, word: string) => {
    const ones = Object.values(NUMBERS)
      .map(({ values }) => values[word] ?? 0)
      .find((value) => value > 0 && value < 10);
    return ones ? String((TENS[tens] ?? 0) + ones) : whole;
  });

const VAGUE_ARTICLES = new Set([...COUNTING_LISTS.one, ...COUNTING_LISTS.another]);

/** Formats a quantity: words up to twelve, figures above. */
export function formatQuantity(quantity: number, language: AnswerLanguage, feminine: boolean): string {
  const numbers = NUMBERS[language];
  const ofGender = feminine ? numbers.feminine[quantity] : undefined;
  return ofGender ?? numbers.spoken[quantity] ?? String(quantity);
}

/** Articles that count as one right before a counted thing, whatever precedes them. */
const ONE = new Set(COUNTING_LISTS.one);

/**
 * Number words with another meaning in another language: `once` is eleven in Spanish, `dos` is `of the` in Portuguese.
 */
const ELSEWHERE = new Set([...COUNTING_LISTS.ambiguous, ...VAGUE_ARTICLES]);

/** The value of a number word of another language, because guests mix languages. */
function foreignNumber(word: string): number | null {
  if (ELSEWHERE.has(word)) return null;
  const values = Object.values(NUMBERS).flatMap(({ values }) => values[word] ?? []);
  return values[0] ?? null;
}

/** `Dos` right before a counted thing: two, except in Portuguese, where it means `of the`. */
const twoIn = (word: string, near: readonly string[], language: AnswerLanguage): number | null =>
  word === 'dos' && word === near[0] && language === 'en' ? 2 : null;

/** The value of a number word or figure; null for any other word. */
export function numberOf(word: string, language: AnswerLanguage): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return NUMBERS[language].values[word] ?? null;
}

/** Words between a number and its noun: `two of those fluffy slippers`. */
const SMALL = new Set(COUNTING_LISTS.beforeNoun);

const COUNTED_AFTER = new RegExp(`^(?: ?(?:${COUNTING.times})) ?(\\d{1,3})(?![\\d:])`);

/**
 * The quantity of the thing named at `start` in a normalised text, from the words before it (`two more bath`, `a couple
 * of`) and right after it (`towels x2`); null for none.
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
  const near = before
    .filter((word) => !SMALL.has(word))
    .slice(-4)
    .reverse();
  if (near[0] !== undefined && ONE.has(near[0])) return 1;
  let vague: number | null = null;
  for (const word of near) {
    const multiple = /^(\d{1,3})x$/.exec(word);
    if (multiple) return Number(multiple[1]);
    const value = numberOf(word, language) ?? foreignNumber(word) ?? twoIn(word, near, language);
    if (value === null) continue;
    const pairs = COUNTING_LISTS.pairs.includes(word) ? near[near.indexOf(word) + 1] : undefined;
    const counted = pairs && !VAGUE_ARTICLES.has(pairs) ? numberOf(pairs, language) : null;
    // `1 pair of slippers`, for things that are counted in pairs.
    if (counted !== null) return counted;
    if (!VAGUE_ARTICLES.has(word)) return value;
    vague ??= word === near[0] || COUNTING_LISTS.another.includes(word) ? value : null;
  }
  return vague;
}

/** Between a thing and its number: `towels, make it three`, `toalhas, que sejam três`, `towels: 3`. */
const COUNTED_LATER = new RegExp(
  `^ ?[,:–-]? ?(?:(?:${COUNTING.courtesies}),? )?(?:(?:${COUNTING.makeIt}) )?(?<number>\\p{L}+|\\d{1,2})(?= *(?:$|[,.;!?]|(?:${COUNTING.countEnds})(?!\\p{L})))`,
  'u',
);

/** `Still water, two bottles`; `hangers, about five`. */
const COUNTED_BY_UNIT = new RegExp(
  `^(?: \\p{L}+){0,2},? (?<number>\\p{L}+|\\d{1,2}) (?:${COUNTING.units})(?!\\p{L})|^, ?(?:${COUNTING.about}) (?<some>\\p{L}+|\\d{1,2})(?= *(?:$|[,.;!?]))`,
  'u',
);
/** `Only three hangers, six more please`: the number to add to those already there. */
const MORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<number>\\p{L}+|\\d{1,2}) (?:${COUNTING.more})(?: (?:${COUNTING.moreEnds}))? *[.!?]?$`,
  'u',
);

/** The quantity right after a name; null for none. */
export function quantityAfter(after: string, language: AnswerLanguage): number | null {
  const counted = COUNTED_BY_UNIT.exec(after)?.groups;
  for (const word of [COUNTED_LATER.exec(after)?.groups?.number, counted?.number, counted?.some]) {
    const value = word === undefined || VAGUE_ARTICLES.has(word) ? null : numberOf(word, language);
    if (value !== null) return value;
  }
  return null;
}

/** `Our towels are soaked, podem trazer mais três?` */
const MORE_FIRST = new RegExp(
  `(?<!\\p{L})(?:${COUNTING.moreFirst}) (?<number>\\p{L}+|\\d{1,2})(?:,? (?:${COUNTING.moreEnds}))? *[.!?]?$`,
  'u',
);

/** The additional quantity at the end of a text; null for none. */
export function moreIn(normalised: string, language: AnswerLanguage): number | null {
  const word = (MORE.exec(normalised) ?? MORE_FIRST.exec(normalised))?.groups?.number;
  return word && !VAGUE_ARTICLES.has(word) ? numberOf(word, language) : null;
}
