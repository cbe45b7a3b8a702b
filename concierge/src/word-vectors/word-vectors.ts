import { inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { onFirstUse } from '../data/on-first-use.ts';
import stored from './word-vectors.json' with { type: 'json' };

/** `word-vectors.json`. */
export const StoredWordVectors = z.strictObject({
  dimensions: z.int().positive(),
  /** English words, the most frequent first. */
  words: z.string().min(1),
  /** `dimensions` integers from -127 to 127 for each word, deflated, in base64. */
  vectors: z.base64(),
});
export type StoredWordVectors = z.infer<typeof StoredWordVectors>;

/**
 * English words as vectors. Words of similar meaning have a similar direction. The longer a vector, the more its word
 * contributes to the meaning of a sentence, which is the sum of its vectors.
 */
export class WordVectors {
  readonly #numbers = new Map<string, number>();
  readonly #vectors: Float32Array;
  readonly #lengths: Float32Array;
  readonly #dimensions: number;

  /** @throws ZodError or Error if the stored form is malformed */
  constructor(given: unknown) {
    const { dimensions, words, vectors } = StoredWordVectors.parse(given);
    for (const [number, word] of words.split(' ').entries()) this.#numbers.set(word, number);
    const bytes = inflateRawSync(Buffer.from(vectors, 'base64'));
    if (bytes.length !== this.#numbers.size * dimensions) throw new Error('As many vectors as words');
    this.#dimensions = dimensions;
    this.#vectors = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
    this.#lengths = new Float32Array(this.#numbers.size);
    for (let word = 0; word < this.#lengths.length; word += 1) {
      const vector = this.#vectors.subarray(word * dimensions, (word + 1) * dimensions);
      this.#lengths[word] = lengthOf(vector);
    }
  }

  /** The number of a folded word, which is its rank by frequency; undefined for a word without a vector. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Similarity of two words by their numbers, from -1 to 1. */
  alike(one: number, other: number): number {
    if (one === other) return 1;
    const size = this.#dimensions;
    let sum = 0;
    for (let at = 0; at < size; at += 1)
      sum += (this.#vectors[one * size + at] ?? 0) * (this.#vectors[other * size + at] ?? 0);
    return sum / ((this.#lengths[one] ?? 1) * (this.#lengths[other] ?? 1));
  }

  /** The direction of a sentence of these words: the sum of their vectors, scaled to length 1. Zeros without words. */
  sentence(numbers: readonly number[]): Float32Array {
    const size = this.#dimensions;
    const sum = new Float32Array(size);
    for (const number of numbers)
      for (let at = 0; at < size; at += 1)
        sum[at] = (sum[at] ?? 0) + (this.#vectors[number * size + at] ?? 0);
    const length = lengthOf(sum);
    return sum.map((value) => value / length);
  }
}

const lengthOf = (vector: Float32Array): number => Math.hypot(...vector) || 1;

/** The committed vectors. */
export const wordVectors: () => WordVectors = onFirstUse(() => new WordVectors(stored));

/** Less frequent words of the vectors are often misspellings themselves. */
const FREQUENT = 25_000;

/** Whether a folded word is one of the most frequent English words, and therefore not a misspelling. */
export const isFrequentWord = (word: string): boolean =>
  (wordVectors().numberOf(word) ?? FREQUENT) < FREQUENT;
