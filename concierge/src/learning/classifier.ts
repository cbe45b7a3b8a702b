import { type Features, featuresOf } from './subword-features.ts';

/** The shape of a classifier: `2 ** bits` buckets of features, and one output for each label. */
export interface ClassifierShape {
  bits: number;
  labels: readonly string[];
}

/** A trained classifier of lines: every bucket of hashed features has a learned vector of one number for each label. */
export interface Classifier extends ClassifierShape {
  /** One vector of as many numbers as there are labels for each bucket. */
  vectors: Float32Array | Int8Array;
  /** What a stored number of `vectors` is worth. */
  scale: number;
  bias: Float32Array;
}

/** The probability of every label for the features of a line, in the order of the labels. */
export function probabilitiesOf(model: Classifier, { indices, values }: Features): Float32Array {
  const { labels, vectors, scale, bias } = model;
  const scores = Float32Array.from(bias);
  for (let feature = 0; feature < indices.length; feature += 1) {
    const row = (indices[feature] ?? 0) * labels.length;
    const value = (values[feature] ?? 0) * scale;
    for (let label = 0; label < labels.length; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (vectors[row + label] ?? 0);
  }
  const highest = Math.max(...scores);
  let sum = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const score = Math.exp((scores[label] ?? 0) - highest);
    scores[label] = score;
    sum += score;
  }
  return scores.map((score) => score / sum);
}

/** The probability of every label for a line. */
export const classify = (model: Classifier, line: string): Float32Array =>
  probabilitiesOf(model, featuresOf(line, model.bits));
