import type { SparseVector } from '../router/features.ts';

/** A training line: its features, its labels, and the labels that it says anything about. */
export interface Example {
  features: SparseVector;
  labels: ReadonlySet<number>;
  /** Null if it says something about all labels. */
  about: ReadonlySet<number> | null;
  weight: number;
}

export interface LogisticModel {
  labels: number;
  dimensions: number;
  /** Label-major. */
  weights: Float32Array;
  bias: Float32Array;
}

export interface TrainingOptions {
  epochs: number;
  learningRate: number;
  /** L2 penalty per step on the weights in use. */
  decay: number;
  /** Initial weights that are known before training. */
  prior: ReadonlyArray<{ label: number; feature: number; weight: number }>;
}

/** Smaller errors are skipped. */
const SETTLED = 0.01;

/** Shuffles examples repeatably (xorshift), so that training twice gives the same weights. */
function shuffled(length: number, seed: number): number[] {
  let state = seed | 1;
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index -= 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const other = (state >>> 0) % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

/** One-vs-rest logistic regression on sparse features, by AdaGrad. */
export function trainLogistic(
  examples: readonly Example[],
  labels: number,
  dimensions: number,
  { epochs, learningRate, decay, prior }: TrainingOptions,
): LogisticModel {
  const weights = new Float32Array(labels * dimensions);
  for (const { label, feature, weight } of prior) weights[label * dimensions + feature] = weight;
  const squares = new Float32Array(labels * dimensions).fill(1e-4);
  const bias = new Float32Array(labels).fill(-2);
  const biasSquares = new Float32Array(labels).fill(1e-2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of shuffled(examples.length, 0x9e3779b9 + epoch)) {
      const example = examples[index];
      if (!example) continue;
      const { indices, values } = example.features;
      for (let label = 0; label < labels; label += 1) {
        if (example.about && !example.about.has(label)) continue;
        const row = label * dimensions;
        let score = bias[label] ?? 0;
        for (let k = 0; k < indices.length; k += 1)
          score += (weights[row + (indices[k] ?? 0)] ?? 0) * (values[k] ?? 0);
        const target = example.labels.has(label) ? 1 : 0;
        const error = (1 / (1 + Math.exp(-score)) - target) * example.weight;
        if (Math.abs(error) < SETTLED) continue;
        for (let k = 0; k < indices.length; k += 1) {
          const at = row + (indices[k] ?? 0);
          const gradient = error * (values[k] ?? 0) + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (learningRate * gradient) / Math.sqrt(squares[at] ?? 1);
        }
        biasSquares[label] = (biasSquares[label] ?? 0) + error * error;
        bias[label] = (bias[label] ?? 0) - (learningRate * error) / Math.sqrt(biasSquares[label] ?? 1);
      }
    }
  }
  return { labels, dimensions, weights, bias };
}
