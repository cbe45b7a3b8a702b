import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/**
 * What the concierge itself says about the topic of a hand-off, written here and never by an engine. Null where it
 * has nothing to add to the server's own message, which says that a person comes and when.
 */
export function handoffMessage(reason: string, language: AnswerLanguage): string | null {
  const handoff: Readonly<Record<string, string | undefined>> = SENTENCES[language].handoff;
  const [kind = ''] = reason.split(':');
  return handoff[reason] ?? handoff[kind] ?? null;
}
