import { formatDay } from '../../calendar/calendar-day.ts';
import type { Block } from '../../prose/markdown.ts';
import { qualityCard } from './quality-card.ts';

/** The measured card as it is in a guide, under a heading with its day. */
export const cardBlocks: readonly Block[] = [
  { kind: 'heading', level: 2, id: 'card', text: `The card of ${formatDay(qualityCard.on)}` },
  ...qualityCard.blocks.map(
    (block): Block => (block.kind === 'heading' ? { ...block, level: 3, id: `card-${block.id}` } : block),
  ),
];
