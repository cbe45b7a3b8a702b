import type { MenuItem, Order } from '@bellkey/shared/api';
import { ne, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';
import { dishState, type Serving, timeOfDay } from './menu.ts';

type Line = Order['lines'][number];

/** A line from PostgreSQL, with the current menu data of its dish; null if it is off the menu. */
type StoredLine = Omit<Line, 'ageRestricted' | 'trouble'> & {
  position: number;
  item: (Serving & { ageRestricted: boolean; listed: boolean }) | null;
};

/** An order from PostgreSQL, before availability is computed. */
export interface StoredOrder extends Omit<Order, 'lines' | 'totalCents' | 'payments'> {
  lines: StoredLine[];
  assurance: string;
  timeZone: string;
}

/** An order and what its view needs, as JSON, of a row of {@link orderRows}. */
export const orderJson = sql.raw(`json_build_object(
  'id', orders.id,
  'no', orders.no,
  'conversationId', orders.conversation_id,
  'place', json_build_object('id', place.id, 'label', place.label, 'kind', place.kind),
  'state', orders.state,
  'currency', property.currency,
  'payment', orders.payment,
  'allergy', orders.allergy,
  'allergyAcknowledged', orders.allergy_acknowledged_at is not null,
  'requestId', orders.request_id,
  'submittedAt', ${instantText('orders.submitted_at')},
  'serveAt', ${instantText('orders.serve_at')},
  'assurance', session.assurance,
  'timeZone', property.time_zone,
  'lines', (select coalesce(json_agg(json_build_object(
      'id', line.id,
      'position', line.position,
      'itemId', line.item_id,
      'name', line.name,
      'quantity', line.quantity,
      'unitCents', line.unit_cents,
      'options', line.options,
      'note', line.note,
      'refusal', line.refusal,
      'guest', (select json_build_object('id', guest.id, 'name', guest.name) from tab_guests guest
        where guest.property_id = line.property_id and guest.id = line.tab_guest_id),
      'item', case when item.id is not null then json_build_object(
        'listed', item.listed,
        'ageRestricted', item.age_restricted,
        'available', item.available,
        'soldOutUntil', ${instantText('item.sold_out_until')},
        'from', category.available_from,
        'until', category.available_until) end) order by line.position), '[]')
    from order_lines line
    left join (menu_items item join menu_categories category
        on category.property_id = item.property_id and category.id = item.category_id)
      on item.property_id = line.property_id and item.id = line.item_id
    where line.property_id = orders.property_id and line.order_id = orders.id))`);

/** Orders with what their view needs. */
export const orderRows = sql.raw(`orders
  join properties property on property.id = orders.property_id
  join locations place on place.property_id = orders.property_id and place.id = orders.location_id
  join guest_sessions session
    on session.property_id = orders.property_id and session.id = orders.guest_session_id`);

function lineView({ item, position: _, ...line }: StoredLine, draft: boolean, now: Date, time: string): Line {
  const state: MenuItem['state'] | 'off-the-menu' = item?.listed
    ? dishState(item, now, time)
    : 'off-the-menu';
  return {
    ...line,
    ageRestricted: item?.ageRestricted ?? false,
    trouble: !draft || state === 'available' ? null : state,
  };
}

/** The total of an order: dishes that the kitchen has run out of are not charged. */
export const orderTotal = (
  lines: ReadonlyArray<Pick<StoredLine, 'unitCents' | 'quantity' | 'refusal'>>,
): number => lines.reduce((cents, line) => cents + (line.refusal ? 0 : line.unitCents * line.quantity), 0);

/** How a guest may pay: only a verified guest may charge the room that they are in. */
export function paymentsOf(assurance: string, place: Order['place']['kind']): Order['payments'] {
  const verified = assurance === 'L2' || assurance === 'L3';
  return verified && place === 'room' ? ['room', 'on_delivery'] : ['on_delivery'];
}

/** An order as the contract shows it; the lines of a draft show whether they are available at the given instant. */
export function orderView({ lines, assurance, timeZone, ...order }: StoredOrder, moment: Date): Order {
  const time = timeOfDay(moment, timeZone);
  return {
    ...order,
    lines: lines.map((line) => lineView(line, order.state === 'draft', moment, time)),
    totalCents: orderTotal(lines),
    payments: paymentsOf(assurance, order.place.kind),
  };
}

/** Stored orders, newest first, without the discarded ones. */
export function loadStoredOrders(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<StoredOrder[]> {
  return selectJson<StoredOrder>(
    scope.db,
    sql`select ${orderJson} as json from ${orderRows}
      where ${scope.own(orders, ne(orders.state, 'discarded'), ...conditions)}
      order by orders.created_at desc`,
  );
}

/** The id of an order's request, as a subquery. */
export const requestOf = ({ propertyId }: PropertyScope, orderId: string): SQL<string> =>
  sql`(select request_id from orders where property_id = ${propertyId} and id = ${orderId})`;

/** Orders as the contract shows them, newest first. */
export async function loadOrders(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<Order[]> {
  const stored = await loadStoredOrders(scope, ...conditions);
  return stored.map((order) => orderView(order, scope.now));
}

/** Announces the order to both sides, once per transaction, in its latest state. */
export function announceOrder(scope: PropertyScope, order: Order): void {
  scope.emit({
    type: 'order.updated',
    conversationId: order.conversationId,
    departmentKey: null,
    forGuest: true,
    onceKey: `order:${order.id}`,
    payload: () => ({ type: 'order.updated', order }),
  });
}
