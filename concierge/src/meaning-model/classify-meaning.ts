import { type Classifier, classify, headsOf } from '../learning/classifier.ts';
import { type MeaningAct, type MeaningLabel, parseLabel } from './meaning-labels.ts';

/** A label with its probability, from 0 to 1. */
export interface ScoredLabel extends MeaningLabel {
  score: number;
}

/** The model's result for a line. */
export interface MeaningScores {
  /** Every label with some probability, most likely first. */
  labels: readonly ScoredLabel[];
  /** The probability of each act. */
  acts: ReadonlyMap<MeaningAct, number>;
  /** Probability of each target; `''` for none. */
  targets: ReadonlyMap<string, number>;
}

/** Less likely labels are left out. */
const LEAST = 0.02;
/** Weight of an act and target that never occur together in training: such pairs are rare, but possible. */
const UNSEEN_PAIR = 0.005;
/** Acts that can have any service as their target, even if the pair does not occur in training. */
const OPEN_ACTS: readonly MeaningAct[] = [
  'request',
  'report',
  'ask',
  'amend',
  'cancel',
  'chase',
  'decline',
  'complain',
];

/** The label of each name: the model's own labels, and every open act with every target. */
const labelsByName = new Map<string, MeaningLabel | null>();

function labelNamed(name: string): MeaningLabel | null {
  const known = labelsByName.get(name);
  if (known !== undefined) return known;
  const label = parseLabel(name);
  labelsByName.set(name, label);
  return label;
}

/** The joint result of classifiers that were trained together. */
export function classifyMeaning(models: readonly Classifier[], line: string): MeaningScores {
  const [first] = models;
  if (!first) throw new Error('There is no classifier to ask');
  const probabilities = classify(models, line);
  const [acts, targets, pairs] = headsOf(first).map(
    ([from, to]) =>
      new Map(first.labels.slice(from, to).map((label, at) => [label, probabilities[from + at] ?? 0])),
  );
  if (!acts || !targets || !pairs) throw new Error('The model has other heads');
  const candidates = new Set(pairs.keys());
  for (const act of OPEN_ACTS)
    if ((acts.get(act) ?? 0) >= LEAST)
      for (const [target, probability] of targets)
        if (probability >= LEAST && labelNamed(`${act}:${target}`)) candidates.add(`${act}:${target}`);
  const labels = [...candidates]
    .flatMap((name) => {
      const label = labelNamed(name);
      if (!label) return [];
      const act = acts.get(label.act) ?? 0;
      const target = targets.get(label.target ?? '') ?? 0;
      const pair = Math.max(UNSEEN_PAIR, pairs.get(name) ?? 0);
      const score = Math.cbrt(act * target * pair);
      return score >= LEAST ? [{ ...label, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
  return { labels, acts: acts as Map<MeaningAct, number>, targets };
}
