import type { TurnContext } from '../../contract/contract.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { SENTENCES } from './sentences.ts';

/** What a department does in the guest's room, for services that bring nothing; null for all others. */
export function workMessage(
  service: string,
  values: { department: string; time: string },
  { place }: Pick<TurnContext, 'place'>,
  language: AnswerLanguage,
): string | null {
  const { work } = SENTENCES[language].requested;
  if (place.kind !== 'room' || !Object.hasOwn(work, service)) return null;
  return work[service as keyof typeof work](values);
}
