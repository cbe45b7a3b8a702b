import type { TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { EMBEDDED } from '../engines/embedded/embedded-model.ts';
import { factForEngine } from '../engines/tools/concierge-tools.ts';
import { isQuestion } from '../language/search/question.ts';
import { readMeaning } from '../meaning-model/meaning-model.ts';
import type { Turn } from './answer-turn.ts';
import { frameAfter } from './results/frame-after.ts';
import { resultOf } from './results/turn-result.ts';
import { searchToldFacts } from './told-facts.ts';

/**
 * Reasons that only a person decides, but for which the property has facts about the rules: until when a guest can
 * cancel a stay.
 */
const RULED: ReadonlySet<string> = new Set(['restricted:booking-change', 'restricted:payment']);
/** Minimum score at which a line asks for a rule, and does not want it applied. */
const ASKS = 0.5;

/**
 * Answers a question for a rule, if the property has a fact about it; a person still decides what follows from it. Null
 * for any other line, and if no fact answers it.
 *
 * @param reason why a person handles the line, as `restricted:booking-change`
 */
export async function policyQuestion(reason: string, turn: Turn): Promise<TurnResult | null> {
  const { context, ledger, language } = turn;
  const line = guestLine(context);
  if (!RULED.has(reason) || !isQuestion(line) || (readMeaning(line).acts.get('ask') ?? 0) < ASKS) return null;
  const told = await searchToldFacts(turn, line);
  if (told.length === 0) return null;
  const text = told.map((fact) => factForEngine(fact, language).text).join(' ');
  const result = resultOf({ text, engine: EMBEDDED }, ledger, language);
  return { ...result, frame: frameAfter(result, ledger, context, language) };
}
