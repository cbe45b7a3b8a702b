import text from '../../../../docs/concierge-quality.md';
import { type Block, type Inline, parseMarkdown } from '../../prose/markdown.ts';

/** The measured card: the day of its blind round and all of its text. */
export interface QualityCard {
  /** ISO day of the blind round. */
  on: string;
  blocks: readonly Block[];
}

const HEAD = ['Asked', 'Turns', 'Correct', 'Acceptable', 'Wrong', 'Dangerous'];
const textOf = (cell: readonly Inline[]) => cell.map((part) => part.text).join('');

/**
 * Parses the card that `npm run eval` writes.
 *
 * @throws when its day or its first table is missing, so that a build stops instead of showing a figure without them.
 */
export function parseQualityCard(markdown: string): QualityCard {
  const blocks = parseMarkdown(markdown.replace(/^# .*\n/, '')).blocks;
  const on = /On (\d{4}-\d{2}-\d{2}) the concierge was asked once/.exec(markdown)?.[1];
  const table = blocks.find((block) => block.kind === 'table');
  if (!on || !table || table.head.map(textOf).join() !== HEAD.join())
    throw new Error(
      'docs/concierge-quality.md does not have the format of `npm run eval`: no day, or another table.',
    );
  return { on, blocks };
}

/** The card with the latest blind round, included when the site is built. */
export const qualityCard: QualityCard = parseQualityCard(text);
