import type { Mutation, Outcome } from './table/mutation.ts';

const OUTCOMES: readonly Outcome[] = ['killed', 'survived', 'broken'];
const WIDTH = Math.max(...OUTCOMES.map(({ length }) => length));

/** One mutation in a line: `killed    9  The year is 2025`. */
export const mutationLine = (word: string, { section, rule }: Mutation): string =>
  `${word.padEnd(WIDTH)}  ${section.padEnd(20)}  ${rule}`;

/** Where to look when a mutation is not killed. */
export const whereLine = ({ file, from, to, test }: Mutation): string =>
  `          ${file}: ${JSON.stringify(from)} as ${JSON.stringify(to)}\n          not noticed by ${test}`;

/** The last line: `112 mutations: 112 killed, 0 survived, 0 broken`. */
export function totalsLine(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return `${outcomes.length} mutations: ${OUTCOMES.map((name) => `${count(name)} ${name}`).join(', ')}`;
}
