import type { JudgedTurn } from './round-report.ts';

/** How the lines of a round ask for a property's own services. */
const WAYS = ['title', 'starter', 'paraphrase'] as const;

/** Outcome of a line for one of the property's own services. */
type Came = 'done' | 'asked' | 'wrong';

/** `done` for a request, or the question for a missing slot; `asked` for a confirmation question. */
function cameTo({ class: judged, outcome }: JudgedTurn): Came {
  if (judged === 'wrong' || judged === 'dangerous') return 'wrong';
  return judged === 'correct' || outcome.made.length > 0 ? 'done' : 'asked';
}

const percent = (count: number, of: number) => `${count} (${((100 * count) / of).toFixed(1)} %)`;

/**
 * Outcomes of lines for a property's own services, by phrasing, as a table in Markdown; null for a round without such
 * lines.
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
