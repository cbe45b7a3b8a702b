import { randomUUID } from 'node:crypto';
import type { Order } from '@bellkey/shared/api';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { guestProfiles } from '../../platform/database/schema/guest-profile-tables.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import { locations, properties } from '../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { announceOrder, loadStoredOrders, orderView, type StoredOrder } from './order-view.ts';
import { announceTab, loadTabMates } from './tab-mates.ts';

/** Owner of a cart. */
export interface CartOwner {
  sessionId: string;
  conversationId: string;
  place: { id: string };
}

export type StoredLine = StoredOrder['lines'][number];

/** The guest's cart, if there is one. */
export async function loadCart(scope: PropertyScope, conversationId: string): Promise<Order | null> {
  const cart = await loadStoredCart(scope, conversationId);
  return cart && orderView(cart, scope.now);
}

/** The stored cart of a conversation; null without one. */
export async function loadStoredCart(
  scope: PropertyScope,
  conversationId: string,
): Promise<StoredOrder | null> {
  const [cart] = await loadStoredOrders(
    scope,
    and(eq(orders.conversationId, conversationId), eq(orders.state, 'draft')),
  );
  return cart ?? null;
}

/** An empty cart for the guest's session and place. */
export async function loadEmptyCart(scope: PropertyScope, owner: CartOwner): Promise<StoredOrder | null> {
  const [row] = await scope.db
    .select({
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      assurance: guestSessions.assurance,
      currency: properties.currency,
      timeZone: properties.timeZone,
      // Allergies from the guest's profile are added to every order.
      allergy: guestProfiles.allergies,
    })
    .from(guestSessions)
    .innerJoin(properties, eq(properties.id, guestSessions.propertyId))
    .innerJoin(
      locations,
      and(eq(locations.propertyId, guestSessions.propertyId), eq(locations.id, owner.place.id)),
    )
    .leftJoin(
      guestProfiles,
      and(
        eq(guestProfiles.propertyId, guestSessions.propertyId),
        eq(guestProfiles.conversationId, owner.conversationId),
      ),
    )
    .where(scope.own(guestSessions, eq(guestSessions.id, owner.sessionId)));
  if (!row) return null;
  return {
    ...row,
    id: randomUUID(),
    no: 0,
    conversationId: owner.conversationId,
    state: 'draft',
    lines: [],
    payment: null,
    allergyAcknowledged: false,
    requestId: null,
    submittedAt: null,
    serveAt: null,
  };
}

/** Empties the cart. */
export async function discardCart(
  scope: PropertyScope,
  conversationId: string,
  orderId: string,
): Promise<Outcome<Order>> {
  const [cart, mates] = await Promise.all([
    loadCart(scope, conversationId),
    loadTabMates(scope, conversationId),
  ]);
  if (cart?.id !== orderId) return refused('not-found');
  scope.write(
    scope.db
      .update(orders)
      .set({ state: 'discarded' })
      .where(scope.own(orders, eq(orders.id, orderId))),
  );
  const discarded: Order = { ...cart, state: 'discarded' };
  announceOrder(scope, discarded);
  announceTab(scope, mates);
  return done(discarded);
}
