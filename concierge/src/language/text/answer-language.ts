import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../data/answer-languages.ts';

export { ANSWER_LANGUAGES, type AnswerLanguage };

export function isAnswerLanguage(language: string): language is AnswerLanguage {
  return (ANSWER_LANGUAGES as readonly string[]).includes(language);
}
