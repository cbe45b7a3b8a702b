import type { Order, OrderedFood } from '@bellkey/shared/api';
import { moneyText } from '@bellkey/shared/order-price';

/** A note has 500 characters; the order itself has every word, and the kitchen confirms having read them. */
const MAX_ALLERGY_CHARS = 250;

const shortEnough = (allergy: string): string =>
  allergy.length > MAX_ALLERGY_CHARS ? 'several, read them with the order' : allergy;

/** What a request for food says of its order: in one text for the kitchen's queue, and in parts. */
export interface OrderText {
  note: string;
  food: OrderedFood;
}

/** The order's text and parts for its request, without the dishes that the kitchen has run out of. */
export function orderText(order: Order, payment: NonNullable<Order['payment']>): OrderText {
  const { allergy, totalCents, currency } = order;
  const lines = order.lines
    .filter(({ refusal }) => !refusal)
    .map(({ quantity, name, options, note, ageRestricted }) => {
      const made = [...options.map((option) => option.name), note, ageRestricted ? 'check ID' : null];
      const so = made.filter(Boolean).join(', ');
      return `${quantity} × ${name}${so ? ` (${so})` : ''}`;
    });
  const dishes = lines.join('; ');
  const pays = payment === 'room' ? 'charge to the room' : 'paid on delivery';
  const total = moneyText(totalCents, currency);
  const note = [allergy ? `ALLERGY: ${shortEnough(allergy)}` : null, dishes, `${total}, ${pays}`]
    .filter(Boolean)
    .join('. ');
  return { note, food: { allergy, dishes, totalCents, currency, payment } };
}
