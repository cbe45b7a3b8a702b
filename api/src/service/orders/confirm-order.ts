import type { Order } from '@bellkey/shared/api';
import { localMoney, priceLine } from '@bellkey/shared/order-price';
import { wallTime } from '@bellkey/shared/wall-time';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orderLines, orders } from '../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { createRequest } from '../requests/create-request.ts';
import { loadWishFacts } from '../requests/wish-facts.ts';
import type { Basket } from './basket.ts';
import { FOOD_SERVICE } from './food-service.ts';
import { closedAt, loadKitchenHours, refusedByHours } from './kitchen-hours.ts';
import { orderText } from './kitchen-note.ts';
import { loadPause, refusedByPause, takesOrderFor } from './kitchen-pause.ts';
import { type Dish, loadDishes, menuNow } from './menu.ts';
import { announceOrder, orderView, type StoredOrder } from './order-view.ts';
import { announceTab } from './tab-mates.ts';

/** How far ahead food can be ordered: the kitchen knows today's menu, and tomorrow's breakfast. */
export const MAX_AHEAD_MS = 24 * 60 * 60_000;

/** Prices every line by the current menu. Returns whether anything differs from what the guest saw. */
function reprice(
  scope: PropertyScope,
  cart: StoredOrder,
  dishes: readonly Dish[],
): { cents: number; moved: boolean } {
  const menu = new Map(menuNow(dishes, scope.now, cart.timeZone).map((item) => [item.id, item]));
  let cents = 0;
  let moved = false;
  for (const line of cart.lines) {
    const item = menu.get(line.itemId);
    const priced = item && priceLine({ item, choices: line.options });
    const unitCents = priced?.ok ? priced.unitCents : line.unitCents;
    cents += unitCents * line.quantity;
    if (unitCents === line.unitCents) continue;
    moved = true;
    line.unitCents = unitCents;
    scope.write(
      scope.db
        .update(orderLines)
        .set({ unitCents })
        .where(scope.own(orderLines, eq(orderLines.orderId, cart.id), eq(orderLines.id, line.id))),
    );
  }
  return { cents, moved };
}

/** What a guest confirms: the total that they saw, how they pay, and the time if not as soon as possible. */
export interface ConfirmedTerms {
  totalCents: number;
  payment: NonNullable<Order['payment']>;
  at?: string | undefined;
}

/** A changed total is saved although the confirmation is refused: the guest should see it. */
export type Confirmation = { confirmed: Order } | { changed: Order };

/** The answer to a confirmation: the order, or what has changed since the guest saw it. */
export function confirmation(outcome: Outcome<Confirmation>): Outcome<Order> {
  if (!outcome.ok) return outcome;
  if ('confirmed' in outcome.value) return done(outcome.value.confirmed);
  const { totalCents, lines } = outcome.value.changed;
  return refused('order-changed', {
    keep: true,
    fields: {
      totalCents: String(totalCents),
      ...Object.fromEntries(lines.flatMap(({ id, trouble }) => (trouble ? [[id, trouble]] : []))),
    },
  });
}

/**
 * Orders a basket if the total is still the one that the guest saw and everything is available, now or at the requested
 * time. Charging the room requires a verified guest in their own room.
 */
export async function confirmOrder(
  scope: PropertyScope,
  guest: GuestCaller,
  loadBasket: () => Promise<Outcome<Basket>>,
  { totalCents, payment, at }: ConfirmedTerms,
): Promise<Outcome<Confirmation>> {
  const served = at ? new Date(at) : scope.now;
  const ahead = served.getTime() - scope.now.getTime();
  if (ahead < 0 || ahead > MAX_AHEAD_MS) return refused('time-not-possible');
  const wish = {
    service: FOOD_SERVICE,
    title: 'Food order',
    locationId: guest.place.id,
    conversationId: guest.conversationId,
    guestSessionId: guest.sessionId,
    source: 'guest',
    turnId: null,
    ownRequest: true,
  } as const;
  const [basket, conversation, dishes, reader, facts, pause, hours] = await Promise.all([
    loadBasket(),
    lockConversation(scope, guest.conversationId),
    loadDishes(scope),
    loadReader(scope, { id: guest.conversationId }),
    loadWishFacts(scope, wish),
    loadPause(scope),
    loadKitchenHours(scope),
  ]);
  if (!basket.ok) return basket;
  if (!conversation) return refused('not-found');
  const { order: stored, carts, mates } = basket.value;
  announceTab(scope, mates);
  const closed = closedAt(served, hours);
  if (closed) {
    const { timeZone } = stored;
    const language = reader?.language ?? 'en';
    return refusedByHours(closed, { texts: textsFor(reader), now: scope.now, timeZone, language });
  }
  if (!takesOrderFor(pause, served, scope.now)) return refusedByPause(pause);
  const cart = orderView(stored, served);
  if (!cart.payments.includes(payment)) return refused('payment-not-allowed');
  const priced = carts.map((one) => reprice(scope, one, dishes));
  const cents = priced.reduce((sum, one) => sum + one.cents, 0);
  const moved = priced.some((one) => one.moved);
  const unavailable = cart.lines.some(({ trouble }) => trouble !== null);
  if (moved || cents !== totalCents || unavailable || cart.lines.length === 0) {
    for (const one of carts) announceOrder(scope, orderView(one, scope.now));
    return done({ changed: orderView(stored, served) });
  }
  const text = orderText(cart, payment);
  const [day = '', time = ''] = wallTime(served, stored.timeZone).split('T');
  const details = at
    ? [
        { slot: 'date', value: day },
        { slot: 'time', value: time },
      ]
    : [];
  const made = await createRequest(scope, { ...wish, quantity: null, ...text, details }, facts);
  if (!made.ok) {
    return refused(made.error.code.startsWith('too-many') ? 'rate-limited' : 'not-orderable', {
      detail: made.error.detail,
    });
  }
  const { no, id: requestId } = made.value;
  const merged = basket.value.merge();
  scope.write(
    scope.db
      .update(orders)
      .set({
        ...merged,
        state: 'submitted',
        payment,
        no,
        requestId,
        submittedAt: scope.now,
        serveAt: at ? served : null,
        totalCents: cents,
      })
      .where(scope.own(orders, eq(orders.id, stored.id))),
  );
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: textsFor(reader).ordered(localMoney(cents, cart.currency, reader?.language ?? 'en')),
    parts: [
      { kind: 'order', orderId: stored.id },
      { kind: 'request', requestId },
    ],
  });
  const submittedAt = scope.now.toISOString();
  const confirmed = orderView(
    {
      ...stored,
      state: 'submitted',
      payment,
      no,
      requestId,
      submittedAt,
      serveAt: at ? served.toISOString() : null,
    },
    scope.now,
  );
  announceOrder(scope, confirmed);
  return done({ confirmed });
}
