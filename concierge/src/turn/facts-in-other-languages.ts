import type { KnownFact, TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { formatFactTold, hasPlainAnswers } from '../dialogue/sentences/plain-answers.ts';
import { EMBEDDED } from '../engines/embedded/embedded-model.ts';
import type { Act } from '../understanding/message/acts.ts';
import { isAsked } from '../understanding/message/is-asked.ts';
import { understand } from '../understanding/message/understand.ts';
import type { Turn } from './answer-turn.ts';
import { resultOf } from './results/turn-result.ts';
import { searchToldFacts } from './told-facts.ts';

/** Acts of a line that a fact may answer instead: a confirmation, or none. */
const ASKING: ReadonlySet<Act['kind']> = new Set(['ask', 'follow', 'confirm', 'choose-between', 'unknown']);

/**
 * Answers a question in a language that is understood but not answered, if a fact of the property answers it: the
 * property's own text in the guest's language, otherwise in English or the property's own. Null for any other line.
 *
 * @param found the language of the guest's line
 */
export async function factsInOtherLanguages(turn: Turn, found: string): Promise<TurnResult | null> {
  if (!hasPlainAnswers(found)) return null;
  const { context, ledger, language } = turn;
  const line = guestLine(context);
  const acts = understand(line, language);
  const asks = acts.some(({ kind }) => kind === 'ask') || isAsked(line);
  if (!asks || !acts.every(({ kind }) => ASKING.has(kind))) return null;
  const textOf = ({ text }: KnownFact): string =>
    [found, 'en', ...context.property.languages].flatMap((each) => text[each] ?? [])[0] ?? '';
  const told = await searchToldFacts(turn, line);
  if (told.length === 0) return null;
  const text = formatFactTold(found, told.map(textOf).join(' ')) ?? '';
  return resultOf({ text, engine: EMBEDDED }, ledger, language);
}
