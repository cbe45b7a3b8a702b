import { MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import type { GuestCaller, StaffCaller } from '../../platform/operations/callers.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { lockConversation } from '../conversations/append-message.ts';
import { lockWithConversation } from '../requests/lock-with-conversation.ts';
import { acknowledgeAllergy } from './allergy.ts';
import { loadOwnBasket } from './basket.ts';
import { discardCart } from './cart.ts';
import { changeCart } from './change-cart.ts';
import { confirmation, confirmOrder, MAX_AHEAD_MS } from './confirm-order.ts';
import { closedAt, kitchenOpenings, loadKitchenHours } from './kitchen-hours.ts';
import { loadPause } from './kitchen-pause.ts';
import { forGuests, loadDishes, menuNow } from './menu.ts';
import { loadOrders, requestOf } from './order-view.ts';

/** An order that this staff member may see: the one of a request that they may see. */
async function orderFor(scope: PropertyScope, staff: StaffCaller, condition: SQL) {
  const departments = visibleDepartments(staff);
  const theirs =
    departments === 'all' ? sql`true` : sql`department_key = any(${sql.param([...departments])})`;
  const [order] = await loadOrders(
    scope,
    condition,
    sql`exists (select from requests where requests.property_id = orders.property_id
      and requests.id = orders.request_id and ${theirs})`,
  );
  return order ?? null;
}

/** What orders need of later modules. */
interface OrderPorts {
  /** Raises the alarm if a guest's text is about danger. Call it before locking anything else. */
  detectDanger(scope: PropertyScope, guest: GuestCaller, words: string): Promise<boolean>;
}

/** Menu, cart and orders of guests, and the kitchen's view of them. */
export function orderRoutes({
  detectDanger,
}: OrderPorts): Pick<
  Handlers,
  | 'GET /api/guest/menu'
  | 'GET /api/guest/orders'
  | 'POST /api/guest/cart'
  | 'POST /api/guest/orders/{id}/confirm'
  | 'POST /api/guest/orders/{id}/discard'
  | 'GET /api/staff/orders/by-request/{id}'
  | 'POST /api/staff/orders/{id}/allergy'
> {
  return {
    'GET /api/guest/menu': async ({ scope }) => {
      const [{ currency, timeZone }, dishes, pause, hours] = await Promise.all([
        loadProperty(scope),
        loadDishes(scope),
        loadPause(scope),
        loadKitchenHours(scope),
      ]);
      return done({
        currency,
        items: forGuests(menuNow(dishes, scope.now, timeZone)),
        pause: closedAt(scope.now, hours) ?? (pause && { until: pause.until }),
        openings: kitchenOpenings(scope.now, MAX_AHEAD_MS, hours, pause),
      });
    },
    'GET /api/guest/orders': async ({ scope, guest }) =>
      done({ orders: await loadOrders(scope, eq(orders.conversationId, guest.conversationId)) }),
    'POST /api/guest/cart': async ({ scope, guest, body }) => {
      const { changes, allergy } = body;
      const words = [allergy, ...changes.map(({ note }) => note)].filter(Boolean).join('\n');
      const isDanger = words !== '' && (await detectDanger(scope, guest, words.slice(0, MESSAGE_MAX_CHARS)));
      const [conversation, changed] = await Promise.all([
        lockConversation(scope, guest.conversationId),
        changeCart(scope, guest, changes, allergy),
      ]);
      if (!conversation) return refused('not-found');
      // The alarm stays even if the cart is refused.
      return isDanger && !changed.ok ? { ok: false, error: { ...changed.error, keep: true } } : changed;
    },
    'POST /api/guest/orders/{id}/confirm': async ({ scope, guest, params, body }) => {
      const basket = () => loadOwnBasket(scope, guest, params.id);
      return confirmation(await confirmOrder(scope, guest, basket, body));
    },
    'POST /api/guest/orders/{id}/discard': async ({ scope, guest, params }) => {
      const [conversation, discarded] = await Promise.all([
        lockConversation(scope, guest.conversationId),
        discardCart(scope, guest.conversationId, params.id),
      ]);
      return conversation ? discarded : refused('not-found');
    },
    'GET /api/staff/orders/by-request/{id}': async ({ scope, staff, params }) => {
      const order = await orderFor(scope, staff, eq(orders.requestId, params.id));
      return order ? done(order) : refused('not-found');
    },
    'POST /api/staff/orders/{id}/allergy': async ({ scope, staff, params }) => {
      const [locked, order] = await Promise.all([
        lockWithConversation(scope, requestOf(scope, params.id)),
        orderFor(scope, staff, eq(orders.id, params.id)),
      ]);
      return order && locked ? acknowledgeAllergy(scope, staff, order, locked.request) : refused('not-found');
    },
  };
}
