import { z } from 'zod';
import { normalise, wordsOf } from '../language/text/normalise.ts';
import { pick, type Random, shuffle } from '../learning/seeded-random.ts';

/** `concierge/lines/word-frames.json`: sentences of guests with a gap for a thing, and for something to do. */
export const WordFrames = z.strictObject({
  nouns: z.array(z.string().includes('{}')).min(1),
  verbs: z.array(z.string().includes('{}')).min(1),
});
export type WordFrames = z.infer<typeof WordFrames>;

/** Words with their dictionary definition. */
export interface DictionaryEntry {
  words: readonly string[];
  definition: string;
  examples: readonly string[];
}

const MOST_CHARS = 220;
const FEWEST_WORDS = 3;
const MOST_WORDS = 25;
/** A longer definition does not name a thing. */
const NAME_WORDS = 10;
/** Names of people and places have capitals. */
const NAME = /[A-Z]/u;

/**
 * The entries of a data file of WordNet, such as `data.noun`.
 *
 * @param text lines as `00001740 03 n 01 entity 0 003 ~ … | that which is perceived; "an example"`
 */
export function parseWordNet(text: string): DictionaryEntry[] {
  return text.split('\n').flatMap((line) => {
    const [head = '', gloss] = line.split(' | ');
    if (line.startsWith(' ') || gloss === undefined) return [];
    const fields = head.split(' ');
    const count = Number.parseInt(fields[3] ?? '', 16) || 0;
    const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? '').replaceAll('_', ' '));
    const [definition = '', ...examples] = gloss
      .split(/;\s*/u)
      .map((part) => part.trim().replaceAll('"', ''));
    return words.some((word) => NAME.test(word)) ? [] : [{ words, definition, examples }];
  });
}

const isSentence = (text: string, isKnown: (word: string) => boolean): boolean => {
  const words = wordsOf(normalise(text));
  const fits = text.length <= MOST_CHARS && words.length >= FEWEST_WORDS && words.length <= MOST_WORDS;
  return fits && words.every((word) => word.length < FEWEST_WORDS || isKnown(word));
};

/** The definitions, examples and `word: definition` of the entries, if every word is known. */
export const sentencesOf = (
  entries: readonly DictionaryEntry[],
  isKnown: (word: string) => boolean,
): string[] =>
  entries
    .flatMap(({ words, definition, examples }) => [definition, `${words[0]}: ${definition}`, ...examples])
    .filter((text) => isSentence(text, isKnown));

/** Sentences of guests about things and acts of the dictionary: `do you rent a vessel for travel on water`. */
export function framedSentences(
  entries: readonly DictionaryEntry[],
  frames: readonly string[],
  most: number,
  isKnown: (word: string) => boolean,
  random: Random,
): string[] {
  const names = entries.flatMap(({ words, definition }) => {
    const isShort = wordsOf(normalise(definition)).length <= NAME_WORDS;
    return [...words, ...(isShort ? [definition.replace(/\s*\(.*/u, '')] : [])];
  });
  return shuffle(
    names.filter((name) => wordsOf(normalise(name)).every(isKnown)),
    random,
  )
    .slice(0, most)
    .map((name) => (frames[pick(random, frames.length)] ?? '{}').replace('{}', () => name));
}

/** Every text in a JSON value that consists of words, as in a file of lines. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes(' ') && /^[\x20-\x7e]{6,200}$/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
