import type { AnswerLanguage } from '../embedded/language.ts';
import { SENTENCES } from '../embedded/sentences/sentences.ts';

/**
 * What the concierge itself says about the topic of a hand-off, written here and never by an engine. Null where it
 * has nothing to add to the server's own message, which says that a person comes and when.
 */
export function handOffWords(reason: string, language: AnswerLanguage): string | null {
  const { handoff } = SENTENCES[language];
  const [kind = ''] = reason.split(':');
  return handoff[reason] ?? handoff[kind] ?? null;
}
