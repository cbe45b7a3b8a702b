import { plain, wordsOf } from '../../language/text/normalise.ts';
import { CONCEPT_NAMES, CONCEPTS } from './concepts.ts';

/** How many buckets each kind of feature is hashed into. */
export interface FeatureSpace {
  wordBits: number;
  charBits: number;
}

/** A text as a sparse vector: indices of words, then characters, then concepts. */
export interface SparseVector {
  indices: number[];
  values: number[];
}

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
/** Relative weights of the three kinds of features before training. */
const WORD_SHARE = 1;
const CHAR_SHARE = 0.8;
const CONCEPT_SHARE = 1;

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export const dimensionsOf = ({ wordBits, charBits }: FeatureSpace): number =>
  2 ** wordBits + 2 ** charBits + CONCEPT_NAMES.length;

const digits = (word: string) => word.replace(/\p{N}+/gu, '0');

function* wordGrams(words: readonly string[]): Generator<string> {
  for (const [index, word] of words.entries()) {
    yield word;
    const previous = words[index - 1] ?? '^';
    yield `${previous} ${word}`;
    const before = words[index - 2];
    if (before) yield `${before} _ ${word}`;
  }
}

function* charGrams(words: readonly string[]): Generator<string> {
  for (const word of words) {
    const edged = `<${word}>`;
    for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1) {
      for (let at = 0; at + size <= edged.length; at += 1) yield edged.slice(at, at + size);
    }
  }
}

function addHashed(
  grams: Iterable<string>,
  bits: number,
  offset: number,
  share: number,
  into: Map<number, number>,
): void {
  const own = new Set<number>();
  for (const gram of grams) own.add(offset + (hash(gram) & (2 ** bits - 1)));
  const value = share / Math.sqrt(Math.max(1, own.size));
  for (const index of own) into.set(index, value);
}

/** The features of a text: hashed word n-grams, hashed character n-grams, and its concepts. */
export function featuresOf(text: string, space: FeatureSpace): SparseVector {
  const normalised = plain(text);
  const words = wordsOf(normalised).map(digits);
  const vector = new Map<number, number>();
  addHashed(wordGrams(words), space.wordBits, 0, WORD_SHARE, vector);
  addHashed(charGrams(words), space.charBits, 2 ** space.wordBits, CHAR_SHARE, vector);
  const first = 2 ** space.wordBits + 2 ** space.charBits;
  for (const [index, name] of CONCEPT_NAMES.entries()) {
    if (CONCEPTS[name]?.test(normalised)) vector.set(first + index, CONCEPT_SHARE);
  }
  return { indices: [...vector.keys()], values: [...vector.values()] };
}
