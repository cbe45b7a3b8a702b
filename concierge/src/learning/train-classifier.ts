import { type Classifier, type ClassifierShape, probabilitiesOf } from './classifier.ts';
import { type Random, seededRandom, shuffle } from './seeded-random.ts';
import { featuresOf } from './subword-features.ts';

/** A line and the index of its label. */
export interface Example {
  line: string;
  label: number;
}

/** What a classifier is trained with. All chance comes from `seed`. */
export interface Training extends ClassifierShape {
  seed: number;
  epochs: number;
  learningRate: number;
  /** Share of features left out of each step, so that no single one decides. */
  dropout: number;
  /** What is learned from in one pass: the examples with noise of this pass. */
  examplesOf(epoch: number, random: Random): Example[];
}

const EPSILON = 1e-6;

/** Trains a classifier with AdaGrad. The same training gives the same numbers. */
export function trainClassifier(training: Training): Classifier {
  const { bits, labels, seed, epochs, dropout } = training;
  const random = seededRandom(seed);
  const vectors = new Float32Array(2 ** bits * labels.length);
  const model: Classifier = { bits, labels, vectors, scale: 1, bias: new Float32Array(labels.length) };
  const stepVectors = adagrad(vectors);
  const stepBias = adagrad(model.bias);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = training.learningRate * (1 - epoch / epochs);
    for (const { line, label } of shuffle(training.examplesOf(epoch, random), random)) {
      const features = featuresOf(line, bits);
      const { indices, values } = features;
      for (let feature = 0; feature < indices.length; feature += 1)
        values[feature] = random() < dropout ? 0 : (values[feature] ?? 0) / (1 - dropout);
      const errors = probabilitiesOf(model, features);
      errors[label] = (errors[label] ?? 0) - 1;
      for (let out = 0; out < labels.length; out += 1) stepBias(out, errors[out] ?? 0, rate);
      for (let feature = 0; feature < indices.length; feature += 1) {
        const value = values[feature] ?? 0;
        if (value === 0) continue;
        const row = (indices[feature] ?? 0) * labels.length;
        for (let out = 0; out < labels.length; out += 1) stepVectors(row + out, value * (errors[out] ?? 0), rate);
      }
    }
  }
  return model;
}

/** Steps of AdaGrad over some parameters: those that changed much already change less. */
function adagrad(parameters: Float32Array) {
  const sums = new Float32Array(parameters.length).fill(EPSILON);
  return (at: number, gradient: number, rate: number): void => {
    const sum = (sums[at] ?? 0) + gradient * gradient;
    sums[at] = sum;
    parameters[at] = (parameters[at] ?? 0) - (rate * gradient) / Math.sqrt(sum);
  };
}
