import { z } from 'zod';
import several from '../../../data/several/foreign-clauses.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { alternations, SomePhrases } from '../../data/merged-words.ts';

const { several: words } = loadData(
  'foreign-clauses',
  z.strictObject({
    /** Articles before a name, with the space or the apostrophe after them. */
    articles: SomePhrases,
    /** How a clause begins that turns down what it names. */
    turnedDown: SomePhrases,
    /** What says that a clause wants this where the other does not want that. */
    wanted: SomePhrases,
    /** Something that has run out is wanted: `kein Klopapier mehr`. */
    runOut: SomePhrases,
  }),
  { several },
);

/** Small words of German, French and Italian lines, as alternations. */
export const FOREIGN_CLAUSES = alternations(words);
