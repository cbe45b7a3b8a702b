import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import type { PlannedAct } from '../engines/embedded/planned-acts/planned-act.ts';
import { planTurn } from '../engines/embedded/planning/plan.ts';
import { handoffMessage } from '../policy/people/handoff-message.ts';
import { answerTurn, type Turn } from './answer-turn.ts';
import { SUMMARY_MAX_CHARS } from './results/decided.ts';
import { frameAfter } from './results/frame-after.ts';
import { resultOf } from './results/turn-result.ts';

/** Whether an act needs no person's decision, however angry the guest is: something is brought or mended. */
const isPlain = (act: PlannedAct): boolean =>
  act.kind === 'request' &&
  act.missing.length === 0 &&
  act.amends === undefined &&
  (act.service?.kind === 'deliver' || act.service?.kind === 'fix');

/** Acts of a complaint that ask for nothing. */
const BESIDES: ReadonlySet<PlannedAct['kind']> = new Set(['acknowledge', 'complain']);

/**
 * Carries out the request inside a complaint (`the toilet is blocked, disgusting`), and hands the complaint to staff.
 * Null for any other reason, and for a complaint that asks for something else or for nothing.
 *
 * @param reason why a person handles the line, as `restricted:complaint`
 */
export async function besidesComplaint(reason: string, turn: Turn): Promise<TurnResult | null> {
  if (reason !== 'restricted:complaint') return null;
  const { context, ledger, language } = turn;
  const line = guestLine(context);
  const acts = planTurn(line, context, language);
  if (!acts.some(isPlain) || !acts.every((act) => isPlain(act) || BESIDES.has(act.kind))) return null;
  const answer = await answerTurn(null, turn);
  if (!answer || ledger.requests.length === 0) return null;
  ledger.handoff ??= { reason, summary: line.slice(0, SUMMARY_MAX_CHARS) };
  const result = resultOf({ ...answer, text: '' }, ledger, language);
  // The answer to a fault begins with its own apology, unless it begins with thanks for the guest's words.
  const thanks = acts.some(({ kind }) => kind === 'acknowledge');
  const mends = !thanks && acts.some((act) => act.kind === 'request' && act.service?.kind === 'fix');
  const sorry = mends ? null : handoffMessage(reason, language);
  const isSaid = sorry !== null && answer.text.startsWith(sorry);
  const reply = [isSaid ? null : sorry, answer.text].filter(Boolean).join(' ');
  const said = { ...result, reply };
  return { ...said, frame: frameAfter(said, ledger, context, language) };
}
