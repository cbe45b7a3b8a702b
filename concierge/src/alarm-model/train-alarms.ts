import type { Classifier } from '../learning/classifier.ts';
import { withNoise } from '../learning/noise.ts';
import { pick, type Random } from '../learning/seeded-random.ts';
import { type Example, type Training, trainClassifier } from '../learning/train-classifier.ts';
import { ALARM_LABELS } from './alarm-labels.ts';
import type { AlarmLine } from './alarm-lines.ts';

/** Training parameters; a smaller model for tests only differs in size and epochs. */
export interface AlarmTraining
  extends Pick<Training, 'bits' | 'hidden' | 'epochs' | 'learningRate' | 'dropout'> {
  /** One seed per classifier. Several classifiers decide together, so that no line depends on the chance of one. */
  seeds: readonly number[];
}

export const ALARM_TRAINING: AlarmTraining = {
  bits: 16,
  hidden: 20,
  seeds: [17, 18, 19, 20],
  epochs: 10,
  learningRate: 0.15,
  dropout: 0.25,
};

/** Share of lines that are joined with a harmless line of the same language, as in a long message. */
const JOINED = 0.15;

/** Weight of lines of danger, of which there is one for five others. */
const DANGER_TIMES = 2;

/** Trains the classifiers of the alarm model. The same lines and training give the same numbers. */
export function trainAlarms(lines: readonly AlarmLine[], training: AlarmTraining): Classifier[] {
  const harmless = new Map<string, AlarmLine[]>();
  for (const line of lines)
    if (line.label === 'none') harmless.set(line.language, [...(harmless.get(line.language) ?? []), line]);
  const joined = (line: string, language: string, random: Random): string => {
    const others = harmless.get(language) ?? [];
    const other = others[pick(random, others.length)]?.line;
    if (!other || random() >= JOINED) return line;
    const between = random() < 0.5 ? '. ' : ' ';
    return random() < 0.5 ? `${other}${between}${line}` : `${line}${between}${other}`;
  };
  const learned = lines.flatMap((line) =>
    line.label === 'none' ? [line] : Array<AlarmLine>(DANGER_TIMES).fill(line),
  );
  const examplesOf = (epoch: number, random: Random): Example[] =>
    learned.map(({ line, language, label }) => ({
      line: epoch === 0 ? line : withNoise(joined(line, language, random), random),
      labels: [ALARM_LABELS.indexOf(label)],
    }));
  const { seeds, ...shared } = training;
  return seeds.map((seed) => trainClassifier({ ...shared, seed, labels: ALARM_LABELS, examplesOf }));
}
