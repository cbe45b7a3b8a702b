import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { segmentsOf } from '../../../understanding/message/segments.ts';
import type { Orders } from '../../../understanding/orders/orders-in.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { ownAct } from './plan-own.ts';

/** How many of its service an order counts; null where it does not say. */
export function countOf(
  line: string,
  { item }: Pick<Orders, 'item'>,
  language: AnswerLanguage,
): number | null {
  const segments = segmentsOf(normalise(line), language);
  return segments.find(({ mention }) => mention?.service === item)?.quantity ?? null;
}

/** Whether an act is about the service of several orders. */
function isOf(act: PlannedAct, { item, service }: Orders): boolean {
  if (act.kind === 'own') return act.service.key === service.key;
  if (act.kind === 'request') return act.service?.key === service.key && act.told === undefined;
  return act.kind === 'confirm' && act.item === item;
}

/** One order of several, planned from its own words. */
function orderOf(
  act: Extract<PlannedAct, { kind: 'request' | 'own' }>,
  line: string,
  part: number,
  orders: Orders,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct {
  if (act.kind === 'own') return { ...ownAct(act.does, act.service, [line], language), part };
  // The first order may have filled a form, or changed an open request, together with what was said before.
  if (part === 1 && (act.said !== undefined || act.amends !== undefined)) return { ...act, part };
  const quantity = countOf(line, orders, language);
  const wish = { kind: 'request', item: act.item, quantity, words: line } as const;
  const planned = planRequest(wish, context, language);
  return planned.kind === 'request' ? { ...planned, part, noted: true } : planned;
}

/** An act with details from a part of its line alone: what it wants besides has nothing of the times of the rest. */
export function withOwnWords(act: PlannedAct, words: string): PlannedAct {
  if (act.kind === 'request')
    return act.said || act.amends || act.part ? act : { ...act, part: 1, said: [words] };
  return act.kind === 'own' && act.does === 'request' ? { ...act, part: act.part ?? 1 } : act;
}

/**
 * The acts of a line that orders one service several times: what its first order does, each of them does. What is asked
 * back is asked once for all, and a question or a refusal is left as it is.
 */
export function withOrders(
  acts: readonly PlannedAct[],
  orders: Orders,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  let isPlanned = false;
  return acts.flatMap((act): PlannedAct[] => {
    // `And again at 6:15` refers to nothing but the first order.
    if (act.kind === 'follow') return [];
    if (isPlanned || !isOf(act, orders)) return [withOwnWords(act, orders.others)];
    isPlanned = true;
    if (act.kind === 'confirm') return [{ ...act, quantity: null, orders: orders.lines }];
    if (act.kind === 'own' && act.does !== 'request')
      return [act.does === 'confirm' ? { ...act, orders: orders.lines } : act];
    if (act.kind !== 'request' && act.kind !== 'own') return [act];
    return orders.lines.map((line, at) => orderOf(act, line, at + 1, orders, context, language));
  });
}
