import type { LexiconKey } from '../../language/lexicon/services.ts';
import { intentProbabilities } from '../router/router.ts';
import type { Act } from './acts.ts';

/** What the router's domain intents are about, in the words that facts are searched by. */
const ABOUT: Readonly<Record<string, { words: string; item: LexiconKey | null }>> = {
  wifi: { words: 'wifi', item: 'wifi' },
  gym: { words: 'gym', item: 'gym' },
  swimming_pool: { words: 'pool', item: 'pool' },
  parking: { words: 'parking', item: 'parking' },
  pets: { words: 'pets', item: 'petCare' },
  spa: { words: 'spa', item: 'spa' },
  restaurant: { words: 'restaurant', item: 'restaurant' },
  check_in: { words: 'check-in', item: null },
  check_out: { words: 'check-out', item: null },
  accesibility: { words: 'wheelchair', item: null },
};
const CERTAIN = 0.6;

/**
 * What the trained router makes of an English message that the lexicon did not understand: a question about the
 * likeliest thing, if it is likely enough. Never a request: the router may look something up, not order it.
 */
export function routedQuestion(normalised: string): Act | null {
  const [best] = [...intentProbabilities(normalised)]
    .filter(([intent, probability]) => intent in ABOUT && probability >= CERTAIN)
    .sort((a, b) => b[1] - a[1]);
  const about = best ? ABOUT[best[0]] : undefined;
  return about ? { kind: 'ask', query: `${normalised} ${about.words}`, item: about.item } : null;
}
