import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { dangerInUnanswered } from '../../policy/danger/danger.ts';
import { decided } from './decided.ts';

/** Handoff reasons that mean that an engine did not understand the line, except for languages that no engine speaks. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(['two-failed-tries', 'engine-error']);

/** The replies to a line without a recognisable wish. */
const SUPPOSING: readonly string[] = Object.values(SENTENCES).flatMap(
  ({ offTopic, followWhat, meantWhat, smallTalk: { chat, feeling } }) => [
    offTopic,
    followWhat,
    meantWhat,
    chat,
    feeling,
  ],
);

/**
 * Whether a result does not answer the line: a fallback sentence, a handoff because of it, or a confirmation question.
 */
function isNoAnswer({ handoff, parts, actions, unanswered, reply }: TurnResult): boolean {
  const { reason = '' } = handoff ?? {};
  if (NOT_UNDERSTOOD.has(reason) || reason.startsWith('language:')) return true;
  if (handoff) return false;
  const supposed =
    parts.some(({ kind }) => kind === 'choices') || SUPPOSING.some((said) => reply?.includes(said));
  if (unanswered === undefined && !supposed) return false;
  const served = parts.some(({ kind }) => kind === 'request' || kind === 'source' || kind === 'order');
  return !served && !actions.some(({ tool, outcome }) => WRITES.has(tool) && outcome === 'done');
}

/** Tools with an effect for the guest, which the answer reports. */
const WRITES: ReadonlySet<string> = new Set(['propose_request', 'cancel_request', 'propose_order']);

/**
 * Replaces a fallback sentence: if a line has no answer and may be about a person in danger, staff are alerted and the
 * guest is asked whether they are safe. Returns every other result unchanged.
 */
export function askAboutDanger(result: TurnResult, context: TurnContext): TurnResult {
  if (!isNoAnswer(result)) return result;
  const danger = dangerInUnanswered(guestLine(context));
  if (!danger) return result;
  return {
    ...decided(null, null, result.actions),
    engine: result.engine,
    possibleDanger: danger.kind,
    ...(result.usage && { usage: result.usage }),
    ...(result.fallback && { fallback: result.fallback }),
  };
}
