import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { personFetchedIn } from '../../dialogue/sentences/person-fetched.ts';
import { EMBEDDED } from '../../engines/embedded/embedded-model.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../../language/text/answer-language.ts';
import { handoffMessage } from '../../policy/people/handoff-message.ts';

/** Characters of the guest's line that a handoff stores. */
export const SUMMARY_MAX_CHARS = 400;

/** A result that policy decides, without an engine. */
export function decided(
  reply: string | null,
  handoff: TurnResult['handoff'],
  actions: TurnResult['actions'] = [],
): TurnResult {
  return { reply, parts: [], engine: EMBEDDED, handoff, actions };
}

/** A result that asks for a person, with the concierge's own sentence about the reason. */
export function fetchPerson(context: TurnContext, reason: string, language: AnswerLanguage): TurnResult {
  const summary = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  return decided(handoffMessage(reason, language), { reason, summary });
}

/** The result for a language that no engine speaks: an apology in it, and a person. */
export function strange(context: TurnContext, language: string): TurnResult {
  const summary = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  return decided(personFetchedIn(language).apology, {
    reason: `language:${language}`,
    summary,
  });
}

/** The result with its sentence in a language that has no answers, if there is a text for it. */
export function inGuestsLanguage(result: TurnResult, language: string): TurnResult {
  return isAnswerLanguage(language) ? result : { ...result, reply: personFetchedIn(language).apology };
}
