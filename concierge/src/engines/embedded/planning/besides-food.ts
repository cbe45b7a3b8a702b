import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { FOOD_ITEMS } from '../../../understanding/food/wishes.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { type PlannedAct, withSlots } from '../planned-acts/planned-act.ts';

/** The other wishes in a message that orders food: `two lattes and two towels`. */
export function besidesFood(
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  return acts.flatMap((act) => {
    if (act.kind !== 'request' || FOOD_ITEMS.has(act.item)) return [];
    const service = offeredFor(act.item, context.services);
    return service ? [withSlots(act, service, [act.words], language)] : [];
  });
}
