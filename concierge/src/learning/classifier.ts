import { type Features, featuresOf } from './subword-features.ts';

/** The shape of a classifier: `2 ** bits` buckets of features, a hidden layer, and one output for each label. */
export interface ClassifierShape {
  bits: number;
  hidden: number;
  labels: readonly string[];
  /** The number of labels of each head, in order; by default all labels belong to one head. */
  heads?: readonly number[] | undefined;
  /** The hidden layer is linear, which suits many labels; by default it is a ReLU. */
  linear?: boolean | undefined;
  /** Word order and punctuation are features too. */
  ordered?: boolean | undefined;
}

/** The range of labels of each head. */
export function headsOf({
  heads,
  labels,
}: ClassifierShape): ReadonlyArray<readonly [from: number, to: number]> {
  let from = 0;
  return (heads ?? [labels.length]).map((size) => {
    from += size;
    return [from - size, from] as const;
  });
}

/**
 * A trained classifier of lines: hashed features with learned vectors, their sum through one hidden layer, and the
 * weights of the labels.
 */
export interface Classifier extends ClassifierShape {
  /** One vector of `hidden` numbers for each bucket. */
  vectors: Float32Array | Int8Array;
  /** Scale of the stored numbers of `vectors`. */
  scale: number;
  bias: Float32Array;
  /** One row of `hidden` numbers for each label. */
  output: Float32Array;
  outputBias: Float32Array;
}

/** Sums the vectors of a line's features and passes the sum through the hidden layer, into `into`. */
export function hiddenOf(model: Classifier, { indices, values }: Features, into: Float32Array): void {
  const { hidden, vectors, scale, bias, linear } = model;
  into.fill(0);
  for (let feature = 0; feature < indices.length; feature += 1) {
    const row = (indices[feature] ?? 0) * hidden;
    const value = (values[feature] ?? 0) * scale;
    for (let unit = 0; unit < hidden; unit += 1)
      into[unit] = (into[unit] ?? 0) + value * (vectors[row + unit] ?? 0);
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    const sum = (into[unit] ?? 0) + (bias[unit] ?? 0);
    into[unit] = linear ? sum : Math.max(0, sum);
  }
}

/** The probability of every label, in order; those of each head add up to 1. */
export function probabilitiesOf(model: Classifier, hidden: Float32Array): Float32Array {
  const { labels, output, outputBias } = model;
  const scores = new Float32Array(labels.length);
  for (let label = 0; label < labels.length; label += 1) {
    let score = outputBias[label] ?? 0;
    for (let unit = 0; unit < hidden.length; unit += 1)
      score += (output[label * hidden.length + unit] ?? 0) * (hidden[unit] ?? 0);
    scores[label] = score;
  }
  for (const [from, to] of headsOf(model)) normaliseExponents(scores.subarray(from, to));
  return scores;
}

/** Turns scores into probabilities, in place. */
function normaliseExponents(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest);
    sum += scores[at] ?? 0;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

/**
 * The joint probability of every label for a line: the geometric mean of several classifiers of the same shape.
 * Classifiers that differ only in their seed make errors on different lines, and their mean varies less from one
 * training to the next.
 */
export function classify(models: readonly Classifier[], line: string): Float32Array {
  const [first] = models;
  if (!first) throw new Error('There is no classifier to ask');
  const features = featuresOf(line, first.bits, first.ordered);
  const hidden = new Float32Array(first.hidden);
  const means = new Float32Array(first.labels.length);
  for (const model of models) {
    hiddenOf(model, features, hidden);
    const probabilities = probabilitiesOf(model, hidden);
    for (let label = 0; label < means.length; label += 1)
      means[label] =
        (means[label] ?? 0) + Math.log(Math.max(probabilities[label] ?? 0, SMALLEST)) / models.length;
  }
  for (const [from, to] of headsOf(first)) normaliseExponents(means.subarray(from, to));
  return means;
}

/** Replaces a probability that was rounded to 0, which has no logarithm. */
const SMALLEST = 1e-30;
