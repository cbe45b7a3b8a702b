import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { conversations } from '../../../platform/database/schema/conversation-tables.ts';
import { orderLines, orders, tabs } from '../../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import type { Basket } from '../basket.ts';
import { loadEmptyCart } from '../cart.ts';
import { announceOrder, orderTotal, orderView, type StoredOrder } from '../order-view.ts';
import { tabOfConversation } from '../tab-mates.ts';
import { cartsOf, loadTabOrders } from './load-tab.ts';
import { tabEnd } from './open-tab.ts';
import { tabRevision } from './tab-revision.ts';
import { findOwnTab, ownsTab, type StoredTab } from './tab-rows.ts';

/** Locks the conversations of everyone in the tab: no cart of theirs changes until the transaction ends. */
const lockMates = (scope: PropertyScope, conversationId: string) =>
  scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      scope.own(
        conversations,
        sql`${conversations.id} in (select guest.conversation_id from tab_guests guest
          where guest.property_id = ${scope.propertyId} and guest.left_at is null
            and guest.tab_id = ${tabOfConversation(scope, conversationId)})`,
      ),
    )
    .orderBy(conversations.id)
    .for('update');

/** What one guest of a tab said about allergies. */
interface SaidAllergy {
  guest: string;
  name: string;
  text: string;
}

/** What everyone in a tab said about allergies. Without semicolons: these separate the guests in {@link allergyText}. */
const allergiesOf = (carts: ReadonlyArray<{ id: string; cart: StoredOrder; name: string }>): SaidAllergy[] =>
  carts.flatMap(({ id, cart: { allergy }, name }) =>
    allergy ? [{ guest: id, name, text: allergy.replaceAll(';', ',') }] : [],
  );

/** The same as one text, as the trigger `forget_tab_guest` makes it. */
const allergyText = (allergies: readonly SaidAllergy[]): string | null =>
  allergies.map(({ name, text }) => `${name}: ${text}`).join('; ') || null;

/**
 * The carts of everyone in the guest's tab as one order of its owner; refused to anyone else, and when something changed
 * since the owner saw the tab.
 */
export async function loadTabBasket(
  scope: PropertyScope,
  guest: GuestCaller,
  revision?: string,
): Promise<Outcome<Basket>> {
  const [tab, , found, empty] = await Promise.all([
    findOwnTab(scope, guest.conversationId, 'to-change'),
    lockMates(scope, guest.conversationId),
    loadTabOrders(scope, guest.conversationId),
    loadEmptyCart(scope, guest),
  ]);
  if (!tab) return refused('no-tab');
  if (!ownsTab(tab, guest.conversationId)) return refused('tab-owner-only');
  const stored = cartsOf(tab, found);
  if (revision !== undefined && revision !== tabRevision(stored)) {
    const total = stored.reduce((sum, { lines }) => sum + orderTotal(lines), 0);
    return refused('order-changed', { fields: { totalCents: String(total) } });
  }
  const carts = tab.guests.flatMap(({ id, name, conversationId }) => {
    const cart = found.find((order) => order.state === 'draft' && order.conversationId === conversationId);
    return cart ? [{ id, name, cart }] : [];
  });
  const own = carts.find(({ cart }) => cart.conversationId === guest.conversationId)?.cart;
  const cart = own ?? empty;
  if (!cart) return refused('not-found');
  const allergies = allergiesOf(carts);
  const order: StoredOrder = {
    ...cart,
    allergy: allergyText(allergies),
    lines: carts.flatMap(({ id, name, cart: { lines } }) => lines.map((line) => withGuest(line, id, name))),
  };
  return done({
    order,
    carts: carts.map((one) => ({
      ...one.cart,
      lines: order.lines.filter(({ guest: of }) => of?.id === one.id),
    })),
    mates: tab.guests,
    merge: () =>
      mergeCarts(scope, tab, {
        order,
        allergies,
        own,
        guest,
        others: carts.filter(({ cart: c }) => c !== own),
      }),
  });
}

type Line = StoredOrder['lines'][number];

const withGuest = (line: Line, id: string, name: string): Line =>
  Object.assign(line, { guest: { id, name } });

/** Moves everyone's lines into the owner's order, and leaves the others with an empty cart. */
function mergeCarts(
  scope: PropertyScope,
  tab: StoredTab,
  {
    order,
    allergies,
    own,
    guest,
    others,
  }: {
    order: StoredOrder;
    allergies: SaidAllergy[];
    own: StoredOrder | undefined;
    guest: GuestCaller;
    others: ReadonlyArray<{ cart: StoredOrder }>;
  },
): Partial<typeof orders.$inferInsert> {
  const { propertyId, now } = scope;
  if (!own) {
    scope.write(
      scope.db.insert(orders).values({
        propertyId,
        id: order.id,
        no: 0,
        conversationId: guest.conversationId,
        guestSessionId: guest.sessionId,
        locationId: guest.place.id,
        state: 'draft',
        createdAt: now,
      }),
    );
  } else {
    scope.write(
      scope.db
        .update(orderLines)
        .set({ tabGuestId: tab.ownerId })
        .where(scope.own(orderLines, eq(orderLines.orderId, own.id))),
    );
  }
  // Guests choose the ids of their lines: in another cart they may be taken.
  const isOthers = ({ guest: of }: Line) => of?.id !== tab.ownerId;
  order.lines.filter(isOthers).forEach((line, index) => {
    Object.assign(line, { id: randomUUID(), position: 1000 + index });
  });
  const moved = order.lines.filter(isOthers).map((line) => ({
    propertyId,
    orderId: order.id,
    id: line.id,
    position: line.position,
    itemId: line.itemId,
    name: line.name,
    unitCents: line.unitCents,
    quantity: line.quantity,
    options: line.options,
    note: line.note,
    tabGuestId: line.guest?.id ?? null,
  }));
  if (moved.length > 0) scope.write(scope.db.insert(orderLines).values(moved));
  const emptied = others.map(({ cart }) => cart.id);
  if (emptied.length > 0) {
    scope.write(
      scope.db
        .update(orders)
        .set({ state: 'discarded' })
        .where(scope.own(orders, inArray(orders.id, emptied))),
    );
  }
  for (const { cart } of others) announceOrder(scope, { ...orderView(cart, now), state: 'discarded' });
  scope.write(
    scope.db
      .update(tabs)
      .set({ closesAt: tabEnd(now) })
      .where(scope.own(tabs, eq(tabs.id, tab.id))),
  );
  return { tabId: tab.id, allergy: order.allergy, allergies: allergies.length > 0 ? allergies : null };
}
