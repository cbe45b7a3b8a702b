import type { TurnContext, TurnPorts } from '../../contract/contract.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import type { Asked } from './asked.ts';
import { confirmCancel } from './confirm-first.ts';
import type { TurnLedger } from './ledger.ts';
import type { RequestResult } from './tool-results.ts';

/**
 * Cancels one of this conversation's own open requests, once.
 *
 * @param asked the wishes in the guest's lines, when a language model proposes; null for the embedded engine
 */
export async function carryOutCancel(
  no: number,
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  language: string,
  asked: Asked | null = null,
): Promise<RequestResult> {
  const earlier = ledger.writes.get(`cancel:${no}`);
  if (earlier) return earlier;
  const own = context.openRequests.find((request) => request.no === no);
  if (!own) return { outcome: 'refused', reason: 'not-found', no };
  if (asked && !asked.cancels.includes(no)) {
    const confirm = confirmCancel(own, isAnswerLanguage(language) ? language : 'en');
    if (!asked.unclear && !asked.cancelsSomething) return { outcome: 'refused', reason: 'not-asked-for', no };
    ledger.confirm ??= confirm;
    return { outcome: 'refused', reason: 'confirm-first', no };
  }
  const cancelled = await ports.cancelRequest(no);
  const about = { no, service: own.service, title: own.title, quantity: own.quantity };
  if (!cancelled.ok) return { outcome: 'refused', reason: cancelled.error.code, ...about };
  ledger.requests.push(cancelled.value);
  const result: RequestResult = { outcome: 'done', ...about };
  ledger.writes.set(`cancel:${no}`, result);
  return result;
}
