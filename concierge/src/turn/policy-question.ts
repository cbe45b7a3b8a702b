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

/** What only a person decides, and of which the property writes down the rules: until when a stay can be cancelled. */
const RULED: ReadonlySet<string> = new Set(['restricted:booking-change', 'restricted:payment']);
/** From here on a line asks for a rule, and does not want it applied. */
const ASKS = 0.5;

/**
 * Tells the rule that a guest asks for, where the property has written it down; what follows from it stays a person's.
 * Null for any other line, and where no fact tells.
 *
 * @param reason why the line is a person's, as `restricted:booking-change`
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
