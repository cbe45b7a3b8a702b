import type { AnswerLanguage } from '../embedded/language.ts';
import { SENTENCES } from '../embedded/sentences/sentences.ts';

/** The guest's first words about a hand-off, written here and never by an engine. */
export function handOffWords(reason: string, language: AnswerLanguage): string {
  const { handoff } = SENTENCES[language];
  const [kind = ''] = reason.split(':');
  return handoff[reason] ?? handoff[kind] ?? handoff.other;
}
