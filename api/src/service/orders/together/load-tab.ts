import type { Tab, TabGuest, TabOrder } from '@bellkey/shared/api';
import { eq, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { properties } from '../../../platform/database/schema/property-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { loadStoredOrders, orderTotal, orderView, paymentsOf, type StoredOrder } from '../order-view.ts';
import { tabOfConversation } from '../tab-mates.ts';
import { tabRevision } from './tab-revision.ts';
import { findOwnTab, type StoredTab } from './tab-rows.ts';

/** The carts of everyone in the guest's tab, and what was ordered in it, newest first. */
export function loadTabOrders(scope: PropertyScope, conversationId: string): Promise<StoredOrder[]> {
  const tab = tabOfConversation(scope, conversationId);
  return loadStoredOrders(
    scope,
    or(
      sql`orders.state = 'draft' and orders.conversation_id in (select mate.conversation_id from tab_guests mate
        where mate.property_id = orders.property_id and mate.left_at is null and mate.tab_id = ${tab})`,
      sql`orders.state = 'submitted' and orders.tab_id = ${tab}`,
    ),
  );
}

/** The carts of those who are part of a tab. */
export const cartsOf = ({ guests }: StoredTab, found: readonly StoredOrder[]): StoredOrder[] =>
  found.filter(
    ({ state, conversationId }) =>
      state === 'draft' && guests.some((guest) => guest.conversationId === conversationId),
  );

/** The tab in which a guest orders together with others, as they may see it; null without an open one. */
export async function loadTab(scope: PropertyScope, guest: GuestCaller): Promise<Tab | null> {
  const { conversationId } = guest;
  const [tab, found, [terms]] = await Promise.all([
    findOwnTab(scope, conversationId, 'to-read'),
    loadTabOrders(scope, conversationId),
    scope.db
      .select({ currency: properties.currency })
      .from(properties)
      .where(eq(properties.id, scope.propertyId)),
  ]);
  if (!tab || !terms || !tab.guests.some((one) => one.conversationId === conversationId)) return null;
  return tabView(tab, guest, found, terms.currency, scope.now);
}

function tabView(
  tab: StoredTab,
  caller: GuestCaller,
  found: readonly StoredOrder[],
  currency: string,
  now: Date,
): Tab {
  const isOwners = tab.guests.some(
    ({ id, conversationId }) => id === tab.ownerId && conversationId === caller.conversationId,
  );
  const guests = tab.guests.map(({ id, name, conversationId }): TabGuest => {
    const cart = found.find((order) => order.state === 'draft' && order.conversationId === conversationId);
    const you = conversationId === caller.conversationId;
    const view = cart && orderView(cart, now);
    return {
      id,
      name,
      you,
      owner: id === tab.ownerId,
      lines: view?.lines ?? [],
      totalCents: view?.totalCents ?? 0,
      allergy: you || isOwners ? (view?.allergy ?? null) : null,
    };
  });
  return {
    id: tab.id,
    shareCode: tab.shareCode,
    closesAt: tab.closesAt,
    guests,
    revision: tabRevision(cartsOf(tab, found)),
    currency,
    totalCents: guests.reduce((sum, { totalCents }) => sum + totalCents, 0),
    payments: paymentsOf(caller.assurance, caller.place.kind),
    orders: found
      .filter(({ state }) => state === 'submitted')
      .map((order): TabOrder => {
        const { id, no, lines, submittedAt } = orderView(order, now);
        return { id, no, lines, totalCents: orderTotal(order.lines), submittedAt };
      }),
  };
}
