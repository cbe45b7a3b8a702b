import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { unknownOpenings } from '../../dialogue/sentences/unknown-openings.ts';
import { EMBEDDED } from '../../engines/embedded/embedded-model.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';
import { handoffMessage } from '../../policy/people/handoff-message.ts';
import { citedSources } from './cited-sources.ts';
import { SUMMARY_MAX_CHARS } from './decided.ts';

/** Messages about an engine's actions before it asked for a person without a reply. */
function whatWasDone(ledger: TurnLedger, language: AnswerLanguage): string[] {
  const { cancel, status } = SENTENCES[language];
  return ledger.requests.map(({ state, title, department: { name } }) => {
    const items = textIn(language, title);
    if (state === 'cancelled') return cancel.done({ items });
    return status.open({ items, department: textIn(language, name) });
  });
}

/** What staff may see about the creation of an answer. */
export const aboutEngine = ({ fallback, usage }: TurnLedger) => ({
  ...(fallback && { fallback }),
  ...(usage.turns > 0 && { usage }),
});

/** The guest's unanswered question, so that staff can write the answer down. */
export function unansweredIn(
  result: TurnResult,
  context: TurnContext,
  ledger: TurnLedger,
  language: AnswerLanguage,
) {
  const gaveUp = unknownOpenings(language).some((opening) => result.reply?.includes(opening));
  // The line of a guest who gets a confirmation question may not have been a question.
  const asksBack = result.engine === EMBEDDED && ledger.choices.length > 0;
  const foundNothing = ledger.searched && ledger.facts.size === 0 && !asksBack;
  const failed = gaveUp || foundNothing || result.handoff?.reason === 'two-failed-tries';
  return failed ? { unanswered: guestLine(context).slice(0, SUMMARY_MAX_CHARS) } : {};
}

/** The result of a turn, from its engine's reply and its completed actions. */
export function resultOf(
  answer: { text: string; engine: string },
  ledger: TurnLedger,
  language: AnswerLanguage,
): TurnResult {
  const handoff = ledger.handoff;
  const words = handoff && handoffMessage(handoff.reason, language);
  const said = answer.text ? [answer.text] : whatWasDone(ledger, language);
  // An answer to a complaint already begins with the apology of its handoff.
  const isSaid = words !== null && answer.text.includes(words);
  const reply = [...said, isSaid ? null : words].filter(Boolean).join(' ') || null;
  const parts: TurnResult['parts'] = ledger.requests.map((request) => ({
    kind: 'request',
    requestId: request.id,
  }));
  parts.push(...citedSources(answer.text, ledger.facts.values()));
  if (ledger.cart) parts.push({ kind: 'order', orderId: ledger.cart.id });
  if (ledger.choices.length > 0 && !handoff) parts.push({ kind: 'choices', choices: ledger.choices });
  return { reply, parts, engine: answer.engine, handoff, actions: ledger.actions, ...aboutEngine(ledger) };
}
