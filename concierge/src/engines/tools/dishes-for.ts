import { localMoney } from '@bellkey/shared/order-price';
import type { TurnContext } from '../../contract/contract.ts';
import { formatDish } from '../../policy/actions/format-order.ts';
import type { MenuResult } from '../../policy/actions/tool-results.ts';
import { FOOD_LINES } from '../../understanding/food/food-lines.ts';

const MOST_DISHES = 12;
const DRINKS = new RegExp(FOOD_LINES.drinkCategories, 'iu');

/** The dishes that a filter selects, and the total price of those that it names. */
export function menuFor(
  filter: Parameters<typeof dishesFor>[0],
  context: TurnContext,
  language: string,
): MenuResult {
  const items = dishesFor(filter, context, language);
  const ids = new Set(filter.items ?? []);
  const named = context.menu?.filter(({ id }) => ids.has(id)) ?? [];
  if (named.length < 2) return { items };
  const cents = named.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { items, together: localMoney(cents, context.property.currency, language) };
}

/** The dishes that a filter selects; all of them in menu order, those served now first. */
export function dishesFor(
  filter: { diet?: string | null; course?: string | null; items?: string[] | null },
  context: TurnContext,
  language: string,
): MenuResult['items'] {
  const course = filter.course ? new RegExp(filter.course.replace(/[^\p{L}|]+/gu, '.'), 'iu') : null;
  const all = context.menu ?? [];
  // A question for vegan food means dishes; drinks are listed only if the guest asks for them.
  const plates = all.filter(({ category }) => !DRINKS.test(category.name));
  const eaten = filter.diet && !course && plates.some(({ diets }) => diets.includes(filter.diet ?? ''));
  return (eaten ? plates : all)
    .filter(({ id }) => !filter.items?.length || filter.items.includes(id))
    .filter(({ diets }) => !filter.diet || diets.includes(filter.diet))
    .filter(({ category }) => !course || course.test(category.name))
    .sort((a, b) => Number(b.state === 'available') - Number(a.state === 'available'))
    .slice(0, MOST_DISHES)
    .map((item) => formatDish(item, context.property.currency, language));
}
