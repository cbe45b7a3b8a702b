import several from '../../../data/several/places.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** Words for rooms and tables, as alternations of all languages. */
export const PLACE_WORDS = alternations(
  loadMergedWords(
    'places',
    {
      /** The first words of a room's or a table's label. */
      room: SomePhrases,
      table: SomePhrases,
      /** Guests' words for a place with a number, and words that may precede the number. */
      named: SomePhrases,
      numberWords: SomePhrases,
      /** Words for all rooms. */
      everywhere: SomePhrases,
    },
    several,
  ),
);
