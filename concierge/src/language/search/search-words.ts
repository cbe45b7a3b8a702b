import { z } from 'zod';
import concepts from '../../../data/several/concepts.json' with { type: 'json' };
import several from '../../../data/several/search-words.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { onFirstUse } from '../../data/on-first-use.ts';
import { normalise } from '../text/normalise.ts';
import { ofText } from '../text/of-text.ts';

const { several: WORDS } = loadData(
  'search-words',
  z.strictObject({
    /** Stop words of a search, several to a string. */
    empty: z.array(z.string().min(1)),
    /** Compounds that a search treats as one word, however they are written. */
    joined: z.array(z.string().min(1)),
    /** Patterns for what a question asks for. */
    kinds: z.strictObject({ price: z.string(), time: z.string() }),
    /** Patterns for a fact that states such a value. */
    stated: z.strictObject({ price: z.string(), time: z.string() }),
    /** Words for the kind of value rather than the subject. */
    kindWords: z.string(),
    /** Pattern for the beginning of a question without a question mark. */
    questionStarts: z.string(),
    /** Endings of English, Portuguese and Spanish words, longer ones first; folded. */
    endings: z.array(z.string().min(1)).min(1),
    /** Key endings that name the kind of value of a fact, as `pool.hours`. */
    factKeys: z.strictObject({ price: z.string(), time: z.string() }),
  }),
  { several },
);

/**
 * Synonyms in six languages, one concept per string; a hyphen matches a space or nothing. A property's rows are in one
 * language, and guests ask in all of them.
 */
const { several: MEANINGS } = loadData('concepts', z.strictObject({ concepts: z.array(z.string().min(1)) }), {
  several: concepts,
});
const CONCEPTS = MEANINGS.concepts.map((words) => words.split(' '));

const EMPTY = new Set(WORDS.empty.flatMap((words) => words.split(' ')));

/** Whether a search ignores a folded word: `the`, `please`. */
export const isStopWord = (word: string): boolean => EMPTY.has(word);

const SHORTEST_STEM = 4;
const ENDING = new RegExp(`(?:${WORDS.endings.join('|')})$`, 'u');

/**
 * A folded word without its ending. The stem is approximate, uses the same rules for all languages, and has at least
 * four letters unless the word is shorter.
 */
export function stemOf(word: string): string {
  const ending = ENDING.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  if (stem.length < SHORTEST_STEM) return word.length >= SHORTEST_STEM ? word.replace(/s$/u, '') : word;
  // `swimming` and `swim`, `dressing` and `dress`.
  return /([bdgmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
}

const conceptsByWord = onFirstUse(() => {
  const byWord = new Map<string, number[]>();
  for (const [concept, written] of CONCEPTS.entries()) {
    const words = written.map((word) => word.replace(/[ -]/g, ''));
    // A stem of three letters is a word of its own: `supper` is not stand-up paddling.
    const stems = words.map(stemOf).filter((stem) => stem.length >= SHORTEST_STEM);
    for (const word of new Set([...words, ...stems]))
      byWord.set(word, [...(byWord.get(word) ?? []), concept]);
  }
  return byWord;
});

/** A content word of a text. */
export interface SearchWord {
  word: string;
  stem: string;
  /** Numbers of the concepts that it may mean. */
  concepts: readonly number[];
}

/** Longer ones first: `por do sol` before its prefixes. */
const SEVERAL_WORDS = [
  ...new Set([
    ...WORDS.joined,
    ...CONCEPTS.flat().flatMap((word) => (word.includes('-') ? word.replaceAll('-', ' ') : [])),
  ]),
].sort((one, other) => other.length - one.length);

const JOINED = new RegExp(
  `(?<![\\p{L}])(?:${SEVERAL_WORDS.map((words) => words.replaceAll(' ', '[ -]?')).join('|')})(?![\\p{L}])`,
  'gu',
);

/** `Check in`, `check-in` and `checkin` as one word. */
export const joinWords = (normalised: string): string =>
  normalised.replace(JOINED, (words) => words.replace(/[ -]/g, ''));

/** Starts of questions, kinds of values, and stop words. */
export const QUESTION_WORDS = {
  starts: WORDS.questionStarts,
  kinds: WORDS.kinds,
  stated: WORDS.stated,
  factKeys: WORDS.factKeys,
  kindWords: new Set(WORDS.kindWords.split(' ')),
} as const;

/** The content words of a text, in order; empty if all are stop words. */
export const searchWords: (text: string) => readonly SearchWord[] = ofText((text) =>
  (joinWords(normalise(text)).match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [])
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => {
      const stem = stemOf(word);
      return { word, stem, concepts: conceptsByWord().get(word) ?? conceptsByWord().get(stem) ?? [] };
    }),
);
