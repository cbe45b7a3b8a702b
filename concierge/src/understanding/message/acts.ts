import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { FoodAct } from '../food/plan-food.ts';
import type { SmallTalkTopic } from './small-talk.ts';

/** One thing that a guest's message does, as the embedded engine understood it. */
export type Act =
  | { kind: 'request'; item: LexiconKey; quantity: number | null; words: string }
  | { kind: 'ask'; query: string; item: LexiconKey | null }
  | { kind: 'status'; item: LexiconKey | null }
  | { kind: 'cancel'; item: LexiconKey | null; no: number | null }
  | { kind: 'decline'; item: LexiconKey }
  | { kind: 'confirm'; item: LexiconKey }
  | { kind: 'food'; food: FoodAct }
  | { kind: 'small-talk'; topic: SmallTalkTopic }
  | { kind: 'unknown' };

export type RequestAct = Extract<Act, { kind: 'request' }>;
