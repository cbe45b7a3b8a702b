import { intentsOf, openRouter, type RouterArtefact } from '../router/router.ts';
import type { LabelledLine } from './dataset.ts';
import { trainRouter } from './train.ts';

/** Hits, false alarms and misses, and the figures computed from them. */
export interface Score {
  lines: number;
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
}

export const microF1 = ({ truePositives, falsePositives, falseNegatives }: Score): number =>
  (2 * truePositives) / Math.max(1, 2 * truePositives + falsePositives + falseNegatives);

/** Scores an artefact on labelled lines, without intents that the domain does not have. */
export function scoreRouter(artefact: RouterArtefact, lines: readonly LabelledLine[]): Score {
  const router = openRouter(artefact);
  const score: Score = { lines: lines.length, truePositives: 0, falsePositives: 0, falseNegatives: 0 };
  for (const line of lines) {
    const expected = new Set(line.intents.filter((intent) => artefact.intents.includes(intent)));
    const found = new Set(intentsOf(line.text, router));
    for (const intent of found) score[expected.has(intent) ? 'truePositives' : 'falsePositives'] += 1;
    for (const intent of expected) if (!found.has(intent)) score.falseNegatives += 1;
  }
  return score;
}

/** Adds the counts of two scores. */
export function addScores(a: Score, b: Score): Score {
  return {
    lines: a.lines + b.lines,
    truePositives: a.truePositives + b.truePositives,
    falsePositives: a.falsePositives + b.falsePositives,
    falseNegatives: a.falseNegatives + b.falseNegatives,
  };
}

/**
 * Cross-validation: trains on all folds but one and scores that one, in turn, with the packed weights that would be
 * shipped.
 */
export function crossValidate(
  folds: readonly LabelledLine[][],
  banking: readonly LabelledLine[],
  intents: readonly string[],
): Score {
  return folds
    .map((held, index) => {
      const rest = folds.filter((_, other) => other !== index).flat();
      return scoreRouter(trainRouter(rest, banking, intents), held);
    })
    .reduce(addScores);
}
