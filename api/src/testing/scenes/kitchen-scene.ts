import type { KitchenView, Order } from '@bellkey/shared/api';
import { beforeEach } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { TestDatabase } from '../test-databases.ts';
import { useOrders } from './order-scene.ts';

/** A line that {@link useKitchen} orders unless a test says otherwise. */
const SOUP = { itemId: 'soup', quantity: 1 };

/** An order scene with a cook: the mechanic, who works in the kitchen here. */
export function useKitchen(create: () => Promise<TestDatabase>) {
  const scene = useOrders(create);
  const { stage, hotel, guest } = scene;

  beforeEach(async () => {
    await stage.api.api.store.inProperty(hotel().id, async (scope) => {
      await scope.db
        .update(staffMembers)
        .set({ departments: ['kitchen'] })
        .where(scope.own(staffMembers, eq(staffMembers.id, 'mechanic')));
      return done(undefined);
    });
  });

  const cook = () => stage.api.staff(hotel(), 'mechanic');

  return {
    ...scene,
    cook,
    /** The guest orders dishes; the soup unless named. */
    async order({
      changes = [SOUP],
      allergy,
      at,
    }: {
      changes?: object[];
      allergy?: string;
      at?: string;
    } = {}): Promise<Order & { requestId: string }> {
      const { body } = await guest().call('POST /api/guest/cart', {
        body: { changes, ...(allergy && { allergy }) },
      });
      const confirmed = await guest().call(`POST /api/guest/orders/${body.id}/confirm`, {
        body: { totalCents: body.totalCents, payment: 'on_delivery', ...(at && { at }) },
      });
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
      return confirmed.body;
    },
    view: async (): Promise<KitchenView> => (await cook().call('GET /api/staff/kitchen')).body,
    move: (requestId: string, body: object) =>
      cook().call(`POST /api/staff/kitchen/${requestId}/move`, { body }),
    /** The kitchen has run out of these lines. */
    refuseDishes: (requestId: string, lineIds: string[]) =>
      cook().call(`POST /api/staff/kitchen/${requestId}/refuse-dishes`, { body: { lineIds } }),
    answer: (orderId: string, answers: object[], totalCents: number) =>
      guest().call(`POST /api/guest/orders/${orderId}/answer`, { body: { answers, totalCents } }),
  };
}
