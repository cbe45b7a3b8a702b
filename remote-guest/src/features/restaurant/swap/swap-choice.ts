import type { DishAnswer, MenuItem, Order, OrderLine } from '@bellkey/shared/api';
import { priceLine } from '@bellkey/shared/order-price';

/** What a guest has chosen in place of one line; null: leave it out. */
export type Swap = { itemId: string; choices: ReadonlyArray<{ groupId: string; choiceId: string }> } | null;

/** The choices so far, by the line that has run out. */
export type Swaps = ReadonlyMap<string, Swap>;

/** The lines that the kitchen asks about. */
export const askedLines = ({ lines }: Order): OrderLine[] =>
  lines.filter(({ refusal }) => refusal === 'asked');

/** What is available instead, the dishes of the same part of the menu first. */
export function swapItems(items: readonly MenuItem[], line: OrderLine): MenuItem[] {
  const part = items.find(({ id }) => id === line.itemId)?.category.id;
  const there = items.filter(({ id, state }) => state === 'available' && id !== line.itemId);
  return [
    ...there.filter(({ category }) => category.id === part),
    ...there.filter(({ category }) => category.id !== part),
  ];
}

/** The answers for the API with the new total; null while a required option of a dish is missing. */
export function swapAnswer(
  order: Order,
  swaps: Swaps,
  items: readonly MenuItem[],
): { answers: DishAnswer[]; totalCents: number } | null {
  let totalCents = order.lines.reduce(
    (cents, { refusal, unitCents, quantity }) => cents + (refusal ? 0 : unitCents * quantity),
    0,
  );
  const answers: DishAnswer[] = [];
  for (const { id: lineId, quantity } of askedLines(order)) {
    const swap = swaps.get(lineId) ?? null;
    const item = swap && items.find(({ id }) => id === swap.itemId);
    if (!swap || !item) {
      answers.push({ lineId, swap: null });
      continue;
    }
    const priced = priceLine({ item, choices: swap.choices });
    if (!priced.ok) return null;
    totalCents += priced.unitCents * quantity;
    answers.push({ lineId, swap: { itemId: item.id, quantity, choices: [...swap.choices] } });
  }
  return { answers, totalCents };
}
