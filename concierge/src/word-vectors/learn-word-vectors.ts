import { constants, deflateRawSync } from 'node:zlib';
import { seededRandom, shuffle } from '../learning/seeded-random.ts';
import { axesOf, dot, unit } from './principal-axes.ts';
import type { StoredWordVectors } from './word-vectors.ts';

/** A sentence, as the numbers of its words, and its meaning according to the teacher. */
export interface TaughtSentence {
  words: readonly number[];
  meaning: Float32Array;
}

/** Training parameters of word vectors. */
export const WORD_TRAINING = {
  /** With 64 dimensions the search finds services no better, with 32 less well. */
  dimensions: 48,
  epochs: 6,
  batch: 512,
  rate: 0.03,
  /** Weight of a word by itself, next to a sentence. */
  wordWeight: 0.3,
  /** Length of vectors before training. */
  length: 0.5,
  /** Numbers are rounded to multiples of this. */
  step: 0.06,
  /** Number of sentences from which the axes are computed. */
  axesFrom: 20_000,
  seed: 7,
} as const;

const LARGEST = 127;

/**
 * Learns a vector for each word so that the sum of a sentence's vectors has the direction of the teacher's meaning,
 * along the axes in which meanings differ most (decision 0800). The same input gives the same bytes.
 *
 * @param words the most frequent first
 * @param meanings of each word by itself
 */
export function learnWordVectors(
  words: readonly string[],
  meanings: readonly Float32Array[],
  sentences: readonly TaughtSentence[],
): StoredWordVectors {
  const { dimensions, length, step, wordWeight } = WORD_TRAINING;
  const towards = projection(sentences.length > 0 ? sentences.map(({ meaning }) => meaning) : meanings);
  const alone = meanings.map(towards);
  const vectors = alone.map((vector) => vector.map((value) => value * length));
  const lessons = [
    ...sentences.map(({ words: said, meaning }) => ({ said, meaning: towards(meaning), weight: 1 })),
    ...alone.map((meaning, word) => ({ said: [word], meaning, weight: wordWeight })),
  ].filter(({ said }) => said.length > 0);
  train(vectors, lessons);
  const bytes = new Int8Array(words.length * dimensions);
  for (const [word, vector] of vectors.entries())
    bytes.set(
      vector.map((value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / step)))),
      word * dimensions,
    );
  return {
    dimensions,
    words: words.join(' '),
    vectors: deflateRawSync(bytes, { level: 9, strategy: constants.Z_HUFFMAN_ONLY }).toString('base64'),
  };
}

/**
 * Converts the teacher's vectors to ours: subtracts the mean of all, projects onto the principal axes, and scales to
 * length 1.
 */
function projection(meanings: readonly Float32Array[]): (meaning: Float32Array) => Float64Array {
  const { axesFrom, dimensions, seed } = WORD_TRAINING;
  const size = meanings[0]?.length ?? 0;
  const some = shuffle([...meanings], seededRandom(seed)).slice(0, axesFrom);
  const mean = new Float64Array(size);
  for (const meaning of some)
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (meaning[at] ?? 0) / some.length;
  const centred = (meaning: Float32Array) =>
    Float64Array.from(meaning, (value, at) => value - (mean[at] ?? 0));
  const axes = axesOf(some.map(centred), size, dimensions);
  return (meaning) => {
    const from = centred(meaning);
    return unit(Float64Array.from(axes, (axis) => dot(axis, from)));
  };
}

interface Lesson {
  said: readonly number[];
  meaning: Float64Array;
  weight: number;
}

/** Moves sums of vectors towards the meanings. The rate of each word falls with its changes (Adagrad). */
function train(vectors: Float64Array[], lessons: Lesson[]): void {
  const { batch, epochs, rate, seed } = WORD_TRAINING;
  const changes = new Float64Array(vectors.length).fill(1e-3);
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(lessons, random);
    for (let start = 0; start < lessons.length; start += batch) {
      for (const [word, gradient] of gradientsOf(vectors, lessons.slice(start, start + batch))) {
        changes[word] = (changes[word] ?? 0) + dot(gradient, gradient) / gradient.length;
        const by = rate / Math.sqrt(changes[word] ?? 1);
        const vector = vectors[word];
        if (vector) for (const [at, value] of gradient.entries()) vector[at] = (vector[at] ?? 0) - by * value;
      }
    }
  }
}

/** For each word of the lessons, the gradient of 1 minus the cosine of sum and meaning. */
function gradientsOf(
  vectors: readonly Float64Array[],
  lessons: readonly Lesson[],
): Map<number, Float64Array> {
  const gradients = new Map<number, Float64Array>();
  for (const { said, meaning, weight } of lessons) {
    const sum = new Float64Array(meaning.length);
    for (const word of said)
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vectors[word]?.[at] ?? 0);
    const length = Math.sqrt(dot(sum, sum)) + 1e-6;
    const cosine = dot(sum, meaning) / length;
    for (const word of said) {
      const gradient = gradients.get(word) ?? new Float64Array(sum.length);
      for (let at = 0; at < sum.length; at += 1) {
        const away = (meaning[at] ?? 0) - (cosine * (sum[at] ?? 0)) / length;
        gradient[at] = (gradient[at] ?? 0) - (weight * away) / length;
      }
      gradients.set(word, gradient);
    }
  }
  return gradients;
}
