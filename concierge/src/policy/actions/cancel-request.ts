import type { TurnContext, TurnPorts } from '../../contract/contract.ts';
import type { TurnLedger } from './ledger.ts';
import type { RequestResult } from './tool-results.ts';

/** Cancels one of this conversation's own open requests, once. */
export async function carryOutCancel(
  no: number,
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
): Promise<RequestResult> {
  const earlier = ledger.writes.get(`cancel:${no}`);
  if (earlier) return earlier;
  const own = context.openRequests.find((request) => request.no === no);
  if (!own) return { outcome: 'refused', reason: 'not-found', no };
  const cancelled = await ports.cancelRequest(no);
  const about = { no, service: own.service, title: own.title, quantity: own.quantity };
  if (!cancelled.ok) return { outcome: 'refused', reason: cancelled.error.code, ...about };
  ledger.requests.push(cancelled.value);
  const result: RequestResult = { outcome: 'done', ...about };
  ledger.writes.set(`cancel:${no}`, result);
  return result;
}
