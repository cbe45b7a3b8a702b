import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { RequestResult } from '../../../policy/actions/tool-results.ts';

/** The sentence of each reason that a guest should know. */
const TOLD = {
  'over-limit': 'tooMany',
  'too-many-open': 'manyOpen',
  'too-many-this-hour': 'manyThisHour',
} as const;

const isTold = (reason: string): reason is keyof typeof TOLD => reason in TOLD;

/** What a guest reads of a request that could not be made, and the reason for the person who takes it on. */
export function refusedRequest(
  made: Pick<RequestResult, 'reason'> | undefined,
  items: string,
  language: AnswerLanguage,
): { text: string; handoff: string } {
  const reason = made?.reason ?? 'error';
  const text = SENTENCES[language].refused[isTold(reason) ? TOLD[reason] : 'other']({ items });
  return { text, handoff: reason === 'over-limit' ? 'quantity' : `refused:${reason}` };
}
