import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/**
 * The concierge's own sentence on the topic of a handoff, fixed here and never from an engine. Null if the server's own
 * message, which says that a person comes and when, is enough.
 */
export function handoffMessage(reason: string, language: AnswerLanguage): string | null {
  const handoff: Readonly<Record<string, string | undefined>> = SENTENCES[language].handoff;
  const [kind = ''] = reason.split(':');
  return handoff[reason] ?? handoff[kind] ?? null;
}
