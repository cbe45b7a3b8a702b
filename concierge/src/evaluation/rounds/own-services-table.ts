import type { JudgedTurn } from './round-report.ts';

/** How a round asks for a property's own services. */
const WAYS = ['title', 'starter', 'paraphrase'] as const;

/** What a line that asks for an own service came to. */
type Came = 'done' | 'asked' | 'wrong';

/** A request that is made, or the question for what it lacks, is done; a question whether it is meant is asked back. */
function cameTo({ class: judged, outcome }: JudgedTurn): Came {
  if (judged === 'wrong' || judged === 'dangerous') return 'wrong';
  return judged === 'correct' || outcome.made.length > 0 ? 'done' : 'asked';
}

const percent = (count: number, of: number) => `${count} (${((100 * count) / of).toFixed(1)} %)`;

/**
 * What lines that ask for a property's own services came to, by how they ask, as a table in Markdown; null for a round
 * without such lines.
 */
export function tableOfOwnServices(turns: readonly JudgedTurn[]): string | null {
  const rows = WAYS.flatMap((way) => {
    const lines = turns.filter(({ category }) => category.toLowerCase().endsWith(way));
    if (lines.length === 0) return [];
    const count = (came: Came) => percent(lines.filter((turn) => cameTo(turn) === came).length, lines.length);
    return [`| ${way} | ${lines.length} | ${count('done')} | ${count('asked')} | ${count('wrong')} |`];
  });
  if (rows.length === 0) return null;
  return ['| Own services by | lines | done | asked back | wrong |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
