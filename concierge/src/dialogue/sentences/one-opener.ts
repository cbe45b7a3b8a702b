import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { SENTENCES } from './sentences.ts';

/**
 * Joins the parts of an answer with at most one opener: `Of course.` occurs once, and not after `I'm sorry about that.`
 */
export function withOneOpener(parts: readonly string[], language: AnswerLanguage): string[] {
  const openers = SENTENCES[language].openers.split('\n');
  const openerOf = (part: string) => openers.find((opener) => `${part} `.startsWith(`${opener} `));
  let opened = false;
  return parts
    .map((part) => {
      const opener = openerOf(part);
      if (!opener) return part;
      const bare = opened ? part.slice(opener.length).trim() : part;
      opened = true;
      return bare;
    })
    .filter(Boolean);
}
