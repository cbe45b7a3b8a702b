import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { changeDish, verify } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Orders on %s', (_, create) => {
  const { stage, hotel, guest, ask, cart, kitchen, confirm } = useOrders(create);

  test('of what is for adults alone, the kitchen reads that ID is to be checked', async () => {
    await changeDish(stage.api.api.store, hotel(), 'latte', { ageRestricted: true });
    await ask('a latte and a tomato soup');
    const { id, lines, totalCents } = await cart();
    expect(lines.map(({ name, ageRestricted }: Record<string, unknown>) => [name, ageRestricted])).toEqual([
      ['Latte', true],
      ['Tomato soup', false],
    ]);
    await confirm(id, totalCents, 'on_delivery');
    const { body } = await kitchen().call('GET /api/staff/requests');
    expect(body.requests[0].note).toMatch(/^1 × Latte \(check ID\); 1 × Tomato soup\. /);
  });

  test('the guest’s tap orders it; the kitchen has it in its queue with every line', async () => {
    await ask('2 lattes and the club sandwich, no mayo');
    const { id } = await cart();
    const confirmed = await confirm(id, 2410, 'on_delivery');
    expect(confirmed.body).toMatchObject({ state: 'submitted', payment: 'on_delivery', totalCents: 2410 });
    const { body } = await kitchen().call('GET /api/staff/requests');
    expect(body.requests).toMatchObject([
      { title: 'Food order', note: '2 × Latte; 1 × Club sandwich (no mayo). 24.10 EUR, paid on delivery' },
    ]);
    const seen = await kitchen().call(`GET /api/staff/orders/by-request/${body.requests[0].id}`);
    expect(seen.body.lines).toHaveLength(2);
    expect((await confirm(id, 2410, 'on_delivery')).status).toBe(404);
  });

  test('a price that changed meanwhile is refused with the new total, which the guest can then confirm', async () => {
    await ask('One latte please');
    const { id, totalCents } = await cart();
    await changeDish(stage.api.api.store, hotel(), 'latte', { priceCents: 420 });
    const refused = await confirm(id, totalCents, 'on_delivery');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'order-changed', fields: { totalCents: '420' } });
    expect((await cart()).totalCents).toBe(420);
    expect((await confirm(id, 420, 'on_delivery')).status).toBe(200);
  });

  test('a dish sold out in the meantime is refused and named', async () => {
    await ask('One latte please');
    const { id, totalCents } = await cart();
    await changeDish(stage.api.api.store, hotel(), 'latte', { available: false });
    expect((await confirm(id, totalCents, 'on_delivery')).body.code).toBe('order-changed');
    expect((await cart()).lines[0].trouble).toBe('sold-out');
  });

  test('only a verified guest charges to the room', async () => {
    await ask('One latte please');
    const { id, payments } = await cart();
    expect(payments).toEqual(['on_delivery']);
    expect((await confirm(id, 380, 'room')).body.code).toBe('payment-not-allowed');
    await verify(stage.api.api.store, hotel(), guest());
    expect((await cart()).payments).toEqual(['room', 'on_delivery']);
    expect((await confirm(id, 380, 'room')).body.payment).toBe('room');
  });

  test('a cart belongs to one guest(), and unknown dishes are refused', async () => {
    await ask('One latte please');
    const { id } = await cart();
    const other = await stage.api.guest(hotel().codes.otherRoom.code);
    const tried = await other.call(`POST /api/guest/orders/${id}/confirm`, {
      body: { totalCents: 380, payment: 'on_delivery' },
    });
    expect(tried.status).toBe(404);
    const strange = await guest().call('POST /api/guest/cart', {
      body: { changes: [{ itemId: 'caviar', quantity: 1 }] },
    });
    expect(strange.status).toBe(404);
    expect((await guest().call(`POST /api/guest/orders/${id}/discard`)).body.state).toBe('discarded');
    expect((await guest().call('GET /api/guest/orders')).body.orders).toEqual([]);
  });
});
