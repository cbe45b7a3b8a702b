import { planFood } from '../embedded/food/plan-food.ts';
import type { AnswerLanguage } from '../embedded/language.ts';
import { guestLine } from '../tools/concierge-tools.ts';
import type { TurnContext } from '../turn-contract.ts';
import type { Verdict } from './before-engines.ts';

/**
 * What to do when an allergy is mentioned around an order. `order`: the message orders dishes, which take the allergy
 * with them. `tag`: a cart is open and the guest states the allergy. Null: it is a question, and a person's.
 */
export function allergyOnOrder(
  verdict: Verdict,
  context: TurnContext,
  language: AnswerLanguage,
): 'order' | 'tag' | null {
  if (verdict.kind !== 'person' || verdict.reason !== 'restricted:allergy') return null;
  const line = guestLine(context);
  const food = planFood(line, context, language);
  if (food?.kind === 'order') return 'order';
  return context.cart?.lines.length && !line.includes('?') ? 'tag' : null;
}
