import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';

/** Refusals that are answered with a question about a plain request, as "What time?". */
const ASKS_ABOUT_A_REQUEST: ReadonlySet<string> = new Set(['missing-slots', 'missing-option']);

/** Tools that only look something up or arrange an answer. */
const NO_SERVICE: ReadonlySet<string> = new Set(['search_knowledge', 'hand_off', 'offer_choices']);

/** Whether a result does what the guest asked, or tells what the property has written down. */
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
 * What the guest reads while a person is awaited: served requests and facts as ever; for everything else at most one
 * honest sentence that the team has the conversation, and never twice in a row.
 *
 * @param language what the guest wrote in
 */
export function whileAwaited(result: TurnResult, context: TurnContext, language: string): TurnResult {
  if (!context.awaited || result.draft || result.handoff?.reason.startsWith('emergency:')) return result;
  if (result.possibleDanger !== undefined || serves(result)) return result;
  if (result.reply === null && !result.handoff) return result;
  // Where the assistant is off, people have said everything there is to say.
  // The alarm has told the guest what to do; a sentence after it that helps no one would be the last one they read.
  if (context.mode === 'off' || context.besideDanger)
    return { ...result, reply: null, parts: [], handoff: null };
  const told = SENTENCES[isAnswerLanguage(language) ? language : 'en'].awaited;
  const last = context.history.findLast(({ from }) => from !== 'guest');
  const reply = last?.text === told ? null : told;
  return { ...result, reply, parts: [] };
}
