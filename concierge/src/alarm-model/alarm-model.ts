import { onFirstUse } from '../data/on-first-use.ts';
import { KIND_OF_LABEL } from './alarm-labels.ts';
import stored from './alarm-model.json' with { type: 'json' };
import { dangerScore } from './danger-score.ts';
import { loadAlarmModel } from './stored-alarm-model.ts';

const model = onFirstUse(() => loadAlarmModel(stored));

/** The model's result for a line: the probability of danger, from 0 to 1, and the kind of alarm. */
export interface LearnedDanger {
  score: number;
  kind: string;
}

/** The model's assessment of a guest's line as typed, in any language. */
export function learnedDanger(line: string): LearnedDanger {
  const { score, label } = dangerScore(model(), line);
  return { score, kind: KIND_OF_LABEL[label] };
}
