import type { Order } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { announceOrder, loadOrder } from './order-view.ts';

/** The kitchen says that it has read what the guest wrote about an allergy. Who and when are kept. */
export async function acknowledgeAllergy(
  scope: PropertyScope,
  staff: StaffCaller,
  orderId: string,
): Promise<Outcome<Order>> {
  const [row] = await scope.db
    .update(orders)
    .set({ allergyAcknowledgedBy: staff.memberId, allergyAcknowledgedAt: scope.now })
    .where(scope.own(orders, eq(orders.id, orderId), eq(orders.state, 'submitted')))
    .returning({ id: orders.id });
  const order = row && (await loadOrder(scope, orderId));
  if (!order) return refused('not-found');
  announceOrder(scope, order);
  return done(order);
}

/** Whether a request carries an order with an allergy that the kitchen has not read yet. */
export async function hasUnreadAllergy(scope: PropertyScope, requestId: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ allergy: orders.allergy, readAt: orders.allergyAcknowledgedAt })
    .from(orders)
    .where(scope.own(orders, eq(orders.requestId, requestId)));
  return row !== undefined && row.allergy !== null && row.readAt === null;
}
