import several from '../../../data/several/places.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** What rooms and tables are called, as alternations of all languages. */
export const PLACE_WORDS = alternations(
  loadMergedWords(
    'places',
    {
      /** What the label of a room or a table begins with. */
      room: SomePhrases,
      table: SomePhrases,
      /** What guests call a place with a number, and what may come before the number. */
      named: SomePhrases,
      numberWords: SomePhrases,
      /** Every room there is. */
      everywhere: SomePhrases,
    },
    several,
  ),
);
