import type { Classifier } from '../learning/classifier.ts';
import { withNoise } from '../learning/noise.ts';
import type { Random } from '../learning/seeded-random.ts';
import { type Example, type Training, trainClassifier } from '../learning/train-classifier.ts';
import type { TopicLine } from './topic-lines.ts';

/** Training parameters; a smaller model for tests only differs in size and epochs. */
export interface TopicTraining
  extends Pick<Training, 'bits' | 'hidden' | 'epochs' | 'learningRate' | 'dropout'> {
  /** One seed per classifier; all of them decide together. */
  seeds: readonly number[];
}

export const TOPIC_TRAINING: TopicTraining = {
  bits: 16,
  hidden: 48,
  seeds: [51, 52],
  epochs: 8,
  learningRate: 0.15,
  dropout: 0.25,
};

const START_SPREAD = 0.02;
const FIRST_SUM = 0.1;
const IGNORED_ERROR = 0.002;

/** The training texts of a line. The title and the text of a fact are separate texts, as when it is classified. */
const textsOf = (line: TopicLine): string[] =>
  line.kind === 'question' ? [line.text] : [line.title, line.text];

/** Trains the classifiers of the topic model. The same lines and training give the same numbers. */
export function trainTopics(lines: readonly TopicLine[], training: TopicTraining): Classifier[] {
  const labels = [...new Set(lines.map(({ topic }) => topic))].sort();
  const places = new Map(labels.map((label, at) => [label, at]));
  const texts = lines.flatMap((line) =>
    textsOf(line).map((text) => ({ text, label: places.get(line.topic) ?? 0 })),
  );
  const examplesOf = (epoch: number, random: Random): Example[] =>
    texts.map(({ text, label }) => ({
      line: epoch === 0 ? text : withNoise(text, random),
      labels: [label],
    }));
  const { seeds, ...shared } = training;
  return seeds.map((seed) =>
    trainClassifier({
      ...shared,
      seed,
      labels,
      linear: true,
      startSpread: START_SPREAD,
      firstSum: FIRST_SUM,
      ignoredError: IGNORED_ERROR,
      examplesOf,
    }),
  );
}
