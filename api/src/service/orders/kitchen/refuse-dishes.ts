import type { KitchenTicket, Order } from '@bellkey/shared/api';
import { mayMoveFood } from '@bellkey/shared/food-order';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { orderLines, orders } from '../../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { appendMessage } from '../../conversations/append-message.ts';
import { loadReader, textsFor } from '../../conversations/guest-texts.ts';
import { moveRequest } from '../../requests/change-request.ts';
import { conversationOf } from '../../requests/lock-with-conversation.ts';
import { staffActor } from '../../requests/staff-actor.ts';
import { orderText } from '../kitchen-note.ts';
import { announceOrder, orderTotal } from '../order-view.ts';
import { lockTicket } from './lock-ticket.ts';

/**
 * The kitchen has run out of dishes of an order: the guest is asked to swap them or leave them out, and the order waits.
 * They are not charged.
 */
export async function refuseDishes(
  scope: PropertyScope,
  staff: StaffCaller,
  requestId: string,
  lineIds: readonly string[],
): Promise<Outcome<KitchenTicket>> {
  const [ticket, reader] = await Promise.all([
    lockTicket(scope, staff, requestId),
    loadReader(scope, { id: conversationOf(scope, requestId) }),
  ]);
  const order = ticket?.order;
  if (!ticket || !order) return refused('not-found');
  const { conversation } = ticket;
  if (!conversation || !mayMoveFood(ticket.state, 'asks', 'kitchen')) return refused('illegal-transition');
  // The order goes on with the guest's answer, as accepted.
  if (order.allergy !== null && !order.allergyAcknowledged) return refused('allergy-not-read');
  const meant = order.lines.filter(({ id, refusal }) => lineIds.includes(id) && !refusal);
  if (meant.length !== new Set(lineIds).size) {
    return refused('bad-input', { fields: { lineIds: 'Name dishes that this order still has.' } });
  }
  const lines = order.lines.map((line) =>
    meant.includes(line) ? { ...line, refusal: 'asked' as const } : line,
  );
  const changed: Order = { ...order, lines, totalCents: orderTotal(lines) };
  scope.write(
    scope.db
      .update(orderLines)
      .set({ refusal: 'asked' })
      .where(
        scope.own(
          orderLines,
          and(
            eq(orderLines.orderId, order.id),
            inArray(
              orderLines.id,
              meant.map(({ id }) => id),
            ),
          ),
        ),
      ),
  );
  scope.write(
    scope.db
      .update(orders)
      .set({ totalCents: changed.totalCents })
      .where(scope.own(orders, eq(orders.id, order.id))),
  );
  const names = meant.map(({ name }) => name).join(', ');
  const request = moveRequest(scope, ticket.request, {
    to: 'waiting_guest',
    by: staffActor(staff),
    reason: names,
    event: { kind: 'dishes-refused' },
    change: {
      ...orderText(changed, order.payment ?? 'on_delivery'),
      pausedAt: scope.now,
      remindedAt: null,
    },
  });
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: textsFor(reader).dishesRefused(names),
    parts: [
      { kind: 'order', orderId: order.id },
      { kind: 'request', requestId },
    ],
  });
  announceOrder(scope, changed);
  return done({ request, order: changed });
}
