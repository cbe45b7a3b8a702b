import type { DishMention } from './find-dishes.ts';
import { FOOD_LINES } from './food-lines.ts';

/** Between two dishes of one list. */
const JOINED = new RegExp(`^[\\s,]*(?:(?:${FOOD_LINES.joins}|${FOOD_LINES.dishArticles})[\\s]+)*$`, 'u');

/** Words of removal: before a dish, and right after it. */
interface Removal {
  remove: RegExp;
  dropped: RegExp;
}

/** Whether the words right after a dish remove it: `la ensalada mejor no`. */
export const isDropped = (said: string, { end }: DishMention, { dropped }: Pick<Removal, 'dropped'>) =>
  dropped.exec(said.slice(end).replace(/^[\s,]+/u, ''))?.index === 0;

/**
 * The dishes that a line takes out of the cart: those next to words of removal, `take out the burger, add a soup`, or
 * all if there are none.
 */
export function removedDishes(
  said: string,
  dishes: readonly DishMention[],
  removal: Removal,
): Set<DishMention> {
  const led = dishes.map(({ start }, index) => {
    const before = said.slice(dishes[index - 1]?.end ?? 0, start);
    return { isRemoved: removal.remove.test(before), isJoined: index > 0 && JOINED.test(before) };
  });
  const own = new Set<DishMention>();
  for (const [index, dish] of dishes.entries()) {
    const previous = dishes[index - 1];
    const follows = led[index]?.isJoined && previous !== undefined && own.has(previous);
    if (led[index]?.isRemoved || follows || isDropped(said, dish, removal)) own.add(dish);
  }
  return own.size > 0 ? own : new Set(dishes);
}
