import { wallTime } from '@bellkey/shared/wall-time';
import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { changeDish } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Menu, cart and orders on %s', (_, create) => {
  const { stage, hotel, guest, cart, kitchen, confirm } = useOrders(create);

  describe('an order for later', () => {
    const at = (minutes: number) =>
      new Date(stage.api.clock.now().getTime() + minutes * 60_000).toISOString();
    /** Serves the whole menu starting in an hour, for an hour. */
    async function serveLater() {
      const clockTime = (instant: string) => wallTime(new Date(instant), 'Europe/Lisbon').slice(11);
      const body = { name: 'Dinner', from: clockTime(at(60)), until: clockTime(at(120)), version: 1 };
      const put = await kitchen().call('PUT /api/staff/settings/menu/categories/all', { body });
      expect(put.status).toBe(200);
    }
    const put = (change: object) =>
      guest().call('POST /api/guest/cart', {
        body: { changes: [{ itemId: 'soup', quantity: 1, ...change }] },
      });
    const confirmAt = (id: string, when: string) =>
      guest().call(`POST /api/guest/orders/${id}/confirm`, {
        body: { totalCents: 900, payment: 'on_delivery', at: when },
      });

    test('is accepted for a mealtime, and the kitchen sees the time', async () => {
      await serveLater();
      expect((await put({})).body).toMatchObject({ code: 'not-orderable', fields: { soup: 'not-now' } });
      const ahead = await put({ ahead: true });
      expect(ahead.body.lines).toMatchObject([{ name: 'Tomato soup', trouble: 'not-now' }]);
      const { id } = ahead.body;
      const lineId = ahead.body.lines[0].id;
      expect((await confirm(id, 900, 'on_delivery')).body.code).toBe('order-changed');
      const tooLate = await confirmAt(id, at(121));
      expect(tooLate.body).toMatchObject({ code: 'order-changed', fields: { [lineId]: 'not-now' } });
      const when = at(90);
      expect((await confirmAt(id, when)).body).toMatchObject({ state: 'submitted', serveAt: when });
      expect((await cart()).serveAt).toBe(when);
      const { body } = await kitchen().call('GET /api/staff/requests');
      const minute = `${when.slice(0, 16)}:00.000Z`;
      expect(body.requests).toMatchObject([{ title: 'Food order', schedule: { kind: 'at', at: minute } }]);
    });

    test('is refused for the past and for more than a day ahead, and for what is sold out', async () => {
      const { id } = (await put({})).body;
      expect((await confirmAt(id, at(-1))).body.code).toBe('time-not-possible');
      expect((await confirmAt(id, at(25 * 60))).body.code).toBe('time-not-possible');
      await changeDish(stage.api.api.store, hotel(), 'latte', { available: false });
      const latte = await put({ itemId: 'latte', ahead: true });
      expect(latte.body).toMatchObject({ code: 'not-orderable', fields: { latte: 'sold-out' } });
    });
  });
});
