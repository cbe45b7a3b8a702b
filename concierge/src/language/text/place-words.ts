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
      /** What a guest calls a place by its number, and what may stand before the number. */
      named: SomePhrases,
      numberWords: SomePhrases,
      /** Every room there is. */
      everywhere: SomePhrases,
    },
    several,
  ),
);
