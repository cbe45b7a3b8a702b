import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { FOOD_SENTENCES } from '../../dialogue/sentences/food-sentences.ts';
import { isQuestion } from '../../language/search/question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findDishes } from '../../understanding/food/find-dishes.ts';
import { recentDishes } from '../../understanding/food/recent-dishes.ts';

/**
 * Adds the menu's allergen marks of a dish to the handoff for a question about it. It certifies nothing: a person is
 * still asked, and unmarked allergens are not mentioned (docs/product.md#restaurant-chat).
 */
export function withMarkedAllergens(
  result: TurnResult,
  context: TurnContext,
  language: AnswerLanguage,
): TurnResult {
  const line = guestLine(context);
  if (result.handoff?.reason !== 'restricted:allergy' || !result.reply || !isQuestion(line)) return result;
  const named = findDishes(normalise(line), context.menu ?? []).filter(({ certain }) => certain);
  const { meant } = recentDishes(context);
  // In `does the sandwich have egg in it` the first match is the dish, though there may be an egg dish.
  const dish = named[0]?.item ?? (meant.length === 1 ? meant[0] : undefined);
  if (!dish || dish.allergens.length === 0) return result;
  const told = FOOD_SENTENCES[language].marked({ item: dish.name, list: dish.allergens.join(', ') });
  return { ...result, reply: `${told} ${result.reply}` };
}
