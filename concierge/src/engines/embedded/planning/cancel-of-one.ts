import type { TurnContext } from '../../../contract/contract.ts';
import { isAtOtherTime, isMeantBy, meantAmong } from '../../../dialogue/frame/which-request.ts';
import { requestsToCancel, takenBack } from '../../../dialogue/history/meant-requests.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';

/**
 * A cancellation of the one request that its line means, of several of a service: `cancel the 10 o'clock taxi`. Where the
 * only one is at another time than the line says, the guest is asked first.
 */
export function cancelOfOne(
  act: Extract<Act, { kind: 'cancel' }>,
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct {
  if (act.item === null) return act;
  // The number is that of another request: `cancel the taxi at 10`.
  const open = requestsToCancel({ ...act, no: null }, context);
  if (act.no !== null && (open.length === 0 || open.some(({ no }) => no === act.no))) return act;
  const [only, ...more] = open;
  if (!only) return act;
  if (more.length === 0)
    return isAtOtherTime(only, text, context)
      ? { kind: 'cancel-first', no: only.no }
      : { kind: 'cancel', item: null, no: only.no };
  const [meant, ...others] = meantAmong(text, open, context, language);
  if (!meant) return act;
  if (others.length === 0) return { kind: 'cancel', item: null, no: meant.no };
  return { ...act, no: null, among: [meant, ...others].map(({ no }) => no) };
}

/**
 * A cancellation that names no service and means one of several requests by its time; by other words of the guest's, the
 * guest is asked first. Null where it may mean any.
 */
export function cancelUnnamed(
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const { openRequests } = context;
  if (openRequests.length < 2) return null;
  const [meant, ...others] = meantAmong(text, openRequests, context, language);
  if (!meant || others.length > 0) return null;
  return isMeantBy(text, meant, context, language)
    ? { kind: 'cancel', item: null, no: meant.no }
    : { kind: 'cancel-first', no: meant.no };
}

/** The question whether to cancel the one of several requests that a line no longer wants; null where it may be any. */
export function declinedOne(
  item: LexiconKey,
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const [meant, ...others] = meantAmong(text, takenBack(item, context), context, language);
  return meant && others.length === 0 ? { kind: 'cancel-first', no: meant.no } : null;
}
