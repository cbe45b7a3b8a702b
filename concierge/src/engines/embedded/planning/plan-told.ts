import type { TurnContext } from '../../../contract/contract.ts';
import { takenBack } from '../../../dialogue/history/meant-requests.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { Told } from '../../../meaning-model/meaning-labels.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';

/** Wishes after which no one should come to clean. */
const STAYS_OUT: ReadonlySet<Told> = new Set(['noCleaning', 'doNotDisturb']);

/**
 * Notes go to staff in the guest's words; an allergy needs a person's confirmation. If a cleaning is ordered that
 * conflicts with the note, the guest is asked whether to cancel it.
 */
export function planTold(
  act: Extract<Act, { kind: 'tell' }>,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  const { told, words } = act;
  if (told === 'allergy') return [act];
  const planned = planRequest(
    { kind: 'request', item: 'concierge', quantity: null, words },
    context,
    language,
  );
  const isPossible = planned.kind === 'request' && planned.service && planned.missing.length === 0;
  const note: PlannedAct = isPossible ? { ...planned, told } : act;
  const [ordered] = STAYS_OUT.has(told) ? takenBack('cleaning', context) : [];
  return ordered ? [note, { kind: 'cancel-first', no: ordered.no }] : [note];
}
