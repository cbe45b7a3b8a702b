import { isStopWord } from '../language/search/search-words.ts';
import { normalise, wordsOf } from '../language/text/normalise.ts';
import { wordVectors } from './word-vectors.ts';

/** Limits of one search: a property's rows have some thousand different words, and a guest's line has few. */
const MOST_ROW_WORDS = 60;
const MOST_DIFFERENT_WORDS = 4_000;
const MOST_ASKED_WORDS = 24;

/**
 * Estimates how often the n-th most frequent word occurs, by Zipf's law. A word that occurs in a thousandth of all
 * places counts half: `bring` counts little, `telescope` in full.
 */
const ZIPF = { share: 0.06, offset: 2.7 } as const;
const HALF = 0.001;
const weightOf = (number: number) => HALF / (HALF + ZIPF.share / (number + ZIPF.offset));

/** Weight of the complete sentence relative to its single words. */
const SENTENCE = 0.5;
/**
 * Minimum similarity by words at which the sentence counts in full: `boat` is no closer to a boat trip than to a boat
 * dinner.
 */
const SPOKEN_FOR = 0.1;

const numbersIn = (words: readonly string[], most: number): number[] =>
  words
    .map((word) => wordVectors().numberOf(word))
    .filter((number) => number !== undefined)
    .slice(0, most);

/** The numbers of the distinct words of a text that have a vector, without stop words. */
const numbersOf = (text: string, most: number): number[] =>
  numbersIn(
    [...new Set(wordsOf(normalise(text)))].filter((word) => !isStopWord(word)),
    most,
  );

/** The direction of a complete text. Small words have short vectors, so they count little. */
const directionOf = (text: string): Float32Array =>
  wordVectors().sentence(numbersIn(wordsOf(normalise(text)), MOST_ROW_WORDS));

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0);
  return sum;
}

/**
 * Similarity of a text to each row of a property, by the meaning of English words: `something to look at Saturn with`
 * is similar to a row about a telescope, with no word in common.
 */
export class RowLikeness {
  /** For each row, the places of its words in `#different`. */
  readonly #rows: number[][] = [];
  readonly #directions: Float32Array[] = [];
  readonly #different: number[] = [];
  readonly #places = new Map<number, number>();

  /** @param rows the texts of each row, its names first */
  constructor(rows: readonly string[] = []) {
    for (const row of rows) this.add(row);
  }

  /** Adds a row, at the next position. */
  add(text: string): void {
    this.#directions.push(directionOf(text));
    this.#rows.push(numbersOf(text, MOST_ROW_WORDS).flatMap((number) => this.#placeOf(number) ?? []));
  }

  #placeOf(number: number): number | undefined {
    const known = this.#places.get(number);
    if (known !== undefined || this.#different.length >= MOST_DIFFERENT_WORDS) return known;
    const place = this.#different.push(number) - 1;
    this.#places.set(number, place);
    return place;
  }

  /**
   * For each row, how much more similar it is to the text than the property's average row, by words and as a whole; 0
   * if it is not.
   */
  to(text: string): number[] {
    const likeness = this.#wordsTo(text);
    const asked = directionOf(text);
    const whole = this.#directions.map((direction) => product(direction, asked));
    const mean = whole.reduce((sum, value) => sum + value, 0) / whole.length;
    return likeness.map((value, row) => {
      const alike = Math.max(0, (whole[row] ?? 0) - mean);
      return value + SENTENCE * alike * Math.min(1, value / SPOKEN_FOR);
    });
  }

  /**
   * Similarity by words, from 0 to 1. Each word of the text counts by its nearest word in the row, minus its mean over
   * all rows; rare words count more.
   */
  #wordsTo(text: string): number[] {
    const likeness = this.#rows.map(() => 0);
    const asked = numbersOf(text, MOST_ASKED_WORDS);
    const whole = asked.reduce((sum, number) => sum + weightOf(number), 0);
    if (whole === 0) return likeness;
    for (const number of asked) {
      const alike = this.#different.map((other) => wordVectors().alike(number, other));
      const nearest = this.#rows.map((row) =>
        row.reduce((best, place) => Math.max(best, alike[place] ?? 0), 0),
      );
      const mean = nearest.reduce((sum, value) => sum + value, 0) / nearest.length;
      for (const [row, value] of nearest.entries())
        likeness[row] = (likeness[row] ?? 0) + (weightOf(number) / whole) * Math.max(0, value - mean);
    }
    return likeness;
  }
}
