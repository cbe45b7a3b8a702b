import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { orders } from '../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadStoredCart } from './cart.ts';
import type { StoredOrder } from './order-view.ts';
import { loadTabMates, type TabMate } from './tab-mates.ts';

/** What is ordered at once: a cart, or those of several guests as one. */
export interface Basket {
  /** The order, with the lines of every cart. */
  order: StoredOrder;
  /** Where its lines are until it is confirmed. */
  carts: readonly StoredOrder[];
  /** Adds what turns the carts into one order to the transaction, and returns the changed columns of the order. */
  merge(): Partial<typeof orders.$inferInsert>;
  /** Guests whose phones show these carts, besides the one who confirms. */
  mates: readonly TabMate[];
}

/** A guest's own cart; refused unless it is the one with this id. */
export async function loadOwnBasket(
  scope: PropertyScope,
  { conversationId }: GuestCaller,
  orderId: string,
): Promise<Outcome<Basket>> {
  const [order, mates] = await Promise.all([
    loadStoredCart(scope, conversationId),
    loadTabMates(scope, conversationId),
  ]);
  if (order?.id !== orderId) return refused('not-found');
  return done({ order, carts: [order], merge: () => ({}), mates });
}
