import type { KitchenTicket, KitchenView } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { requests } from '../../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { loadRequests } from '../../requests/request-view.ts';
import { isVisible } from '../../requests/visible-requests.ts';
import { FOOD_SERVICE } from '../food-service.ts';
import { loadPause } from '../kitchen-pause.ts';
import { loadOrders } from '../order-view.ts';
import { loadKitchenDepartment, runsKitchen } from './runs-kitchen.ts';
import { loadSoldOut } from './sold-out.ts';

/** What was just served stays on the screen this long, so that a slip of the finger can be undone. */
const SERVED_SHOWN_MS = 15 * 60_000;

/** Open food orders of the caller's departments, oldest first, and those just served. */
export async function loadKitchen(scope: PropertyScope, staff: StaffCaller): Promise<KitchenView> {
  const justServed = new Date(scope.now.getTime() - SERVED_SHOWN_MS);
  const isShown = and(
    eq(requests.serviceKey, FOOD_SERVICE),
    or(
      inArray(requests.state, [...OPEN_STATES]),
      and(eq(requests.state, 'done'), gte(requests.doneAt, justServed)),
    ),
    isVisible(staff),
  );
  const [found, orders, pause, department, soldOut] = await Promise.all([
    loadRequests(scope, isShown),
    loadOrders(
      scope,
      sql`exists (select from requests where requests.property_id = orders.property_id
        and requests.id = orders.request_id and ${isShown})`,
    ),
    loadPause(scope),
    loadKitchenDepartment(scope),
    loadSoldOut(scope),
  ]);
  const orderOf = new Map(orders.map((order) => [order.requestId, order]));
  const tickets = found
    .map((request): KitchenTicket => ({ request, order: orderOf.get(request.id) ?? null }))
    .sort((a, b) => a.request.createdAt.localeCompare(b.request.createdAt) || a.request.no - b.request.no);
  return { tickets, pause, soldOut, department, mayRun: runsKitchen(staff, department) };
}
