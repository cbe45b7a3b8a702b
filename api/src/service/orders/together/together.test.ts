import { describe, expect, test } from '@jest/globals';
import { useTable, whoHasWhat } from '../../../testing/scenes/table-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const HOUR_MS = 60 * 60_000;

describe.each(testDatabases)('Guests who order together on %s', (_, create) => {
  const { stage, hotel, ana, ben, opened, newPhone, join, tabOf, choose, confirm } = useTable(create);

  test('see each other’s dishes at once, with the names, and what each has to pay', async () => {
    expect((await join(ben(), 'Ben')).status).toBe(200);
    const events = await ana().listen(0);
    await choose(ben(), 'latte', 'soup');
    await events.until((event) => event.type === 'tab.updated');
    await events.close();
    await choose(ana(), 'club');
    const seen = await tabOf(ana());
    expect(whoHasWhat(seen)).toEqual(['Ana: Club sandwich', 'Ben: Latte, Tomato soup']);
    expect(seen).toMatchObject({
      totalCents: 2930,
      payments: ['on_delivery'],
      guests: [
        { you: true, owner: true, totalCents: 1650 },
        { you: false, owner: false, totalCents: 1280 },
      ],
    });
    expect(whoHasWhat(await tabOf(ben()))).toEqual(whoHasWhat(seen));
  });

  test('get one order that names who ordered what, and begin again with empty carts', async () => {
    await join(ben(), 'Ben');
    await choose(ana(), 'club');
    await choose(ben(), 'latte');
    await ben().call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    const confirmed = await confirm(ana(), 2030);
    expect(confirmed.body).toMatchObject({
      state: 'submitted',
      totalCents: 2030,
      allergy: 'Ben: nuts',
      allergyAcknowledged: false,
      lines: [
        { name: 'Club sandwich', guest: { name: 'Ana' } },
        { name: 'Latte', guest: { name: 'Ben' } },
      ],
    });
    const seen = await tabOf(ben());
    expect(whoHasWhat(seen)).toEqual(['Ana: -', 'Ben: -']);
    expect(seen?.orders).toMatchObject([{ no: confirmed.body.no, totalCents: 2030, lines: [{}, {}] }]);
    expect(seen?.orders[0]).not.toHaveProperty('conversationId');
    const { tickets } = (await stage.api.staff(hotel(), 'manager').call('GET /api/staff/kitchen')).body;
    expect(tickets).toMatchObject([
      { order: { lines: [{ guest: { name: 'Ana' } }, { guest: { name: 'Ben' } }] } },
    ]);
    expect(tickets[0].request.note).toContain('ALLERGY: Ben: nuts');
    // Another round, without a dish of the owner.
    await choose(ben(), 'soup');
    expect((await confirm(ana(), 900)).body).toMatchObject({ lines: [{ guest: { name: 'Ben' } }] });
  });

  test('are asked again when a dish was added that the owner had not seen', async () => {
    await join(ben(), 'Ben');
    await choose(ana(), 'club');
    await choose(ben(), 'latte');
    const refused = await confirm(ana(), 1650);
    expect(refused.body).toMatchObject({ code: 'order-changed', fields: { totalCents: '2030' } });
    expect(whoHasWhat(await tabOf(ana()))).toEqual(['Ana: Club sandwich', 'Ben: Latte']);
  });

  test('are asked again when an allergy was said that the owner had not read', async () => {
    await join(ben(), 'Ben');
    await choose(ben(), 'latte');
    const seen = await tabOf(ana());
    await ben().call('POST /api/guest/cart', { body: { changes: [], allergy: 'milk' } });
    const refused = await confirm(ana(), 380, seen?.revision);
    expect(refused.body).toMatchObject({ code: 'order-changed', fields: { totalCents: '380' } });
    const now = await tabOf(ana());
    expect(now?.guests[1]?.allergy).toBe('milk');
    expect((await confirm(ana(), 380, now?.revision)).status).toBe(200);
  });

  test('have the kitchen told of an allergy that one of them writes of after the order', async () => {
    await join(ben(), 'Ben');
    await choose(ana(), 'club');
    await choose(ben(), 'latte');
    await ana().call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    const seen = await tabOf(ana());
    expect((await confirm(ana(), 2030, seen?.revision)).status).toBe(200);
    await ben().say('Milcheiweißallergie; bitte beachten');
    const order = (await ana().call('GET /api/guest/orders')).body.orders[0];
    expect(order.allergy).toBe('Ana: nuts; Ben: Milcheiweißallergie, bitte beachten');
    const [request] = (await stage.api.staff(hotel(), 'manager').call('GET /api/staff/requests')).body
      .requests;
    expect(request.note).toContain(`ALLERGY: ${order.allergy}`);
    expect(request.food.allergy).toBe(order.allergy);
  });

  test('may choose equal ids for their lines', async () => {
    await join(ben(), 'Ben');
    for (const guest of [ana(), ben()]) {
      await guest.call('POST /api/guest/cart', {
        body: { changes: [{ itemId: 'soup', quantity: 1, lineId: 'same' }] },
      });
    }
    expect((await confirm(ana(), 1800)).body.lines).toHaveLength(2);
  });

  test('keep what they chose when they leave, are removed, or the tab is closed', async () => {
    await join(ben(), 'Ben');
    await choose(ben(), 'latte');
    await ben().call('POST /api/guest/tab/leave');
    expect(whoHasWhat(await tabOf(ana()))).toEqual(['Ana: -']);
    const own = async () => (await ben().call('GET /api/guest/orders')).body.orders;
    expect(await own()).toMatchObject([{ state: 'draft', lines: [{ name: 'Latte' }] }]);
    await join(ben(), 'Ben');
    const [, guest] = (await tabOf(ana()))?.guests ?? [];
    await ana().call(`POST /api/guest/tab/guests/${guest?.id}/remove`);
    expect(await tabOf(ben())).toBeNull();
    expect(await own()).toHaveLength(1);
    // The code that the removed guest knows is no longer right.
    expect((await join(ben(), 'Ben')).body.code).toBe('unknown-share-code');
    expect((await tabOf(ana()))?.shareCode).not.toBe(opened().shareCode);
    await ana().call('POST /api/guest/tab/leave');
    expect(await tabOf(ana())).toBeNull();
    expect((await ana().call('POST /api/guest/tab/leave')).body.code).toBe('no-tab');
  });

  test('have a tab until three hours after its last order', async () => {
    await join(ben(), 'Ben');
    await choose(ana(), 'club');
    stage.api.clock.skip(2 * HOUR_MS);
    expect((await confirm(ana(), 1650)).status).toBe(200);
    stage.api.clock.skip(2.9 * HOUR_MS);
    await choose(ben(), 'latte');
    expect(await tabOf(ben())).not.toBeNull();
    stage.api.clock.skip(0.2 * HOUR_MS);
    expect(await tabOf(ben())).toBeNull();
    expect((await confirm(ana(), 380)).body.code).toBe('no-tab');
    // The former tab is in no one's way.
    expect((await ben().call('POST /api/guest/tab', { body: { name: 'Ben' } })).status).toBe(200);
  });

  test('have no tab any more once the session of its owner has ended', async () => {
    await join(ben(), 'Ben');
    await ana().call('DELETE /api/guest/session');
    expect(await tabOf(ben())).toBeNull();
    expect((await join(await newPhone(), 'Cem')).body.code).toBe('unknown-share-code');
  });

  test('are told apart by a number when they have the same name', async () => {
    await join(ben(), 'ana');
    expect((await tabOf(ana()))?.guests.map(({ name }) => name)).toEqual(['Ana', 'ana 2']);
  });
});
