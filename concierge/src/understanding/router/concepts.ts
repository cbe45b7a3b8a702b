import { MATTERS } from './concepts/matters.ts';
import { QUESTIONS } from './concepts/questions.ts';
import { REPLIES } from './concepts/replies.ts';
import { ROOMS } from './concepts/rooms.ts';
import { SIGNS } from './concepts/signs.ts';
import { STAY } from './concepts/stay.ts';
import { WISHES } from './concepts/wishes.ts';
import type { Concepts } from './concepts/words.ts';

/**
 * What a linear model cannot learn from a few hundred lines: words of a kind, over normalised English text. Each
 * is one feature of the router, whose weight per intent is learned; so their order is that of the weights.
 */
export const CONCEPTS: Concepts = {
  ...REPLIES,
  ...WISHES,
  ...QUESTIONS,
  ...MATTERS,
  ...STAY,
  ...ROOMS,
  ...SIGNS,
};

export const CONCEPT_NAMES: readonly string[] = Object.keys(CONCEPTS);
