import several from '../../../data/several/alternatives.json' with { type: 'json' };
import { loadMergedWords, SomePhrases } from '../../data/merged-words.ts';
import { wholeWords } from '../../data/phrases.ts';

const WORDS = loadMergedWords(
  'alternatives',
  {
    bus: SomePhrases,
    rail: SomePhrases,
    taxi: SomePhrases,
    transfer: SomePhrases,
    ferry: SomePhrases,
    foot: SomePhrases,
    hired: SomePhrases,
    breakfast: SomePhrases,
    lunch: SomePhrases,
    dinner: SomePhrases,
    pool: SomePhrases,
    gym: SomePhrases,
    sauna: SomePhrases,
    beach: SomePhrases,
    /** A permission to travel, as opposed to a travel card. */
    travelVisa: SomePhrases,
    card: SomePhrases,
    /** What a citizen files, as opposed to what a guest pays per night. */
    taxReturn: SomePhrases,
    cityTax: SomePhrases,
  },
  several,
);
type Thing = keyof typeof WORDS;

/**
 * Groups of things that cannot replace each other, over normalised text of any language: a question about the bus does
 * not get the price of a transfer, nor one about dinner the time of breakfast.
 */
const GROUPS: ReadonlyArray<readonly Thing[]> = [
  ['bus', 'rail', 'taxi', 'transfer', 'ferry', 'foot', 'hired'],
  ['breakfast', 'lunch', 'dinner'],
  ['pool', 'gym', 'sauna', 'beach'],
  // Pairs in which one word names two things.
  ['travelVisa', 'card'],
  ['taxReturn', 'cityTax'],
];
const ALTERNATIVES: ReadonlyArray<Readonly<Record<string, RegExp>>> = GROUPS.map((group) =>
  Object.fromEntries(group.map((thing) => [thing, wholeWords(WORDS[thing])])),
);

const namedIn = (group: Readonly<Record<string, RegExp>>, text: string) =>
  Object.keys(group).filter((name) => group[name]?.test(text));

/** Whether a fact and a question, both normalised, are about different things of one group. */
export function isAboutAnother(question: string, fact: string): boolean {
  return ALTERNATIVES.some((group) => {
    // `Is lunch as good as breakfast` asks about both, so a fact about either may answer.
    const asked = namedIn(group, question);
    const told = namedIn(group, fact);
    return asked.length > 0 && told.length > 0 && !asked.some((name) => told.includes(name));
  });
}
