import { intentsOf } from './router.ts';
import { type FoundSlot, findSlots } from './slots.ts';

/** What the router finds in a line, in the NLU++ ontology's names. */
export interface Classified {
  text: string;
  intents: string[];
  slots: Record<string, FoundSlot>;
}

/** Intents and slots of an English line; dates are counted from `now`, as its UTC calendar reads. */
export function classify(text: string, now: Date): Classified {
  return { text, intents: intentsOf(text), slots: findSlots(text, now) };
}
