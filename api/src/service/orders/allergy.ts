import type { Order } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { changeRequest } from '../requests/change-request.ts';
import type { LockedRequest } from '../requests/lock-request.ts';
import { staffActor } from '../requests/staff-actor.ts';
import { announceOrder } from './order-view.ts';

/**
 * The kitchen confirms that it has read the guest's allergy note. Who and when are recorded, also in the history of the
 * order's request, so that every screen of the kitchen shows it.
 */
export function acknowledgeAllergy(
  scope: PropertyScope,
  staff: StaffCaller,
  order: Order,
  locked: LockedRequest,
): Outcome<Order> {
  if (order.state !== 'submitted') return refused('not-found');
  scope.write(
    scope.db
      .update(orders)
      .set({ allergyAcknowledgedBy: staff.memberId, allergyAcknowledgedAt: scope.now })
      .where(scope.own(orders, eq(orders.id, order.id), eq(orders.state, 'submitted'))),
  );
  const acknowledged: Order = { ...order, allergyAcknowledged: true };
  if (order.allergy !== null && !order.allergyAcknowledged) {
    changeRequest(scope, locked, {}, { event: { kind: 'allergy-read' }, by: staffActor(staff) });
  }
  announceOrder(scope, acknowledged);
  return done(acknowledged);
}

/** Whether a request has an order with an allergy that the kitchen has not read yet. */
export async function hasUnreadAllergy(scope: PropertyScope, requestId: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ allergy: orders.allergy, readAt: orders.allergyAcknowledgedAt })
    .from(orders)
    .where(scope.own(orders, eq(orders.requestId, requestId)));
  return row !== undefined && row.allergy !== null && row.readAt === null;
}
