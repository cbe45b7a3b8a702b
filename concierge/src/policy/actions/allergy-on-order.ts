import type { TurnContext } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { FOOD_LINES } from '../../understanding/food/food-lines.ts';
import { planFood } from '../../understanding/food/plan-food.ts';
import type { Verdict } from '../verdict/before-engines.ts';

/** `Can she eat the soup?` asks whether a dish is safe, and orders nothing. `Can I have it?` orders. */
const ASKS_WHETHER_SAFE = new RegExp(`(?<![\\p{L}])(?:${FOOD_LINES.asksWhetherSafe})(?![\\p{L}])`, 'u');

/**
 * What to do about an allergy mentioned with an order. `order`: the message orders dishes, which get the allergy note.
 * `tag`: a cart is open and the guest states the allergy. Null: the message is a question, which a person answers.
 */
export function allergyOnOrder(
  verdict: Verdict,
  context: TurnContext,
  language: AnswerLanguage,
): 'order' | 'tag' | null {
  if (verdict.kind !== 'person' || verdict.reason !== 'restricted:allergy') return null;
  const line = guestLine(context);
  if (ASKS_WHETHER_SAFE.test(normalise(line))) return null;
  const food = planFood(line, context, language);
  if (food?.kind === 'order') return 'order';
  return context.cart?.lines.length && !line.includes('?') ? 'tag' : null;
}
