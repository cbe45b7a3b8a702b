import { type Classifier, classify } from '../learning/classifier.ts';
import { ALARM_LABELS, type AlarmLabel } from './alarm-labels.ts';

/** How sure the model is that a line says danger, from 0 to 1, and which danger it is most likely. */
export interface DangerScore {
  score: number;
  label: Exclude<AlarmLabel, 'none'>;
}

const SENTENCE_END = /[.!?;\n。！？।]+/u;
const LEAST_SENTENCE_CHARS = 4;
const MOST_SENTENCES = 12;

function scoreOf(models: readonly Classifier[], line: string): DangerScore {
  // A time or a thumb says nothing that was learned.
  if (!/\p{L}/u.test(line)) return { score: 0, label: 'danger' };
  const [none = 0, ...dangers] = classify(models, line);
  const best = dangers.indexOf(Math.max(...dangers));
  return { score: 1 - none, label: (ALARM_LABELS[best + 1] ?? 'danger') as DangerScore['label'] };
}

/**
 * The danger in a line: of the whole of it, or of the one sentence that shows it most, so that a long story does not
 * hide it.
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
