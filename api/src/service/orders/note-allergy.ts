import { mentionsAllergy, withAllergy, wordsOnAllergy } from '@bellkey/concierge/allergies';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { orders, tabGuests } from '../../platform/database/schema/order-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { changeRequest } from '../requests/change-request.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { orderText } from './kitchen-note.ts';
import { announceOrder, loadStoredOrders, orderView, type StoredOrder } from './order-view.ts';
import { announceTab, loadTabMates } from './tab-mates.ts';

type Allergy = Pick<typeof orders.$inferSelect, 'allergy' | 'allergies'>;
type TabGuest = Pick<typeof tabGuests.$inferSelect, 'id' | 'name' | 'tabId'>;

/**
 * Adds what a guest's line says about an allergy to their cart and to their orders that are not served yet, whoever
 * answers the line. The kitchen has to read an order again whose note changes.
 */
export async function noteAllergy(scope: PropertyScope, conversationId: string, line: string): Promise<void> {
  if (!mentionsAllergy(line)) return;
  allowRoundTrips(1);
  const meant = ofGuest(scope, conversationId);
  const [found, kept, guests, mates] = await Promise.all([
    loadStoredOrders(scope, meant),
    scope.db
      .select({ id: orders.id, tabId: orders.tabId, allergy: orders.allergy, allergies: orders.allergies })
      .from(orders)
      .where(scope.own(orders, meant)),
    scope.db
      .select({ id: tabGuests.id, name: tabGuests.name, tabId: tabGuests.tabId })
      .from(tabGuests)
      .where(scope.own(tabGuests, eq(tabGuests.conversationId, conversationId))),
    loadTabMates(scope, conversationId),
  ]);
  for (const order of found) {
    const row = kept.find(({ id }) => id === order.id);
    const guest = guests.find(({ tabId }) => tabId === row?.tabId);
    if (row) await addTo(scope, order, allergyWith(row, wordsOnAllergy(line), guest));
  }
  announceTab(scope, mates);
}

/** The guest's cart, and the orders for them, alone or together with others, whose requests are open. */
const ofGuest = (scope: PropertyScope, conversationId: string): SQL | undefined => {
  const own = eq(orders.conversationId, conversationId);
  const tabs = scope.db
    .select({ id: tabGuests.tabId })
    .from(tabGuests)
    .where(scope.own(tabGuests, eq(tabGuests.conversationId, conversationId)));
  const open = scope.db
    .select({ id: requests.id })
    .from(requests)
    .where(scope.own(requests, inArray(requests.state, [...OPEN_STATES])));
  return or(
    and(own, eq(orders.state, 'draft')),
    and(eq(orders.state, 'submitted'), inArray(orders.requestId, open), or(own, inArray(orders.tabId, tabs))),
  );
};

/** What an order says about allergies, with the guest's words; of an order for a tab, among what each guest said. */
function allergyWith({ allergy, allergies }: Allergy, words: string, guest: TabGuest | undefined): Allergy {
  if (!guest) return { allergy: withAllergy(allergy, words), allergies };
  const said = allergies ?? [];
  const own = said.find((one) => one.guest === guest.id);
  // Semicolons separate the guests.
  const text = withAllergy(own?.text ?? null, words)?.replaceAll(';', ',') ?? '';
  const told = own
    ? said.map((one) => (one === own ? { ...one, text } : one))
    : [...said, { guest: guest.id, name: guest.name, text }];
  const all = told.map((one) => (one.name ? `${one.name}: ${one.text}` : one.text)).join('; ');
  return { allergy: all, allergies: told };
}

async function addTo(scope: PropertyScope, order: StoredOrder, said: Allergy): Promise<void> {
  if (said.allergy === order.allergy) return;
  const changed = orderView({ ...order, allergy: said.allergy, allergyAcknowledged: false }, scope.now);
  if (order.requestId !== null) {
    allowRoundTrips(1);
    const locked = await lockRequest(scope, order.requestId);
    if (!locked) return;
    const text = orderText(changed, order.payment ?? 'on_delivery');
    changeRequest(scope, locked, text, { event: { kind: 'allergy-told' }, by: { kind: 'guest' } });
  }
  scope.write(
    scope.db
      .update(orders)
      .set({ ...said, allergyAcknowledgedAt: null, allergyAcknowledgedBy: null })
      .where(scope.own(orders, eq(orders.id, order.id))),
  );
  announceOrder(scope, changed);
}
