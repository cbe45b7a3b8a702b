import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const PAGE = 'GET /api/guest/conversation';

describe.each(testDatabases)('The page of a conversation on %s', (_, create) => {
  const { stage, guest, ask, cart } = useOrders(create);
  const load = async () => (await guest().call(PAGE)).body;

  test('shows the orders of the conversation, and not those that were discarded', async () => {
    expect((await load()).orders).toEqual([]);
    await ask('One latte please');
    const { id, totalCents } = await cart();
    expect((await load()).orders).toMatchObject([{ id, totalCents, lines: [{ name: 'Latte' }] }]);
    await guest().call(`POST /api/guest/orders/${id}/discard`);
    expect((await load()).orders).toEqual([]);
  });

  test('is one statement, which has no query of dishes or starters of its own', async () => {
    await load();
    const from = stage.api.costs.length;
    await load();
    const [cost] = stage.api.costs.slice(from).filter(({ operation }) => operation === PAGE);
    const texts = cost?.batches.flatMap((batch) => batch.texts) ?? [];
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('from orders where');
    expect(texts[0]).not.toMatch(/order_lines|menu_items|featured/);
  });
});
