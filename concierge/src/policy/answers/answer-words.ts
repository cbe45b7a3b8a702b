import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** Vocabulary that detects claims in a language model's answers, in all languages at once. */
export const ANSWER_LISTS = loadMergedWords('answer-words', {
  /** How a question to the guest begins. */
  questions: SomePhrases,
  /** Verbs between a subject and a statement about it. */
  statements: SomePhrases,
  /** Subjects that name no one: pronouns, and words without a referent. */
  generalSubjects: SomePhrases,
  /** Words that occur in many facts, so that they do not link a number to one of them. */
  factWords: SomePhrases,
  /** Capitalised words that are not names. */
  capitals: SomePhrases,
  /** The full stop of a domain, spelled out. */
  dot: SomePhrases,
});

/** The same lists as alternations of a regular expression. */
export const ANSWER_WORDS = alternations(ANSWER_LISTS);
