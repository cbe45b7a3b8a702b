import type { AlarmLine } from './alarm-lines.ts';
import { type DangerScore, dangerScore } from './danger-score.ts';
import { paraphraseFolds } from './paraphrase-folds.ts';
import { type AlarmTraining, trainAlarms } from './train-alarms.ts';

/** A line with the score of a model that has seen neither it nor its paraphrases. */
export type HeldOut = AlarmLine & { danger: DangerScore };

const FOLDS_SEED = 1;

/**
 * Scores every line by a model that was trained without it, one fold after the other. `ordinary` lines are split into
 * the same number of parts; each part trains every model but the one that scores it. `known` lines train all models.
 */
export function scoreHeldOut(
  lines: readonly AlarmLine[],
  ordinary: readonly AlarmLine[],
  known: readonly AlarmLine[],
  training: AlarmTraining,
  folds: number,
): HeldOut[] {
  const foldOf = paraphraseFolds(lines, folds, FOLDS_SEED);
  const isHeld = (fold: number) => (_: AlarmLine, index: number) => foldOf[index] === fold;
  const isHeldOrdinary = (fold: number) => (_: AlarmLine, index: number) => index % folds === fold;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = trainAlarms(
      [
        ...known,
        ...lines.filter((line, index) => !isHeld(fold)(line, index)),
        ...ordinary.filter((line, index) => !isHeldOrdinary(fold)(line, index)),
      ],
      training,
    );
    return [...lines.filter(isHeld(fold)), ...ordinary.filter(isHeldOrdinary(fold))].map((line) => ({
      ...line,
      danger: dangerScore(model, line.line),
    }));
  });
}
