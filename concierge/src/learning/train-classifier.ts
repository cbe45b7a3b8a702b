import { type Classifier, type ClassifierShape, headsOf, hiddenOf, probabilitiesOf } from './classifier.ts';
import { type Random, seededRandom, shuffle } from './seeded-random.ts';
import { featuresOf } from './subword-features.ts';

/** A line and the indices of its labels; several labels of one head share its probability. */
export interface Example {
  line: string;
  labels: readonly number[];
}

/** Training parameters. All randomness comes from `seed`. */
export interface Training extends ClassifierShape {
  seed: number;
  epochs: number;
  learningRate: number;
  /** Share of features that each step leaves out, so that no single feature decides. */
  dropout: number;
  /**
   * Initial value of AdaGrad's sums of squares; zero by default. From zero, the first step of a rare word is as long as
   * that of a common one, whatever its error, so that with many labels rare words learn something random.
   */
  firstSum?: number;
  /** The vectors start with random numbers up to this size. */
  startSpread?: number;
  /** Errors up to this size are skipped, which saves most of the time with many labels. */
  ignoredError?: number;
  /** The examples of one pass, with typing noise. */
  examplesOf(epoch: number, random: Random): Example[];
}

/** Prevents a division by zero for a parameter that had no error so far. */
const EPSILON = 1e-6;
const START_SPREAD = 0.4;

/** Trains a classifier with AdaGrad. The same training gives the same numbers: all randomness comes from `seed`. */
export function trainClassifier(training: Training): Classifier {
  const { bits, hidden, labels, seed, epochs, dropout, heads, linear, ordered } = training;
  const ignored = training.ignoredError ?? 0;
  const random = seededRandom(seed);
  const spread = (count: number, width: number) =>
    Float32Array.from({ length: count }, () => (random() * 2 - 1) * width);
  const vectors = spread(2 ** bits * hidden, training.startSpread ?? START_SPREAD);
  const model: Classifier = {
    bits,
    hidden,
    labels,
    heads,
    linear,
    ordered,
    vectors,
    scale: 1,
    bias: new Float32Array(hidden).fill(0.1),
    output: spread(labels.length * hidden, 1 / Math.sqrt(hidden)),
    outputBias: new Float32Array(labels.length),
  };
  const stepsOf = (parameters: Float32Array) => adagrad(parameters, training.firstSum ?? 0);
  const stepVectors = stepsOf(vectors);
  const stepBias = stepsOf(model.bias);
  const stepOutput = stepsOf(model.output);
  const stepOutputBias = stepsOf(model.outputBias);
  const seen = new Uint8Array(2 ** bits);
  const units = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = training.learningRate * (1 - epoch / epochs);
    for (const { line, labels: right } of shuffle(training.examplesOf(epoch, random), random)) {
      const features = featuresOf(line, bits, ordered);
      const { indices, values } = features;
      for (let feature = 0; feature < indices.length; feature += 1) {
        seen[indices[feature] ?? 0] = 1;
        values[feature] = random() < dropout ? 0 : (values[feature] ?? 0) / (1 - dropout);
      }
      hiddenOf(model, features, units);
      const errors = probabilitiesOf(model, units);
      for (const [from, to] of headsOf(model)) {
        const own = right.filter((label) => label >= from && label < to);
        for (const label of own) errors[label] = (errors[label] ?? 0) - 1 / own.length;
        // A line without labels of a head does not train that head.
        if (own.length === 0) errors.fill(0, from, to);
      }
      back.fill(0);
      for (let out = 0; out < labels.length; out += 1) {
        const error = errors[out] ?? 0;
        if (Math.abs(error) <= ignored) continue;
        stepOutputBias(out, error, rate);
        for (let unit = 0; unit < hidden; unit += 1) {
          const at = out * hidden + unit;
          back[unit] = (back[unit] ?? 0) + error * (model.output[at] ?? 0);
          stepOutput(at, error * (units[unit] ?? 0), rate);
        }
      }
      for (let unit = 0; unit < hidden; unit += 1) {
        if (!linear && (units[unit] ?? 0) <= 0) back[unit] = 0;
        stepBias(unit, back[unit] ?? 0, rate);
      }
      for (let feature = 0; feature < indices.length; feature += 1) {
        const value = values[feature] ?? 0;
        if (value === 0) continue;
        const row = (indices[feature] ?? 0) * hidden;
        for (let unit = 0; unit < hidden; unit += 1)
          if (back[unit] !== 0) stepVectors(row + unit, value * (back[unit] ?? 0), rate);
      }
    }
  }
  // A bucket that no line filled becomes zero instead of its random start.
  for (let bucket = 0; bucket < seen.length; bucket += 1)
    if (seen[bucket] === 0) vectors.fill(0, bucket * hidden, (bucket + 1) * hidden);
  return model;
}

/** AdaGrad steps over some parameters; a parameter that changed much takes shorter steps. */
function adagrad(parameters: Float32Array, firstSum: number) {
  const sums = new Float32Array(parameters.length).fill(firstSum);
  const epsilon = firstSum === 0 ? EPSILON : 0;
  return (at: number, gradient: number, rate: number): void => {
    const sum = (sums[at] ?? 0) + gradient * gradient;
    sums[at] = sum;
    parameters[at] = (parameters[at] ?? 0) - (rate * gradient) / (Math.sqrt(sum) + epsilon);
  };
}
