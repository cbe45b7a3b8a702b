import { z } from 'zod';
import type { Classifier } from './classifier.ts';

/** A classifier as it is stored: its vectors in one byte a number, base64, and the rest in full. */
export const StoredClassifier = z.strictObject({
  bits: z.int().min(4).max(20),
  hidden: z.int().min(1).max(64),
  labels: z.array(z.string()).min(2),
  scale: z.number().positive(),
  vectors: z.base64(),
  bias: z.array(z.number()),
  output: z.array(z.number()),
  outputBias: z.array(z.number()),
});
export type StoredClassifier = z.infer<typeof StoredClassifier>;

const LARGEST = 127;
const rounded = (numbers: Float32Array) => Array.from(numbers, (number) => Number(number.toPrecision(6)));

/** The largest numbers are cut off, so that the others keep more of their precision. */
const KEPT = 0.9999;

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
    scale: Number(scale.toPrecision(6)),
    bias: rounded(model.bias),
    output: rounded(model.output),
    outputBias: rounded(model.outputBias),
    vectors: Buffer.from(bytes.buffer).toString('base64'),
  };
}

/** The classifier of a stored one. Throws where the parts do not fit each other. */
export function loadClassifier(stored: StoredClassifier): Classifier {
  const bytes = Buffer.from(stored.vectors, 'base64');
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { hidden, labels, bits } = stored;
  if (
    vectors.length !== 2 ** bits * hidden ||
    stored.bias.length !== hidden ||
    stored.output.length !== hidden * labels.length ||
    stored.outputBias.length !== labels.length
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
