import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { requestsToCancel } from '../dialogue/history/meant-requests.ts';
import { formatRequestMade, hasPlainAnswers, plainSentence } from '../dialogue/sentences/plain-answers.ts';
import type { PlannedAct } from '../engines/embedded/planned-acts/planned-act.ts';
import { planTurn } from '../engines/embedded/planning/plan.ts';
import { answerTurn, type Turn } from './answer-turn.ts';
import { strange } from './results/decided.ts';
import { frameAfter } from './results/frame-after.ts';
import { resultOf } from './results/turn-result.ts';

/** Whether an act of a line can be carried out without a word that the guest would have to understand. */
function isPlain(act: PlannedAct, acts: readonly PlannedAct[], { context }: Turn): boolean {
  switch (act.kind) {
    // `Not a taxi, just an umbrella`: what is not wanted needs nothing to be done.
    case 'decline':
      return acts.length > 1;
    case 'request':
      return act.service !== null && act.missing.length === 0;
    case 'own':
      return act.does === 'request' && act.missing.length === 0;
    case 'cancel':
      return requestsToCancel(act, context).length === 1;
    default:
      return false;
  }
}

/**
 * Carries out a line in a language that is understood and not answered, where it is nothing but requests that need no
 * question, changes of one, and cancellations: `zwei Handtücher bitte`, `plutôt trois`. Null for any other line, which is
 * a person's.
 *
 * @param found the language of the guest's line
 */
export async function plainRequests(turn: Turn, found: string): Promise<TurnResult | null> {
  const { context, ledger, language } = turn;
  if (!hasPlainAnswers(found)) return null;
  // An allergy is a person's to confirm; what else staff are to know goes to them in the guest's words.
  const acts = planTurn(guestLine(context), context, language);
  if (!acts.every((act) => isPlain(act, acts, turn))) return null;
  const answer = await answerTurn(null, turn);
  if (!answer || ledger.requests.length === 0) return null;
  const result = resultOf(answer, ledger, language);
  const left = ledger.requests.filter(({ state }) => state !== 'cancelled');
  const departments = [...new Set(left.map(({ department }) => department.name))];
  const said =
    departments.length > 0 ? formatRequestMade(found, departments) : plainSentence(found, 'cancelled');
  // What only a person can settle goes to one, with what was done.
  const reply = result.handoff ? strange(context, found).reply : said;
  return { ...result, reply, frame: frameAfter(result, ledger, context, language) };
}
