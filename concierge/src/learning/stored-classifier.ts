import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, headsOf } from './classifier.ts';

/**
 * The stored form of a classifier: vectors rounded to small integers, deflated, in base64; everything else unrounded.
 */
export const StoredClassifier = z.strictObject({
  bits: z.int().min(4).max(20),
  hidden: z.int().min(1).max(64),
  labels: z.array(z.string()).min(2),
  heads: z.array(z.int().positive()).optional(),
  linear: z.boolean().optional(),
  ordered: z.boolean().optional(),
  scale: z.number().positive(),
  vectors: z.base64(),
  bias: z.array(z.number()),
  output: z.array(z.number()),
  outputBias: z.array(z.number()),
});
export type StoredClassifier = z.infer<typeof StoredClassifier>;

/** How vectors are rounded: to multiples of a unit, at most `largest` of them. */
export interface Rounding {
  unit: (vectors: Float32Array | Int8Array) => number;
  largest: number;
}

/**
 * Rounds to the root mean square. It costs half a point on held-out lines, and two and a half bits per number; clipping
 * would cost ten points, because the few large numbers belong to the words that decide most (decision 0786).
 */
const UNCLIPPED: Rounding = { unit: rootMeanSquare, largest: 127 };

/** Rounds to seven values and clips the largest numbers, so that no single word outweighs a few others. */
export const CLIPPED: Rounding = { unit: (vectors) => quantile(vectors, 0.995) / 3, largest: 3 };

const rounded = (numbers: Float32Array) => Array.from(numbers, (number) => Number(number.toPrecision(6)));

/** Small integers in random order: nothing repeats, so only their frequency can save bytes. */
const DEFLATED = { level: 9, strategy: constants.Z_HUFFMAN_ONLY };

/** Encodes a classifier for storage. The same classifier gives the same bytes under the same version of Node. */
export function storeClassifier(
  model: Classifier,
  { unit, largest }: Rounding = UNCLIPPED,
): StoredClassifier {
  const scale = unit(model.vectors);
  const bytes = Int8Array.from(model.vectors, (number) =>
    Math.max(-largest, Math.min(largest, Math.round(number / scale))),
  );
  return {
    bits: model.bits,
    hidden: model.hidden,
    labels: [...model.labels],
    ...(model.heads && { heads: [...model.heads] }),
    ...(model.linear && { linear: true }),
    ...(model.ordered && { ordered: true }),
    scale: Number(scale.toPrecision(6)),
    bias: rounded(model.bias),
    output: rounded(model.output),
    outputBias: rounded(model.outputBias),
    vectors: deflateRawSync(bytes, DEFLATED).toString('base64'),
  };
}

/** The size that this share of the non-zero numbers stays below. */
function quantile(numbers: Float32Array | Int8Array, share: number): number {
  const sizes = Float32Array.from(numbers, Math.abs)
    .filter((size) => size > 0)
    .sort();
  return sizes[Math.floor(sizes.length * share)] || 1;
}

/** The root mean square of the non-zero numbers; 1 if there are none. */
function rootMeanSquare(numbers: Float32Array | Int8Array): number {
  let sum = 0;
  let count = 0;
  for (const number of numbers) {
    if (number === 0) continue;
    sum += number * number;
    count += 1;
  }
  return count === 0 ? 1 : Math.sqrt(sum / count);
}

/** Decodes a stored classifier. Throws if its parts do not match. */
export function loadClassifier(stored: StoredClassifier): Classifier {
  const { hidden, labels, bits } = stored;
  const bytes = inflateRawSync(Buffer.from(stored.vectors, 'base64'));
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    vectors.length !== 2 ** bits * hidden ||
    stored.bias.length !== hidden ||
    stored.output.length !== hidden * labels.length ||
    stored.outputBias.length !== labels.length ||
    headsOf(stored).at(-1)?.[1] !== labels.length
  )
    throw new Error('The parts of the stored classifier do not fit each other');
  return {
    ...stored,
    vectors,
    bias: Float32Array.from(stored.bias),
    output: Float32Array.from(stored.output),
    outputBias: Float32Array.from(stored.outputBias),
  };
}
