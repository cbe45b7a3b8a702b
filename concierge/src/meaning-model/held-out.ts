import { loadClassifier, storeClassifier } from '../learning/stored-classifier.ts';
import { classifyMeaning } from './classify-meaning.ts';
import { formatLabel } from './meaning-labels.ts';
import type { MeaningLine } from './meaning-lines.ts';
import { type MeaningTraining, trainMeaning } from './train-meaning.ts';

/** A line of a persona that the model has not seen, with expected and actual labels. */
export interface HeldOutLine {
  language: string;
  line: string;
  expected: readonly string[];
  read: ReadonlyArray<{ label: string; score: number }>;
}

/** Correct, wrong and missing labels of one language, and lines whose acts are exactly right. */
export interface LanguageScore {
  language: string;
  lines: number;
  exactActs: number;
  exactLabels: number;
  microF1: number;
}

/** The minimum score of a label in these figures. */
export const COUNTED = 0.35;

/** Holds out one persona of each language: the first by name that is at position `turn` in the list of its language. */
function isHeldOut(lines: readonly MeaningLine[], turn: number): (line: MeaningLine) => boolean {
  const personas = new Map<string, Set<string>>();
  for (const { language, persona } of lines)
    personas.set(language, (personas.get(language) ?? new Set()).add(persona));
  const held = new Map(
    [...personas].map(([language, names]) => [language, [...names][turn % names.size]] as const),
  );
  return ({ language, persona }) => held.get(language) === persona;
}

const actsOf = (labels: readonly string[]) => [...new Set(labels.map((label) => label.split(':')[0]))].sort();
const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/**
 * Trains a model without some personas, quantises it as it is stored, and classifies their lines.
 *
 * @param always lines without a persona, which every model learns
 */
export function scoreHeldOutPersonas(
  lines: readonly MeaningLine[],
  always: readonly MeaningLine[],
  training: MeaningTraining,
  turn = 2,
): { lines: HeldOutLine[]; languages: LanguageScore[] } {
  const heldOut = isHeldOut(lines, turn);
  const models = trainMeaning([...lines.filter((line) => !heldOut(line)), ...always], training).map((model) =>
    loadClassifier(storeClassifier(model)),
  );
  const asked = lines.filter(heldOut).map(({ language, line, labels }) => ({
    language,
    line,
    expected: labels.map(formatLabel),
    read: classifyMeaning(models, line).labels.map((label) => ({
      label: formatLabel(label),
      score: label.score,
    })),
  }));
  const languages = [...new Set(asked.map(({ language }) => language))];
  return { lines: asked, languages: languages.map((language) => scoreOf(language, asked)) };
}

function scoreOf(language: string, all: readonly HeldOutLine[]): LanguageScore {
  const own = all.filter((line) => line.language === language);
  const totals = { exactActs: 0, exactLabels: 0, right: 0, read: 0, expected: 0 };
  for (const { expected, read } of own) {
    const counted = read.filter(({ score }) => score >= COUNTED).map(({ label }) => label);
    if (same(actsOf(counted), actsOf(expected))) totals.exactActs += 1;
    if (same(counted, expected)) totals.exactLabels += 1;
    totals.right += counted.filter((label) => expected.includes(label)).length;
    totals.read += counted.length;
    totals.expected += expected.length;
  }
  return {
    language,
    lines: own.length,
    exactActs: totals.exactActs / own.length,
    exactLabels: totals.exactLabels / own.length,
    microF1: (2 * totals.right) / (totals.read + totals.expected),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Formats the figures as a table. */
export const formatScores = ({ languages }: { languages: readonly LanguageScore[] }): string =>
  languages
    .map(
      ({ language, lines, exactActs, exactLabels, microF1 }) =>
        `${language}: ${lines} lines, acts ${percent(exactActs)}, acts and targets ${percent(exactLabels)}, micro-F1 ${microF1.toFixed(3)}\n`,
    )
    .join('');
