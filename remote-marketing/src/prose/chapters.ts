import type { Block } from './markdown.ts';

/** A text in its chapters: each begins with a heading of level 2, but for what stands before the first one. */
export function chaptersOf(blocks: readonly Block[]): Block[][] {
  const chapters: Block[][] = [];
  for (const block of blocks) {
    const begins = block.kind === 'heading' && block.level === 2;
    const last = chapters.at(-1);
    if (last && !begins) last.push(block);
    else chapters.push([block]);
  }
  return chapters;
}
