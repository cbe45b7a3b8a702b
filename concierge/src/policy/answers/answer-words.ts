import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** Words of answers by which the claims of a language model are found, in all languages at once. */
export const ANSWER_LISTS = loadMergedWords('answer-words', {
  /** How a question to the guest begins. */
  questions: SomePhrases,
  /** Verbs between a subject and a statement about it. */
  statements: SomePhrases,
  /** Subjects that name no one: pronouns, and words without a referent. */
  generalSubjects: SomePhrases,
  /** Words of many facts, which link a number to none. */
  factWords: SomePhrases,
  /** Words that are written with a capital and name no one. */
  capitals: SomePhrases,
  /** The full stop of a domain, spelled out. */
  dot: SomePhrases,
});

/** The same as alternations. */
export const ANSWER_WORDS = alternations(ANSWER_LISTS);
