import { intentsOf } from './router.ts';
import { type FoundSlot, findSlots } from './slots.ts';

/** What the router finds in a line, in the NLU++ ontology's names. */
export interface Classified {
  text: string;
  intents: string[];
  slots: Record<string, FoundSlot>;
}

/** The intents and slots of an English line; dates are computed from `now`, in UTC. */
export function classify(text: string, now: Date): Classified {
  return { text, intents: intentsOf(text), slots: findSlots(text, now) };
}
