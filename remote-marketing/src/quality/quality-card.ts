import text from '../../../docs/concierge-quality.md';
import { type Block, type Inline, readMarkdown } from '../prose/markdown.ts';

/** One measure of the concierge, as `npm run eval` printed it. */
export interface QualityFigure {
  measure: string;
  /** As `98.4 %`, or `100 %` for all of them. */
  share: string;
  /** As `63 of 64`. */
  cases: string;
  /** As `at least 90.0 %` or `all`, or a dash where none is set. */
  target: string;
}

/** The measured card: its day, its figures, and all of its text. */
export interface QualityCard {
  /** ISO day of the run. */
  on: string;
  figures: readonly QualityFigure[];
  blocks: readonly Block[];
}

const HEAD = ['Measure', 'Share', 'Cases', 'Target', 'Met'];
const wordsOf = (cell: readonly Inline[]) => cell.map((part) => part.text).join('');

/**
 * Reads the card that `npm run eval` writes.
 *
 * @throws when its day or its first table is not where the command puts them, so that a build stops rather than shows
 * a figure without them.
 */
export function readQualityCard(markdown: string): QualityCard {
  const blocks = readMarkdown(markdown.replace(/^# .*\n/, '')).blocks;
  const on = /`npm run eval` on (\d{4}-\d{2}-\d{2})/.exec(markdown)?.[1];
  const table = blocks.find((block) => block.kind === 'table');
  if (!on || !table || table.head.map(wordsOf).join() !== HEAD.join())
    throw new Error(
      'docs/concierge-quality.md is not as `npm run eval` writes it: no day, or another table.',
    );
  const figures = table.rows.map((row) => {
    const [measure = '', share = '', cases = '', target = ''] = row.map(wordsOf);
    return { measure, share, cases, target };
  });
  return { on, figures, blocks };
}

/** The card of the last run, taken in when the site is built: no figure of it is typed by hand. */
export const qualityCard: QualityCard = readQualityCard(text);

/**
 * The figure of a measure.
 *
 * @throws when the card has no such measure
 */
export function figureOf(card: QualityCard, measure: string): QualityFigure {
  const found = card.figures.find((figure) => figure.measure === measure);
  if (!found) throw new Error(`The card has no measure “${measure}”.`);
  return found;
}
