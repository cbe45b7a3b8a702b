import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { FollowUp, Told } from '../../meaning-model/meaning-labels.ts';
import type { FoodAct } from '../food/food-acts.ts';
import type { SmallTalkTopic } from './small-talk.ts';

/** A wish for a service, as the guest put it. */
export interface RequestAct {
  kind: 'request';
  item: LexiconKey;
  quantity: number | null;
  words: string;
}

/** One thing that a guest's message does, as the embedded engine understood it. */
export type Act =
  | RequestAct
  | { kind: 'ask'; query: string; item: LexiconKey | null }
  | { kind: 'status'; item: LexiconKey | null }
  | { kind: 'cancel'; item: LexiconKey | null; no: number | null }
  | { kind: 'decline'; item: LexiconKey }
  /** The guest does not want something cancelled, so it stays. */
  | { kind: 'kept' }
  /** A possible wish of the guest, to be confirmed, with its details. */
  | { kind: 'confirm'; item: LexiconKey; quantity?: number | null; words?: string }
  | { kind: 'food'; food: FoodAct }
  | { kind: 'small-talk'; topic: SmallTalkTopic }
  /** A message for staff; there is nothing to bring. */
  | { kind: 'tell'; told: Told; words: string }
  | { kind: 'complain'; item: LexiconKey | null }
  | { kind: 'person' }
  | { kind: 'off-topic' }
  /** A question that refers to something said before. */
  | { kind: 'follow'; question: FollowUp; query: string }
  /** A change of an earlier request; null: of the last one. */
  | {
      kind: 'amend';
      item: LexiconKey | null;
      words: string;
      /** The wish of the same line, if there is no open request to change: `taxi tomorrow at 9:45`. */
      otherwise?: RequestAct;
    }
  /** The line may mean any of these. */
  | { kind: 'choose-between'; items: readonly LexiconKey[] }
  | { kind: 'unknown' };
