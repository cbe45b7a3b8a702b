import several from '../../../data/several/counting.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** What guests say around numbers, in all languages at once. */
export const COUNTING_LISTS = loadMergedWords(
  'counting',
  {
    /** Articles that count as one right before a counted thing. */
    one: SomePhrases,
    another: SomePhrases,
    /** Number words with another meaning in another language: `once` is eleven in Spanish, `dos` is `of the` in Portuguese. */
    ambiguous: SomePhrases,
    /** Words for two that a number may count themselves: `1 pair`. */
    pairs: SomePhrases,
    /** Words between a number and its noun: `two of those fluffy slippers`. */
    beforeNoun: SomePhrases,
    /** Between tens and ones: `vinte e cinco`. */
    tensJoins: SomePhrases,
    /** Between a name and its number: `towels times two`. */
    times: SomePhrases,
    /** Around a number that follows its name: `towels, please make it three for the room`. */
    courtesies: SomePhrases,
    makeIt: SomePhrases,
    countEnds: SomePhrases,
    /** Units of a counted thing: `two bottles`. */
    units: SomePhrases,
    /** Before a number that is not exact: `hangers, about five`. */
    about: SomePhrases,
    /** After a number that is added: `six more please`. */
    more: SomePhrases,
    moreEnds: SomePhrases,
    /** Before a number that is added: `mais três`. */
    moreFirst: SomePhrases,
    /** Ways to share out further things: `one pair for me, another for my wife and a third for her mother`. */
    shareJoins: SomePhrases,
    shareOnes: SomePhrases,
    shareFor: SomePhrases,
    /** Units of an age or a duration, and words that mark an answer as ages. */
    ageUnits: SomePhrases,
    ageWords: SomePhrases,
    /** Words before a size, which is not a quantity: `rubber boots size 43`. */
    sizes: SomePhrases,
  },
  several,
);

/** The same lists as alternations of a regular expression. */
export const COUNTING = alternations(COUNTING_LISTS);
