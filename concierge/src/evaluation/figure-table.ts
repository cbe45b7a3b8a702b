import { type Figure, meets, share } from './measure.ts';

const percent = (value: number) => `${value === 0 || value === 1 ? value * 100 : (value * 100).toFixed(1)} %`;

/** Formats the share of a figure: `98.4 %`, or `100 %` for all of them. */
export const formatShare = (figure: Pick<Figure, 'good' | 'of'>): string => percent(share(figure));

function targetOf({ target }: Figure): string {
  if (!target) return '–';
  if ('atLeast' in target && target.atLeast === 1) return 'all';
  if ('atMost' in target && target.atMost === 0) return 'none';
  return 'atLeast' in target ? `at least ${percent(target.atLeast)}` : `at most ${percent(target.atMost)}`;
}

const row = (figure: Figure) =>
  `| ${figure.name} | ${formatShare(figure)} | ${figure.good} of ${figure.of} | ${targetOf(figure)} | ${figure.target ? (meets(figure) ? 'yes' : 'no') : '–'} |`;

/** Figures with their cases and targets, as a table in Markdown. */
export const figureTable = (figures: readonly Figure[]): string =>
  ['| Measure | Share | Cases | Target | Met |', '|---|---|---|---|---|', ...figures.map(row)].join('\n');
