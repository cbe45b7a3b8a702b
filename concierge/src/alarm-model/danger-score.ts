import { type Classifier, classify } from '../learning/classifier.ts';
import { ALARM_LABELS, type AlarmLabel } from './alarm-labels.ts';

/** The probability that a line is about danger, from 0 to 1, and the most likely kind. */
export interface DangerScore {
  score: number;
  label: Exclude<AlarmLabel, 'none'>;
}

const SENTENCE_END = /[.!?;\n。！？।]+/u;
const LEAST_SENTENCE_CHARS = 4;
const MOST_SENTENCES = 12;

function scoreOf(models: readonly Classifier[], line: string): DangerScore {
  // A time or a thumbs-up has no learned features.
  if (!/\p{L}/u.test(line)) return { score: 0, label: 'danger' };
  const [none = 0, ...dangers] = classify(models, line);
  const best = dangers.indexOf(Math.max(...dangers));
  return { score: 1 - none, label: (ALARM_LABELS[best + 1] ?? 'danger') as DangerScore['label'] };
}

/**
 * The danger in a line: the higher score of the whole line and of its most dangerous sentence, so that a long story
 * does not hide it.
 */
export function dangerScore(models: readonly Classifier[], line: string): DangerScore {
  const sentences = line
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST_SENTENCE_CHARS);
  const parts = sentences.length > 1 ? [line, ...sentences.slice(0, MOST_SENTENCES)] : [line];
  return parts
    .map((part) => scoreOf(models, part))
    .reduce((most, other) => (other.score > most.score ? other : most));
}
