import type { DishAnswer, Order } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { priceLine } from '@bellkey/shared/order-price';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { orderLines, orders } from '../../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { moveRequest } from '../../requests/change-request.ts';
import type { LockedRequest } from '../../requests/lock-request.ts';
import { lockWithConversation } from '../../requests/lock-with-conversation.ts';
import { orderText } from '../kitchen-note.ts';
import { type Dish, loadDishes, menuNow } from '../menu.ts';
import {
  announceOrder,
  loadStoredOrders,
  orderTotal,
  orderView,
  requestOf,
  type StoredOrder,
} from '../order-view.ts';

type StoredLine = StoredOrder['lines'][number];

/** What the guest has decided about one dish, priced by the current menu. */
interface Decided {
  before: StoredLine;
  after: StoredLine;
}

/** Checks one answer by the menu at the order's time; a refusal as for a cart that has changed. */
function decide(order: StoredOrder, line: StoredLine, { swap }: DishAnswer, menu: MenuAt): Outcome<Decided> {
  if (!swap) return done({ before: line, after: { ...line, refusal: 'left-out' } });
  const item = menu.get(swap.itemId);
  if (item?.state !== 'available') {
    return refused('order-changed', {
      fields: { totalCents: String(orderTotal(order.lines)), [line.id]: item?.state ?? 'off-the-menu' },
    });
  }
  const priced = priceLine({ item, choices: swap.choices });
  if (!priced.ok) return refused('bad-input', { fields: { [line.id]: `${priced.reason}:${priced.group}` } });
  const after = {
    ...line,
    itemId: item.id,
    name: item.name,
    unitCents: priced.unitCents,
    options: priced.options,
    quantity: swap.quantity,
    note: null,
    refusal: null,
    item: line.item && { ...line.item, ageRestricted: item.ageRestricted },
  };
  return done({ before: line, after });
}

type MenuAt = ReadonlyMap<string, ReturnType<typeof menuNow>[number]>;

const menuAt = (order: StoredOrder, dishes: readonly Dish[], now: Date): MenuAt => {
  const served = order.serveAt ? new Date(order.serveAt) : now;
  return new Map(menuNow(dishes, served > now ? served : now, order.timeZone).map((item) => [item.id, item]));
};

/**
 * The guest swaps or leaves out the dishes that the kitchen has run out of, if the total is still the one that they saw.
 * The order goes on as accepted; without any dish left it is cancelled.
 */
export async function answerRefusal(
  scope: PropertyScope,
  guest: GuestCaller,
  orderId: string,
  { answers, totalCents }: { answers: readonly DishAnswer[]; totalCents: number },
): Promise<Outcome<Order>> {
  const [locked, [stored], dishes] = await Promise.all([
    lockWithConversation(scope, requestOf(scope, orderId)),
    loadStoredOrders(
      scope,
      and(
        eq(orders.id, orderId),
        eq(orders.conversationId, guest.conversationId),
        eq(orders.state, 'submitted'),
      ),
    ),
    loadDishes(scope),
  ]);
  if (!locked || !stored) return refused('not-found');
  const asked = stored.lines.filter(({ refusal }) => refusal === 'asked');
  if (foodState(locked.request.view) !== 'asks' || asked.length === 0) return refused('no-offer');
  const menu = menuAt(stored, dishes, scope.now);
  const decided: Decided[] = [];
  for (const line of asked) {
    const answer = answers.find(({ lineId }) => lineId === line.id);
    if (!answer) return refused('bad-input', { fields: { [line.id]: 'Swap it, or leave it out.' } });
    const one = decide(stored, line, answer, menu);
    if (!one.ok) return one;
    decided.push(one.value);
  }
  const lines = stored.lines.map((line) => decided.find(({ before }) => before === line)?.after ?? line);
  const total = orderTotal(lines);
  if (total !== totalCents) return refused('order-changed', { fields: { totalCents: String(total) } });
  const swaps = decided.some(({ after }) => after.refusal === null);
  const next = {
    ...stored,
    lines,
    // Another dish may have what the guest must not eat: the kitchen reads the note again.
    allergyAcknowledged: stored.allergyAcknowledged && !swaps,
  };
  for (const { before, after } of decided) writeLine(scope, orderId, before, after);
  scope.write(
    scope.db
      .update(orders)
      .set({ totalCents: total, ...(swaps && { allergyAcknowledgedAt: null, allergyAcknowledgedBy: null }) })
      .where(scope.own(orders, eq(orders.id, orderId))),
  );
  const changed = orderView(next, scope.now);
  goOn(scope, locked.request, changed, decided);
  announceOrder(scope, changed);
  return done(changed);
}

function writeLine(scope: PropertyScope, orderId: string, before: StoredLine, after: StoredLine): void {
  const { itemId, name, unitCents, options, quantity, note, refusal } = after;
  scope.write(
    scope.db
      .update(orderLines)
      .set({ itemId, name, unitCents, options, quantity, note, refusal })
      .where(scope.own(orderLines, eq(orderLines.orderId, orderId), eq(orderLines.id, before.id))),
  );
}

/** The request goes on with what was decided; an order without dishes is the guest's cancellation. */
function goOn(scope: PropertyScope, locked: LockedRequest, order: Order, decided: readonly Decided[]): void {
  const by = { kind: 'guest' } as const;
  const told = decided.map(({ before, after }) => `${before.name} → ${after.refusal ? '–' : after.name}`);
  moveRequest(scope, locked, {
    to: 'acknowledged',
    by,
    reason: told.join(', '),
    event: { kind: 'dishes-answered' },
    change: orderText(order, order.payment ?? 'on_delivery'),
  });
  if (order.lines.every(({ refusal }) => refusal)) moveRequest(scope, locked, { to: 'cancelled', by });
}
