import { randomUUID } from 'node:crypto';
import { withAllergy } from '@bellkey/concierge/allergies';
import type { MenuItem, Order } from '@bellkey/shared/api';
import { priceLine } from '@bellkey/shared/order-price';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orderLines, orders } from '../../platform/database/schema/order-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { type CartOwner, loadEmptyCart, loadStoredCart, type StoredLine } from './cart.ts';
import { loadDishes, menuNow } from './menu.ts';
import { announceOrder, orderView, type StoredOrder } from './order-view.ts';
import { announceTab, loadTabMates } from './tab-mates.ts';

/** One change: the number of a dish, with options and a note, that the cart should have. */
export interface CartChange {
  itemId: string;
  quantity: number;
  choices?: ReadonlyArray<{ groupId: string; choiceId: string }> | undefined;
  note?: string | null | undefined;
  /** The line to change, or the id of a new one; the line with the same dish, options and note when absent. */
  lineId?: string | undefined;
  /** Whether a dish that is not served now may be added, to be ordered for later. */
  ahead?: boolean | undefined;
}

/** Most lines, and most of each; more than that is a banquet, for a person. */
export const MAX_LINES = 20;

/** Most of one dish in a line. */
export const MAX_PER_LINE = 20;

const madeTheSame = (line: StoredLine, choices: CartChange['choices'], note: string | null) =>
  line.note === note &&
  line.options.length === (choices?.length ?? 0) &&
  line.options.every(({ choiceId }) => choices?.some((choice) => choice.choiceId === choiceId));

/**
 * The line that a change means: the one it names, the same dish with the same options, or the only one of a plain dish.
 */
function lineMeant(lines: readonly StoredLine[], change: CartChange): StoredLine | null {
  if (change.lineId) return lines.find(({ id }) => id === change.lineId) ?? null;
  const ofItem = lines.filter(({ itemId }) => itemId === change.itemId);
  const same = ofItem.find((line) => madeTheSame(line, change.choices, change.note ?? null));
  if (same) return same;
  const plain = !change.choices?.length && !change.note;
  return plain && ofItem.length === 1 ? (ofItem[0] ?? null) : null;
}

/** Makes one change in the loaded lines, and adds its write. */
function apply(
  scope: PropertyScope,
  writes: Array<PromiseLike<unknown>>,
  { id: orderId, lines }: StoredOrder,
  change: CartChange,
  item: MenuItem,
): Outcome<undefined> {
  const line = lineMeant(lines, change);
  const meant = line && scope.own(orderLines, eq(orderLines.orderId, orderId), eq(orderLines.id, line.id));
  if (change.quantity === 0) {
    if (!meant) return done(undefined);
    writes.push(scope.db.delete(orderLines).where(meant));
    lines.splice(lines.indexOf(line), 1);
    return done(undefined);
  }
  const possible = item.state === 'available' || (item.state === 'not-now' && change.ahead);
  if (!possible) return refused('not-orderable', { fields: { [item.id]: item.state } });
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
  const dish = {
    ageRestricted: item.ageRestricted,
    listed: true,
    available: true,
    soldOutUntil: null,
    from: item.served?.from ?? null,
    until: item.served?.until ?? null,
  };
  if (meant) {
    writes.push(scope.db.update(orderLines).set(row).where(meant));
    Object.assign(line, row, { item: dish });
  } else {
    const position = lines.reduce((last, one) => Math.max(last, one.position), 0) + 1;
    const id = change.lineId ?? randomUUID();
    writes.push(
      scope.db.insert(orderLines).values({ ...row, propertyId: scope.propertyId, orderId, id, position }),
    );
    lines.push({ ...row, id, position, item: dish });
  }
  return done(undefined);
}

/** What the cart says about allergies after a change: the text that the guest typed there, or one more that they said. */
type AllergyChange = string | null | { added: string | null };

// One line: the kitchen reads it after its warning word.
function allergyAfter(known: string | null, said: AllergyChange): string | null {
  if (said !== null && typeof said === 'object') return withAllergy(known, said.added);
  return said?.replace(/\s+/gu, ' ') || null;
}

/**
 * Changes the cart without ordering. The same changes again leave the cart as it is, so a turn that runs again after a
 * crash adds nothing twice. A refusal writes nothing. The caller holds the conversation's lock, or requests it in the
 * same tick.
 */
export async function changeCart(
  scope: PropertyScope,
  owner: CartOwner,
  changes: readonly CartChange[],
  said?: AllergyChange,
): Promise<Outcome<Order>> {
  const [known, empty, dishes, mates] = await Promise.all([
    loadStoredCart(scope, owner.conversationId),
    loadEmptyCart(scope, owner),
    loadDishes(scope),
    loadTabMates(scope, owner.conversationId),
  ]);
  const cart = known ?? empty;
  if (!cart) return refused('not-found');
  const menu = new Map(menuNow(dishes, scope.now, cart.timeZone).map((item) => [item.id, item]));
  const allergy = said === undefined ? undefined : allergyAfter(cart.allergy, said);
  const writes: Array<PromiseLike<unknown>> = [];
  if (!known) {
    const { id, no, conversationId, allergy: saidBefore } = cart;
    writes.push(
      scope.db.insert(orders).values({
        propertyId: scope.propertyId,
        id,
        no,
        conversationId,
        guestSessionId: owner.sessionId,
        locationId: owner.place.id,
        state: 'draft',
        allergy: saidBefore,
        createdAt: scope.now,
      }),
    );
  }
  for (const change of changes) {
    const item = menu.get(change.itemId);
    if (!item) return refused('not-found', { detail: 'This is not on the menu.' });
    const applied = apply(scope, writes, cart, change, item);
    if (!applied.ok) return applied;
  }
  if (allergy !== undefined) Object.assign(cart, { allergy, allergyAcknowledged: false });
  const changed = orderView(cart, scope.now);
  for (const write of writes) scope.write(write);
  scope.write(
    scope.db
      .update(orders)
      .set({
        ...(allergy !== undefined && { allergy, allergyAcknowledgedAt: null }),
        totalCents: changed.totalCents,
      })
      .where(scope.own(orders, eq(orders.id, cart.id))),
  );
  announceOrder(scope, changed);
  announceTab(scope, mates);
  return done(changed);
}
