import type { Order } from '@bellkey/shared/api';
import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { orderLines, orders } from '../../platform/database/schema/order-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { loadMenu } from './menu.ts';

/** Orders as the contract shows them, newest first; lines of a draft say whether they can be had now. */
export async function loadOrders(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<Order[]> {
  const rows = await scope.db
    .select({
      order: orders,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      assurance: guestSessions.assurance,
    })
    .from(orders)
    .innerJoin(
      locations,
      and(eq(locations.propertyId, orders.propertyId), eq(locations.id, orders.locationId)),
    )
    .innerJoin(
      guestSessions,
      and(eq(guestSessions.propertyId, orders.propertyId), eq(guestSessions.id, orders.guestSessionId)),
    )
    .where(scope.own(orders, ne(orders.state, 'discarded'), ...conditions))
    .orderBy(desc(orders.createdAt));
  if (rows.length === 0) return [];
  const { currency, timeZone } = await loadProperty(scope);
  const menu = new Map((await loadMenu(scope, timeZone)).map((item) => [item.id, item]));
  const views: Order[] = [];
  for (const { order, place, assurance } of rows) {
    const lines = await scope.db
      .select()
      .from(orderLines)
      .where(scope.own(orderLines, eq(orderLines.orderId, order.id)))
      .orderBy(asc(orderLines.position));
    const verified = assurance === 'L2' || assurance === 'L3';
    views.push({
      id: order.id,
      no: order.no,
      conversationId: order.conversationId,
      place,
      state: order.state,
      lines: lines.map((line) => {
        const item = menu.get(line.itemId);
        const state = item?.state ?? 'off-the-menu';
        return {
          id: line.id,
          itemId: line.itemId,
          name: line.name,
          quantity: line.quantity,
          unitCents: line.unitCents,
          options: line.options,
          note: line.note,
          ageRestricted: item?.ageRestricted ?? false,
          trouble: order.state !== 'draft' || state === 'available' ? null : state,
        };
      }),
      currency,
      totalCents: lines.reduce((cents, line) => cents + line.unitCents * line.quantity, 0),
      payment: order.payment,
      payments: verified && place.kind === 'room' ? ['room', 'on_delivery'] : ['on_delivery'],
      allergy: order.allergy,
      allergyAcknowledged: order.allergyAcknowledgedAt !== null,
      requestId: order.requestId,
      submittedAt: order.submittedAt?.toISOString() ?? null,
    });
  }
  return views;
}

/** One order, or null when this property has no such one. */
export async function loadOrder(scope: PropertyScope, id: string): Promise<Order | null> {
  return (await loadOrders(scope, eq(orders.id, id)))[0] ?? null;
}

/** Announces the order to both sides, once per transaction. */
export function announceOrder(scope: PropertyScope, order: Order): void {
  scope.emit({
    type: 'order.updated',
    conversationId: order.conversationId,
    departmentKey: null,
    forGuest: true,
    onceKey: `order:${order.id}`,
    payload: async () => ({ type: 'order.updated', order: (await loadOrder(scope, order.id)) ?? order }),
  });
}
