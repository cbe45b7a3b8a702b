import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { SENTENCES } from './sentences.ts';

/** The beginnings of answers that say that something is not known or was not understood. */
export function unknownOpenings(language: AnswerLanguage): string[] {
  const { knownInstead, unknown, unknownFact } = SENTENCES[language];
  return [unknownFact, unknown, knownInstead({ fact: '' }).trim()];
}
