import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { planTurn } from '../engines/embedded/planning/plan.ts';
import { answerTurn, type Turn } from './answer-turn.ts';
import { SUMMARY_MAX_CHARS } from './results/decided.ts';
import { frameAfter } from './results/frame-after.ts';
import { resultOf } from './results/turn-result.ts';

/**
 * Passes on an allergy that the guest wants a department to know, in their words, and fetches the person whom every
 * allergy needs: `tell housekeeping I am allergic to feathers`. Null for any other reason, and for a line that asks for
 * something else.
 *
 * @param reason why the line is a person's, as `restricted:allergy`
 */
export async function noteOnAllergy(reason: string, turn: Turn): Promise<TurnResult | null> {
  if (reason !== 'restricted:allergy') return null;
  const { context, ledger, language } = turn;
  const line = guestLine(context);
  const acts = planTurn(line, context, language);
  const isNote = acts.every((act) => act.kind === 'request' && act.department !== undefined);
  if (acts.length === 0 || !isNote || line.includes('?')) return null;
  const answer = await answerTurn(null, turn);
  if (!answer || ledger.requests.length === 0) return null;
  ledger.handoff ??= { reason, summary: line.slice(0, SUMMARY_MAX_CHARS) };
  const result = resultOf(answer, ledger, language);
  return { ...result, frame: frameAfter(result, ledger, context, language) };
}
