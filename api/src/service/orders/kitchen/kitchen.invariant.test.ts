import { FoodState, type KitchenTicket, type Order } from '@bellkey/shared/api';
import { foodState, mayMoveFood, REQUEST_STATE_OF } from '@bellkey/shared/food-order';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { useKitchen } from '../../../testing/scenes/kitchen-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

/** What kitchen and guest try, whether or not it is possible. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), to: fc.constantFrom(...FoodState.options) }),
  fc.record({ kind: fc.constant('refuse' as const), line: fc.nat(2) }),
  fc.record({ kind: fc.constant('answer' as const), swap: fc.boolean(), honest: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('read' as const, 'cancel' as const) }),
);

/** Work that the kitchen does only after it has read an allergy. */
const WORKED_ON: readonly FoodState[] = ['preparing', 'ready', 'served'];

describe.each(testDatabases)('Random histories of a food order on %s', (_, create) => {
  const { stage, guest, cook, order, move, refuseDishes, answer } = useKitchen(create);

  test('it only makes moves of its table, its request is in step, and it charges only what is served', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(deed, { minLength: 4, maxLength: 14 }),
        async (allergic, deeds) => {
          const placed = await order({
            changes: ['soup', 'club', 'latte'].map((itemId) => ({ itemId, quantity: 1 })),
            ...(allergic && { allergy: 'nuts' }),
          });
          const { id, requestId } = placed;
          const load = async (): Promise<KitchenTicket & { order: Order }> => {
            const { requests } = (await guest().call('GET /api/guest/conversation')).body;
            const { orders } = (await guest().call('GET /api/guest/orders')).body;
            const byId = <T extends { id: string }>(rows: T[], wanted: string) =>
              rows.find((row) => row.id === wanted) as T;
            return { request: byId(requests, requestId), order: byId(orders, id) };
          };
          let before = await load();
          for (const one of deeds) {
            const status = await act(one, before.order, requestId);
            const after = await load();
            const [from, to] = [foodState(before.request), foodState(after.request)];
            expect(status).toBeLessThan(500);
            if (status >= 400) expect([from, after.order]).toEqual([to, before.order]);
            const mover = one.kind === 'answer' || one.kind === 'cancel' ? 'guest' : 'kitchen';
            // Leaving out the last dish is an answer and a cancellation.
            const way = from === 'asks' && to === 'cancelled' && mover === 'guest' ? 'accepted' : from;
            if (from !== to) expect([way, to, mayMoveFood(way, to, mover)]).toEqual([way, to, true]);
            expect(after.request.state).toBe(REQUEST_STATE_OF[to]);
            const charged = after.order.lines.filter(({ refusal }) => !refusal);
            const sum = charged.reduce((cents, line) => cents + line.unitCents * line.quantity, 0);
            expect(after.order.totalCents).toBe(sum);
            if (allergic && WORKED_ON.includes(to)) expect(after.order.allergyAcknowledged).toBe(true);
            if (allergic && from === 'received' && (to === 'accepted' || to === 'asks'))
              expect(after.order.allergyAcknowledged).toBe(true);
            before = after;
          }
          await move(requestId, { to: 'cancelled', reason: 'The test is over' });
          await move(requestId, { to: 'refused', reason: 'The test is over' });
          // A guest may order so often in an hour.
          stage.api.clock.skip(61 * 60_000);
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);

  async function act(
    one: typeof deed extends fc.Arbitrary<infer D> ? D : never,
    placed: Order,
    requestId: string,
  ) {
    const asked = placed.lines.filter(({ refusal }) => refusal === 'asked');
    switch (one.kind) {
      case 'move':
        return (await move(requestId, { to: one.to, reason: 'So it is' })).status;
      case 'refuse':
        return (await refuseDishes(requestId, [placed.lines[one.line]?.id ?? ''])).status;
      case 'answer': {
        const swap = one.swap ? { itemId: 'soup', quantity: 2 } : null;
        const total = placed.totalCents + (one.swap ? asked.length * 1800 : 0);
        const answers = asked.map(({ id: lineId }) => ({ lineId, swap }));
        return (await answer(placed.id, answers, one.honest ? total : total + 1)).status;
      }
      case 'read':
        return (await cook().call(`POST /api/staff/orders/${placed.id}/allergy`)).status;
      case 'cancel':
        return (await guest().call(`POST /api/guest/requests/${requestId}/cancel`)).status;
    }
  }
});
