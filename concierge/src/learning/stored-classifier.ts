import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, headsOf } from './classifier.ts';

/** The stored form of a classifier: its vectors quantised to seven values, deflated, in base64; the rest in full. */
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

/**
 * Vectors are rounded to integers up to this one. Held-out lines score the same as with 127, and the file has room for
 * four classifiers instead of one.
 */
const LARGEST = 3;
const rounded = (numbers: Float32Array) => Array.from(numbers, (number) => Number(number.toPrecision(6)));

/** The largest numbers are clipped, so that the others keep more precision. */
const KEPT = 0.995;

/** Seven values in random order: nothing repeats, so only their frequency can save bytes. */
const DEFLATED = { level: 9, strategy: constants.Z_HUFFMAN_ONLY };

/** The bytes to store. The same classifier gives the same bytes under the same version of Node. */
export function storeClassifier(model: Classifier): StoredClassifier {
  const sizes = Float32Array.from(model.vectors, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * KEPT)] || 1) / LARGEST;
  const bytes = Int8Array.from(model.vectors, (number) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(number / scale))),
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

/** Decodes a stored classifier. Throws when its parts do not match. */
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
