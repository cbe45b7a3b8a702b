import { z } from 'zod';
import several from '../../../data/several/foreign-clauses.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { alternations, SomePhrases } from '../../data/merged-words.ts';

const { several: words } = loadData(
  'foreign-clauses',
  z.strictObject({
    /** Articles before a name, with the space or the apostrophe after them. */
    articles: SomePhrases,
    /** The beginning of a clause that refuses what it names. */
    turnedDown: SomePhrases,
    /** The beginning of a clause that wants something, in contrast to a clause that refuses something. */
    wanted: SomePhrases,
    /** Words for something that has run out, and is wanted: `kein Klopapier mehr`. */
    runOut: SomePhrases,
  }),
  { several },
);

/** Small words of German, French and Italian lines, as alternations. */
export const FOREIGN_CLAUSES = alternations(words);
