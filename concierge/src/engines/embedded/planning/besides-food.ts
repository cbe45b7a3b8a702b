import type { TurnContext } from '../../../contract/contract.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { FoodAct } from '../../../understanding/food/food-acts.ts';
import { FOOD_ITEMS } from '../../../understanding/food/wishes.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { type PlannedAct, withSlots } from '../planned-acts/planned-act.ts';

/** Free things that are no dish next to a dish that is only described: `fish please, and a bottle of water`. */
const FREE: ReadonlySet<LexiconKey> = new Set(['water', 'ice', 'coffeeTea', 'glasses']);

/** Whether the act on food has a thing already. */
const isOrdered = (item: LexiconKey, { kind }: FoodAct): boolean =>
  FOOD_ITEMS.has(item) && !(kind === 'which-dish' && FREE.has(item));

/** The other wishes in a message that orders food: `two lattes and two towels`. */
export function besidesFood(
  food: FoodAct,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  return acts.flatMap((act) => {
    if (act.kind !== 'request' || isOrdered(act.item, food)) return [];
    const service = offeredFor(act.item, context.services);
    return service ? [withSlots(act, service, [act.words], language)] : [];
  });
}
