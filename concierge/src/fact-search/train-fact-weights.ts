import { questionKind, tells } from '../language/search/question.ts';
import { FactIndex } from './fact-index.ts';
import { EVIDENCE, evidenceOf } from './fact-likelihood.ts';
import type { FactLines } from './fact-lines.ts';

/** A search result for a question: its evidence, and whether it is an answer. */
interface Example {
  evidence: readonly number[];
  answers: boolean;
}

/** Number of facts that a turn considers. */
const MOST_FOUND = 5;
/** Regularisation: penalty on the square of a weight, per example. */
const PENALTY = 0.0004;
const STEPS = 50;

/** Search results of each property's facts for its questions; only results with the requested kind of value. */
export function factExamples(properties: readonly FactLines[]): Example[] {
  return properties.flatMap(({ facts, questions, unanswerable }) => {
    const index = new FactIndex();
    for (const { key, title, text, keywords } of facts)
      index.add({ key, title, names: keywords, texts: Object.values(text) });
    const asked = [...questions, ...unanswerable.map((text) => ({ text, facts: [] as string[] }))];
    return asked.flatMap(({ text: question, facts: right }) => {
      const kind = questionKind(question);
      return index
        .find(question)
        .slice(0, MOST_FOUND)
        .flatMap(({ position, ...fit }) => {
          const fact = facts[position];
          const text = Object.values(fact?.text ?? {}).join(' ');
          if (!fact || !tells(kind, { ...fact, text })) return [];
          return [{ evidence: evidenceOf(fit, kind !== null), answers: right.includes(fact.key) }];
        });
    });
  });
}

/** Solves a system of linear equations by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1;
    for (let column = at; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / scale;
    for (const [other, row] of rows.entries()) {
      const factor = other === at ? 0 : (row[at] ?? 0);
      for (let column = at; factor !== 0 && column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

/**
 * Fits the weights of a logistic regression to examples, by Newton's method. The same examples give the same weights.
 */
export function trainFactWeights(examples: readonly Example[]): Record<string, number> {
  let weights: number[] = EVIDENCE.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const ridge = PENALTY * examples.length;
    const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)));
    const slope = weights.map((weight) => -ridge * weight);
    for (const { evidence, answers } of examples) {
      const sum = evidence.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const spread = likelihood * (1 - likelihood) + 1e-6;
      for (const [row, value] of evidence.entries()) {
        slope[row] = (slope[row] ?? 0) + value * ((answers ? 1 : 0) - likelihood);
        const line = curvature[row];
        if (!line) continue;
        for (const [column, other] of evidence.entries())
          line[column] = (line[column] ?? 0) + spread * value * other;
      }
    }
    weights = solve(curvature, slope).map((change, at) => (weights[at] ?? 0) + change);
  }
  return Object.fromEntries(EVIDENCE.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
}
