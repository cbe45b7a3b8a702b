import type { Block } from './markdown.ts';

/** Maximum number of pieces of a chapter before a heading of level 3 starts another. */
const LONG = 40;

/** Approximate layout cost of a block: an item of a list and a cell of a table are a piece each. */
function piecesOf(block: Block): number {
  if (block.kind === 'list') return block.items.length;
  if (block.kind === 'table') return (block.rows.length + 1) * block.head.length;
  return 1;
}

const sum = (blocks: readonly Block[]) => blocks.reduce((pieces, block) => pieces + piecesOf(block), 0);

/**
 * A text in its chapters: each begins with a heading of level 2, but for what is before the first one. A chapter
 * that has become long is cut at its next heading of level 3, since each is laid out in one go.
 */
export function chaptersOf(blocks: readonly Block[]): Block[][] {
  const chapters: Block[][] = [];
  for (const block of blocks) {
    const last = chapters.at(-1);
    const begins = block.kind === 'heading' && (block.level === 2 || (last && sum(last) > LONG));
    if (last && !begins) last.push(block);
    else chapters.push([block]);
  }
  return chapters;
}
