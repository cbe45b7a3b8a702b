import { CLAUSE_WORDS } from '../language/text/clause-words.ts';
import type { MeaningScores, ScoredLabel } from './classify-meaning.ts';
import { formatLabel, type MeaningLabel } from './meaning-labels.ts';
import { CLAUSE, COUNTED, MENTIONED, SURE_CLAUSE } from './thresholds.ts';

/** One act of a line, with its words. */
export interface Wish extends MeaningLabel {
  /** Its probability, from 0 to 1; `thresholds.ts` decides what follows. */
  certainty: number;
  /** How much more certain it is than anything else that its words may mean, from 0 to 1. */
  lead: number;
  /** The part of the line that expresses it; the complete line if it expresses nothing else. */
  words: string;
}

const CLAUSE_END = new RegExp(`[.!?;,\\n]+(?=\\s|$)|\\s(?:${CLAUSE_WORDS.wishJoins})\\s`, 'giu');
const LEAST_CLAUSE_CHARS = 4;
const MOST_CLAUSES = 8;
const MOST_WISHES = 4;

const clausesOf = (line: string): string[] =>
  line
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= LEAST_CLAUSE_CHARS)
    .slice(0, MOST_CLAUSES);

/** Keeps the most certain label for each subject: a line does not both request towels and ask about them. */
function distinct(labels: readonly ScoredLabel[]): ScoredLabel[] {
  const seen = new Set<string>();
  return labels.filter(({ act, target }) => {
    const about = target ?? act;
    if (seen.has(about)) return false;
    seen.add(about);
    return true;
  });
}

/**
 * The acts of a line, in order, including uncertain ones. Two wishes of a line share the certainty of the whole line,
 * so each gets the certainty of its best clause instead.
 */
export function wishesIn(read: (text: string) => MeaningScores, line: string): Wish[] {
  const whole = read(line).labels;
  const clauses = clausesOf(line);
  if (clauses.length < 2)
    return distinct(whole)
      .slice(0, MOST_WISHES)
      .map((label) => wishOf(label, line, whole));
  const parts = clauses.map((words) => ({ words, labels: read(words).labels }));
  const best = (label: MeaningLabel) =>
    parts
      .map(({ words, labels }, at) => ({
        words,
        at,
        labels,
        score: labels.find((other) => formatLabel(other) === formatLabel(label))?.score ?? 0,
      }))
      .reduce((most, part) => (part.score > most.score ? part : most));
  // The model classifies a line that refuses one thing and wants another as refusing both; the clause of each thing is
  // more accurate.
  const inItsClause = (label: ScoredLabel): ScoredLabel => {
    if (label.target === null) return label;
    const read = parts.flatMap(({ labels }) => labels.find(({ target }) => target === label.target) ?? []);
    const [surest] = read.sort((one, other) => other.score - one.score);
    return surest && surest.act !== label.act && surest.score >= CLAUSE && surest.score > best(label).score
      ? surest
      : label;
  };
  const counted = distinct(whole)
    .filter(({ score }) => score >= COUNTED)
    .map(inItsClause);
  // Adds an act that a clause is sure of, if the whole line has some probability for it or nothing could be surer.
  const besides = parts.flatMap(({ labels }) =>
    labels.filter((label) => {
      const suspected = whole.find((other) => formatLabel(other) === formatLabel(label));
      if (label.target === null) return label.act === 'thank' && label.score >= SURE_CLAUSE;
      if (label.score < CLAUSE) return false;
      return label.score >= SURE_CLAUSE || (suspected !== undefined && suspected.score >= MENTIONED);
    }),
  );
  const several = distinct([...counted, ...besides]).slice(0, MOST_WISHES);
  if (several.length < 2)
    return distinct(whole)
      .slice(0, MOST_WISHES)
      .map((label) => wishOf(label, line, whole));
  return several
    .map((label) => {
      const { words, at, score, labels } = best(label);
      return { at, wish: { ...wishOf(label, words, labels), certainty: Math.max(label.score, score) } };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ wish }) => wish);
}

/** By how much a label is likelier than the likeliest label with another target. */
export function leadOf({ target, score }: ScoredLabel, labels: readonly ScoredLabel[]): number {
  const other = labels.find((label) => label.target !== target);
  return score - (other?.score ?? 0);
}

const wishOf = (label: ScoredLabel, words: string, labels: readonly ScoredLabel[]): Wish => ({
  act: label.act,
  target: label.target,
  certainty: label.score,
  lead: leadOf(label, labels),
  words,
});
