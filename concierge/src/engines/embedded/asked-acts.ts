import type { TurnContext } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { requestsToCancel } from '../../dialogue/history/meant-requests.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { Asked, AskedRequest } from '../../policy/actions/asked.ts';
import { understand } from '../../understanding/message/understand.ts';
import { offeredFor } from '../../understanding/services/requested-service.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';
import { planTurn } from './planning/plan.ts';

function requestIn(act: PlannedAct): AskedRequest[] {
  if (act.kind !== 'request' || !act.service) return [];
  const { service, quantity, slots, amends = null, part, said, words, department } = act;
  const order = part === undefined ? {} : { part: { no: part, lines: said ?? [words] } };
  const to = department === undefined ? {} : { department };
  return [{ service: service.key, quantity, slots, amends, ...order, ...to }];
}

function cancelIn(act: PlannedAct, context: TurnContext): number[] {
  if (act.kind !== 'cancel') return [];
  const meant = requestsToCancel(act, context);
  return meant.length === 1 ? meant.map(({ no }) => no) : [];
}

/** The wishes in the guest's last line, together with the questions that it answers. */
export function askedIn(context: TurnContext, language: AnswerLanguage): Asked {
  const line = guestLine(context);
  const acts = planTurn(line, context, language);
  const [first] = understand(line, language);
  const cancels = acts.flatMap((act) => cancelIn(act, context));
  const items = acts.flatMap((act) => {
    if (act.kind === 'choose-between') return act.items;
    return (act.kind === 'ask' || act.kind === 'confirm') && act.item !== null ? [act.item] : [];
  });
  const named = items.flatMap((item) => offeredFor(item, context.services)?.key ?? []);
  return {
    requests: acts.flatMap(requestIn),
    cancels,
    dishes: acts.flatMap((act) => (act.kind === 'food' && act.food.kind === 'order' ? act.food.lines : [])),
    unclear: acts.some(({ kind }) => kind === 'unknown'),
    named: new Set(named),
    agrees: first?.kind === 'small-talk' && first.topic === 'yes',
    cancelsSomething: cancels.length === 0 && acts.some(({ kind }) => kind === 'cancel'),
  };
}
