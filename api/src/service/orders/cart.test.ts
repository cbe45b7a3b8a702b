import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { changeDish } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Menu and cart on %s', (_, create) => {
  const { stage, hotel, guest, ask, cart, kitchen } = useOrders(create);

  test('two lattes and a club sandwich without mayo are in the cart at the menu’s prices, and nothing is ordered', async () => {
    const message = await ask('2 lattes and the club sandwich, no mayo');
    expect(message.body).toContain('2 × Latte');
    expect(message.body).toContain('Club sandwich (no mayo)');
    expect(message.body).toContain('Total €24.10');
    const order = await cart();
    expect(message.parts).toContainEqual({ kind: 'order', orderId: order.id });
    expect(order).toMatchObject({ state: 'draft', totalCents: 2410, requestId: null });
    expect((await kitchen().call('GET /api/staff/requests')).body.requests).toEqual([]);
  });

  test('the cart grows and shrinks over turns', async () => {
    await ask('Can I have a latte with oat milk please?');
    await ask('one more latte');
    expect((await cart()).lines).toMatchObject([{ name: 'Latte', quantity: 2, unitCents: 430 }]);
    await ask('and a tomato soup');
    await ask('remove the latte please');
    expect((await cart()).lines).toMatchObject([{ name: 'Tomato soup', quantity: 1 }]);
  });

  test('vegan dishes follow the menu’s own marks, with buttons to add them', async () => {
    const message = await ask("What's vegan?");
    expect(message.body).toBe('Marked vegan on our menu: Tomato soup, €9.00.');
    expect(message.parts).toContainEqual({
      kind: 'choices',
      choices: [{ label: 'Add Tomato soup', text: 'One Tomato soup, please.' }],
    });
  });

  test('a sold-out dish is reported and not added', async () => {
    const message = await ask('a custard tart and a latte please');
    expect(message.body).toContain('Custard tart is sold out today');
    expect((await cart()).lines).toMatchObject([{ name: 'Latte' }]);
  });

  test('a sold-out dish cannot be added by hand either', async () => {
    await changeDish(stage.api.api.store, hotel(), 'latte', { available: false });
    const put = await guest().call('POST /api/guest/cart', {
      body: { changes: [{ itemId: 'latte', quantity: 1 }] },
    });
    expect(put.body).toMatchObject({ code: 'not-orderable', fields: { latte: 'sold-out' } });
  });

  test('an instruction in a dish’s description orders nothing', async () => {
    await ask('What is in the club sandwich?');
    expect((await guest().call('GET /api/guest/orders')).body.orders).toEqual([]);
    await ask('One club sandwich please');
    expect((await cart()).lines).toHaveLength(1);
  });

  test('a line with an id chosen by the page is added once, and leaves the same dish with a note alone', async () => {
    const put = (change: object) =>
      guest().call('POST /api/guest/cart', {
        body: { changes: [{ itemId: 'soup', quantity: 1, ...change }] },
      });
    await put({ note: 'no salt' });
    await put({ lineId: 'of-the-page', choices: [], note: null });
    const again = await put({ lineId: 'of-the-page', choices: [], note: null });
    expect(again.body.lines).toMatchObject([
      { note: 'no salt', quantity: 1 },
      { id: 'of-the-page', note: null, quantity: 1 },
    ]);
  });

  test('an allergy can be written on the cart by itself, and an empty change is refused', async () => {
    await guest().call('POST /api/guest/cart', { body: { changes: [{ itemId: 'soup', quantity: 2 }] } });
    const written = await guest().call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    expect(written.body).toMatchObject({ allergy: 'nuts', lines: [{ quantity: 2 }] });
    expect((await guest().call('POST /api/guest/cart', { body: { changes: [] } })).status).toBe(422);
  });
});
