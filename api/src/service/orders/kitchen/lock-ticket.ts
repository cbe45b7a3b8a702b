import type { Order } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { orders } from '../../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { type LockedWithConversation, lockWithConversation } from '../../requests/lock-with-conversation.ts';
import { worksOn } from '../../requests/visible-requests.ts';
import { FOOD_SERVICE } from '../food-service.ts';
import { loadOrders } from '../order-view.ts';

/** Locks a food order that the caller works on, with its request; null for any other. */
export async function lockTicket(
  scope: PropertyScope,
  staff: StaffCaller,
  requestId: string,
): Promise<(LockedWithConversation & { order: Order | null; state: ReturnType<typeof foodState> }) | null> {
  const [locked, [order]] = await Promise.all([
    lockWithConversation(scope, requestId),
    loadOrders(scope, eq(orders.requestId, requestId)),
  ]);
  const row = locked?.request.row;
  if (!row || row.serviceKey !== FOOD_SERVICE || !worksOn(row, staff)) return null;
  return { ...locked, order: order ?? null, state: foodState(locked.request.view) };
}
