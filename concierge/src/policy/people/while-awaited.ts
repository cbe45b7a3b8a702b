import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';

/** Refusals that the concierge answers with a question about a plain request, as “What time?”. */
const ASKS_ABOUT_A_REQUEST: ReadonlySet<string> = new Set(['missing-slots', 'missing-option']);

/** Tools that only look something up or arrange an answer. */
const NO_SERVICE: ReadonlySet<string> = new Set(['search_knowledge', 'hand_off', 'offer_choices']);

/** Whether a result does what the guest asked, or gives a fact of the property. */
function serves({ handoff, parts, actions }: TurnResult): boolean {
  if (handoff) return false;
  if (parts.some(({ kind }) => kind === 'request' || kind === 'source' || kind === 'order')) return true;
  return actions.some(
    ({ tool, outcome, reason }) =>
      !NO_SERVICE.has(tool) &&
      (outcome === 'done' || (reason !== undefined && ASKS_ABOUT_A_REQUEST.has(reason))),
  );
}

/**
 * What the guest reads while a person is awaited. Served requests and facts stay as they are. Everything else becomes
 * at most one honest sentence that the team has the conversation, never twice in a row.
 *
 * @param language the language of the guest's message
 */
export function whileAwaited(result: TurnResult, context: TurnContext, language: string): TurnResult {
  if (!context.awaited || result.draft || result.handoff?.reason.startsWith('emergency:')) return result;
  if (result.possibleDanger !== undefined || serves(result)) return result;
  if (result.reply === null && !result.handoff) return result;
  // In mode `off`, people write everything themselves. After an alarm, the guest's last message must be what to do, and
  // not a sentence that does not help.
  if (context.mode === 'off' || context.hasDanger)
    return { ...result, reply: null, parts: [], handoff: null };
  const told = SENTENCES[isAnswerLanguage(language) ? language : 'en'].awaited;
  const last = context.history.findLast(({ from }) => from !== 'guest');
  const reply = last?.text === told ? null : told;
  return { ...result, reply, parts: [] };
}
