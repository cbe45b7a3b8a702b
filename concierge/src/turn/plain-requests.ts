import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { formatRequestMade } from '../dialogue/sentences/plain-answers.ts';
import { planRequest } from '../engines/embedded/planned-act.ts';
import { understand } from '../understanding/message/understand.ts';
import { offeredFor } from '../understanding/services/requested-service.ts';
import { answerTurn, type Turn } from './answer-turn.ts';
import { strange } from './results/decided.ts';
import { resultOf } from './results/turn-result.ts';

/**
 * Carries out a line in a language that is understood and not answered, where it is nothing but requests that need no
 * question: `zwei Handtücher bitte`. Null for any other line, which is a person's.
 *
 * @param found the language of the guest's line
 */
export async function plainRequests(turn: Turn, found: string): Promise<TurnResult | null> {
  const { context, ledger, language } = turn;
  if (formatRequestMade(found, []) === null) return null;
  const acts = understand(guestLine(context), language);
  const plain = acts.every((act) => {
    // `Not a taxi, just an umbrella`: what is not wanted needs nothing to be done.
    if (act.kind === 'decline') return acts.length > 1;
    // An allergy is a person's to confirm; what else staff are to know goes to them in the guest's words.
    if (act.kind === 'tell')
      return act.told !== 'allergy' && offeredFor('concierge', context.services) !== null;
    if (act.kind !== 'request') return false;
    const planned = planRequest(act, context, language);
    return 'service' in planned && planned.service !== null && planned.missing.length === 0;
  });
  if (!plain) return null;
  const answer = await answerTurn(null, turn);
  if (!answer || ledger.requests.length === 0) return null;
  const result = resultOf(answer, ledger, language);
  const departments = [...new Set(ledger.requests.map(({ department }) => department.name))];
  // What only a person can settle goes to one, with what was done.
  const reply = result.handoff ? strange(context, found).reply : formatRequestMade(found, departments);
  return { ...result, reply };
}
