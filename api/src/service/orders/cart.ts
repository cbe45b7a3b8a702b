import { randomUUID } from 'node:crypto';
import type { MenuItem, Order } from '@bellkey/shared/api';
import { priceLine } from '@bellkey/shared/order-price';
import { and, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orderLines, orders } from '../../platform/database/schema/order-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { loadMenu } from './menu.ts';
import { announceOrder, loadOrder, loadOrders } from './order-view.ts';

/** One change: how many of a dish, so made and with this note, the cart is to hold. */
export interface CartChange {
  itemId: string;
  quantity: number;
  choices?: ReadonlyArray<{ groupId: string; choiceId: string }> | undefined;
  note?: string | null | undefined;
  /** The line meant; the one with the same dish, choices and note when absent. */
  lineId?: string | undefined;
}

/** Whose cart. */
export interface CartOwner {
  sessionId: string;
  conversationId: string;
  place: { id: string };
}

type LineRow = typeof orderLines.$inferSelect;

/** So many lines and of each so many; more than that is a banquet and a person's business. */
export const MAX_LINES = 20;
export const MAX_PER_LINE = 20;

/** The guest's cart, when there is one. */
export async function loadCart(scope: PropertyScope, conversationId: string): Promise<Order | null> {
  const [cart] = await loadOrders(
    scope,
    and(eq(orders.conversationId, conversationId), eq(orders.state, 'draft')),
  );
  return cart ?? null;
}

async function openCart(scope: PropertyScope, owner: CartOwner): Promise<string> {
  const known = await loadCart(scope, owner.conversationId);
  if (known) return known.id;
  const id = randomUUID();
  await scope.db.insert(orders).values({
    propertyId: scope.propertyId,
    id,
    no: 0,
    conversationId: owner.conversationId,
    guestSessionId: owner.sessionId,
    locationId: owner.place.id,
    state: 'draft',
    createdAt: scope.now,
  });
  return id;
}

const madeTheSame = (line: LineRow, choices: CartChange['choices'], note: string | null) =>
  line.note === note &&
  line.options.length === (choices?.length ?? 0) &&
  line.options.every(({ choiceId }) => choices?.some((choice) => choice.choiceId === choiceId));

/** The line that a change means: the one it names, the same dish made the same, or the only one of a plain dish. */
function lineMeant(lines: readonly LineRow[], change: CartChange): LineRow | null {
  if (change.lineId) return lines.find(({ id }) => id === change.lineId) ?? null;
  const ofItem = lines.filter(({ itemId }) => itemId === change.itemId);
  const same = ofItem.find((line) => madeTheSame(line, change.choices, change.note ?? null));
  if (same) return same;
  const plain = !change.choices?.length && !change.note;
  return plain && ofItem.length === 1 ? (ofItem[0] ?? null) : null;
}

async function apply(
  scope: PropertyScope,
  orderId: string,
  change: CartChange,
  item: MenuItem,
  position: number,
): Promise<Outcome<undefined>> {
  const lines = await scope.db
    .select()
    .from(orderLines)
    .where(scope.own(orderLines, eq(orderLines.orderId, orderId)));
  const line = lineMeant(lines, change);
  const meant = line && scope.own(orderLines, eq(orderLines.orderId, orderId), eq(orderLines.id, line.id));
  if (change.quantity === 0) {
    if (meant) await scope.db.delete(orderLines).where(meant);
    return done(undefined);
  }
  if (item.state !== 'available') return refused('not-orderable', { fields: { [item.id]: item.state } });
  if (!line && lines.length >= MAX_LINES)
    return refused('bad-input', { fields: { changes: 'too many lines' } });
  const choices = change.choices ?? line?.options ?? [];
  const priced = priceLine({ item, choices });
  if (!priced.ok) return refused('bad-input', { fields: { [item.id]: `${priced.reason}:${priced.group}` } });
  const row = {
    itemId: item.id,
    name: item.name,
    unitCents: priced.unitCents,
    options: priced.options,
    quantity: Math.min(change.quantity, MAX_PER_LINE),
    note: change.note === undefined ? (line?.note ?? null) : change.note || null,
  };
  if (meant) await scope.db.update(orderLines).set(row).where(meant);
  else {
    await scope.db.insert(orderLines).values({
      ...row,
      propertyId: scope.propertyId,
      orderId,
      id: randomUUID(),
      position: lines.reduce((last, one) => Math.max(last, one.position), 0) + 1 + position,
    });
  }
  return done(undefined);
}

/**
 * Changes the cart. Nothing is ordered by it. The same changes again leave the cart as it is, so a turn that runs
 * again after a crash puts nothing in twice. The caller holds the conversation's lock.
 */
export async function changeCart(
  scope: PropertyScope,
  owner: CartOwner,
  changes: readonly CartChange[],
  allergy?: string | null,
): Promise<Outcome<Order>> {
  const { timeZone } = await loadProperty(scope);
  const menu = new Map((await loadMenu(scope, timeZone)).map((item) => [item.id, item]));
  const orderId = await openCart(scope, owner);
  for (const [position, change] of changes.entries()) {
    const item = menu.get(change.itemId);
    if (!item) return refused('not-found', { detail: 'This is not on the menu.' });
    const applied = await apply(scope, orderId, change, item, position);
    if (!applied.ok) return applied;
  }
  await scope.db
    .update(orders)
    .set({
      ...(allergy !== undefined && { allergy: allergy || null, allergyAcknowledgedAt: null }),
      totalCents: sql`(select coalesce(sum(unit_cents * quantity), 0) from order_lines
        where property_id = ${scope.propertyId} and order_id = ${orderId})`,
    })
    .where(scope.own(orders, eq(orders.id, orderId)));
  const cart = await loadOrder(scope, orderId);
  if (!cart) return refused('not-found');
  announceOrder(scope, cart);
  return done(cart);
}

/** Empties the cart. */
export async function discardCart(
  scope: PropertyScope,
  conversationId: string,
  orderId: string,
): Promise<Outcome<Order>> {
  const cart = await loadCart(scope, conversationId);
  if (cart?.id !== orderId) return refused('not-found');
  await scope.db
    .update(orders)
    .set({ state: 'discarded' })
    .where(scope.own(orders, eq(orders.id, orderId)));
  const discarded: Order = { ...cart, state: 'discarded' };
  announceOrder(scope, discarded);
  return done(discarded);
}
