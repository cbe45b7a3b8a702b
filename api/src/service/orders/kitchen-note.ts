import type { Order } from '@bellkey/shared/api';
import { moneyText } from '@bellkey/shared/order-price';

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
  return [order.allergy ? `ALLERGY: ${order.allergy}` : null, lines.join('; '), `${total}, ${pays}`]
    .filter(Boolean)
    .join('. ');
}
