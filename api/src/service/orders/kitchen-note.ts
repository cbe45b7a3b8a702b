import type { Order } from '@bellkey/shared/api';
import { moneyText } from '@bellkey/shared/order-price';

/** A note has 500 characters; the order itself has every word, and the kitchen confirms having read them. */
const MAX_ALLERGY_CHARS = 250;

const shortEnough = (allergy: string): string =>
  allergy.length > MAX_ALLERGY_CHARS ? 'of several guests, read them with the order' : allergy;

/** The order's text in the kitchen's queue, without the dishes that it has run out of. */
export function kitchenNote(order: Order, payment: NonNullable<Order['payment']>): string {
  const lines = order.lines
    .filter(({ refusal }) => !refusal)
    .map(({ quantity, name, options, note, ageRestricted }) => {
      const made = [...options.map((option) => option.name), note, ageRestricted ? 'check ID' : null];
      const so = made.filter(Boolean).join(', ');
      return `${quantity} × ${name}${so ? ` (${so})` : ''}`;
    });
  const pays = payment === 'room' ? 'charge to the room' : 'paid on delivery';
  const total = moneyText(order.totalCents, order.currency);
  return [
    order.allergy ? `ALLERGY: ${shortEnough(order.allergy)}` : null,
    lines.join('; '),
    `${total}, ${pays}`,
  ]
    .filter(Boolean)
    .join('. ');
}
