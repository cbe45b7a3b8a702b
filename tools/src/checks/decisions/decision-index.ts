import type { Decision } from './decision.ts';

/** The start of a decision's row in the index; its last cell, a one-line summary, is written by hand. */
const rowOf = ({ file, number, title, date, status }: Decision) =>
  `| [${number}](${file}) | ${title} | ${date} | ${status} | `;

/**
 * What is wrong with the table of `decisions/README.md`.
 *
 * @returns one sentence for each fault; empty when it has a row for every decision, in order, and no other
 */
export function findIndexProblems(index: string, decisions: readonly Decision[]): string[] {
  const rows = index.split('\n').filter((line) => line.startsWith('| ['));
  const expected = decisions.map(rowOf).sort();
  const missing = expected.filter((start) => !rows.some((row) => row.startsWith(start)));
  const strange = rows.filter((row) => !expected.some((start) => row.startsWith(start)));
  const bare = rows.filter((row) =>
    expected.some((start) => row.startsWith(start) && !/\w/.test(row.slice(start.length))),
  );
  const isSorted = rows.every((row, at) => at === 0 || (rows[at - 1] ?? '') < row);
  return [
    ...missing.map((start) => `decisions/README.md has no row that begins with “${start.trim()}”.`),
    ...strange.map((row) => `decisions/README.md has a row that fits no decision: ${row}`),
    ...bare.map((row) => `decisions/README.md says nothing about a decision: ${row}`),
    ...(isSorted ? [] : ['The rows of decisions/README.md are not in the order of their numbers.']),
  ];
}
