import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import type { DialogueFrame } from '../../dialogue/frame/dialogue-frame.ts';
import { frameIn } from '../../dialogue/frame/frame-in.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { nextFrame, restingFrame } from '../../engines/embedded/next-frame.ts';
import { planOf } from '../../engines/embedded/planning/plan.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';

/** The frame after a line that an engine has answered. */
export function frameAfter(
  { reply, handoff }: Pick<TurnResult, 'reply' | 'handoff'>,
  { requests }: Pick<TurnLedger, 'requests'>,
  context: TurnContext,
  language: AnswerLanguage,
): DialogueFrame {
  const line = guestLine(context);
  const plan = planOf(line, context, language);
  return nextFrame(plan, { line, reply, requests, handedOff: handoff !== null }, context);
}

/** A result with its frame. Every turn has one, even if only policy decided it. */
export function withFrame(result: TurnResult, context: TurnContext, language: AnswerLanguage): TurnResult {
  if (result.frame) return result;
  return { ...result, frame: unansweredFrame(result, context, language) };
}

/** `No thanks` gets no answer, but still refuses the offer. */
function unansweredFrame(
  { reply, handoff }: TurnResult,
  context: TurnContext,
  language: AnswerLanguage,
): DialogueFrame {
  if (reply === null && handoff === null) {
    const line = guestLine(context);
    const plan = planOf(line, context, language);
    if (plan.transition === 'drop') {
      return nextFrame(plan, { line, reply, requests: [], handedOff: false }, context);
    }
  }
  return restingFrame(frameIn(context, language));
}
