import joints from '../../lines/joints.json' with { type: 'json' };
import type { Classifier } from '../learning/classifier.ts';
import { withNoise } from '../learning/noise.ts';
import { pick, type Random } from '../learning/seeded-random.ts';
import { type Example, type Training, trainClassifier } from '../learning/train-classifier.ts';
import { formatLabel, MEANING_ACTS, type MeaningLabel } from './meaning-labels.ts';
import type { MeaningLine } from './meaning-lines.ts';

/** Training parameters; a smaller model for tests only differs in size and epochs. */
export interface MeaningTraining
  extends Pick<Training, 'bits' | 'hidden' | 'epochs' | 'learningRate' | 'dropout'> {
  /** One seed per classifier; all of them decide together. */
  seeds: readonly number[];
}

export const MEANING_TRAINING: MeaningTraining = {
  bits: 17,
  hidden: 48,
  seeds: [31, 32],
  epochs: 10,
  learningRate: 0.3,
  dropout: 0.3,
};

/** Share of lines that are joined with another line of the same language: two wishes in one message. */
const JOINED = 0.2;
const JOINTS = ['. ', ', ', ' '] as const;
/** `And` by language; between lines of other languages there is only punctuation. */
const ANDS: Readonly<Record<string, string>> = joints;
const START_SPREAD = 0.02;
const FIRST_SUM = 0.1;
const IGNORED_ERROR = 0.002;

/** Labels of the model's heads: acts, targets, and pairs of both. */
function headLabels(lines: readonly MeaningLine[]): readonly [string[], string[], string[]] {
  const labels = lines.flatMap((line) => line.labels);
  const targets = [...new Set(labels.map(({ target }) => target ?? ''))].sort();
  const pairs = [...new Set(labels.map(formatLabel))].sort();
  return [[...MEANING_ACTS], targets, pairs];
}

/** Trains the classifiers of the meaning model. The same lines and training give the same numbers. */
export function trainMeaning(lines: readonly MeaningLine[], training: MeaningTraining): Classifier[] {
  const heads = headLabels(lines);
  const places = heads.map((labels, head) => {
    const before = heads.slice(0, head).reduce((sum, { length }) => sum + length, 0);
    return new Map(labels.map((label, at) => [label, before + at]));
  });
  const outputsOf = (labels: readonly MeaningLabel[]): number[] => [
    ...new Set(
      labels.flatMap((label) =>
        [label.act, label.target ?? '', formatLabel(label)].flatMap(
          (name, head) => places[head]?.get(name) ?? [],
        ),
      ),
    ),
  ];
  const byLanguage = new Map<string, MeaningLine[]>();
  for (const line of lines) {
    const known = byLanguage.get(line.language);
    if (known) known.push(line);
    else byLanguage.set(line.language, [line]);
  }
  const joined = ({ line, labels, language }: MeaningLine, random: Random) => {
    const others = byLanguage.get(language) ?? [];
    const other = others[pick(random, others.length)];
    if (!other || random() >= JOINED) return { line, labels };
    const between = [...JOINTS, ANDS[language] ?? ' '][pick(random, JOINTS.length + 1)] ?? ' ';
    return { line: `${line}${between}${other.line}`, labels: [...labels, ...other.labels] };
  };
  const examplesOf = (epoch: number, random: Random): Example[] =>
    lines.map((each) => {
      const { line, labels } = epoch === 0 ? each : joined(each, random);
      return { line: epoch === 0 ? line : withNoise(line, random), labels: outputsOf(labels) };
    });
  const { seeds, ...shared } = training;
  return seeds.map((seed) =>
    trainClassifier({
      ...shared,
      seed,
      labels: heads.flat(),
      heads: heads.map(({ length }) => length),
      linear: true,
      ordered: true,
      startSpread: START_SPREAD,
      firstSum: FIRST_SUM,
      ignoredError: IGNORED_ERROR,
      examplesOf,
    }),
  );
}
