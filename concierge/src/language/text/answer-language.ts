import { ANSWER_LANGUAGES, type AnswerLanguage, SHARED_LANGUAGES } from '../../data/answer-languages.ts';

export { ANSWER_LANGUAGES, type AnswerLanguage, SHARED_LANGUAGES };

/** Whether the concierge answers in this language. */
export function isAnswerLanguage(language: string): language is AnswerLanguage {
  return (ANSWER_LANGUAGES as readonly string[]).includes(language);
}

/** Whether the words of a language are recognised in lines of every language. */
export const isShared = (language: string): boolean =>
  (SHARED_LANGUAGES as readonly string[]).includes(language);
