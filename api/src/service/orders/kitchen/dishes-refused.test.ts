import type { Order, ServiceRequest } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { describe, expect, test } from '@jest/globals';
import { useKitchen } from '../../../testing/scenes/kitchen-scene.ts';
import { changeDish } from '../../../testing/small-menu.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

describe.each(testDatabases)('Dishes that have run out on %s', (_, create) => {
  const { stage, hotel, guest, cook, order, view, move, refuseDishes, answer } = useKitchen(create);
  const SOUP_AND_CLUB = [
    { itemId: 'soup', quantity: 2 },
    { itemId: 'club', quantity: 1 },
  ];
  const lineOf = ({ lines }: Order, name: string) => lines.find((line) => line.name === name)?.id ?? '';
  const state = async (requestId: string) => {
    const { requests } = (await guest().call('GET /api/guest/conversation')).body;
    return foodState(requests.find(({ id }: ServiceRequest) => id === requestId));
  };
  const asked = async () => {
    const placed = await order({ changes: SOUP_AND_CLUB });
    const club = lineOf(placed, 'Club sandwich');
    const refused = await refuseDishes(placed.requestId, [club]);
    expect(refused.status).toBe(200);
    return { ...placed, club, refused: refused.body };
  };
  const latte = (quantity = 1, choices: object[] = []) => ({ itemId: 'latte', quantity, choices });

  test('the guest is asked, and what has run out costs nothing', async () => {
    const { requestId, refused } = await asked();
    expect(refused.order).toMatchObject({ totalCents: 1800 });
    expect(refused.request).toMatchObject({
      state: 'waiting_guest',
      note: '2 × Tomato soup. 18.00 EUR, paid on delivery',
    });
    const { messages } = (await guest().call('GET /api/guest/conversation')).body;
    expect(messages.at(-1)).toMatchObject({ body: expect.stringContaining('Club sandwich') });
    expect(await state(requestId)).toBe('asks');
  });

  test('a swap with its options changes line, total and note, and the order goes on', async () => {
    const { id, requestId, club } = await asked();
    const oat = [{ groupId: 'milk', choiceId: 'oat' }];
    const swapped = await answer(id, [{ lineId: club, swap: latte(2, oat) }], 1800 + 2 * 430);
    expect(swapped.body).toMatchObject({
      totalCents: 2660,
      lines: [{ name: 'Tomato soup' }, { name: 'Latte', quantity: 2, unitCents: 430, refusal: null }],
    });
    expect(await state(requestId)).toBe('accepted');
    const [ticket] = (await view()).tickets;
    expect(ticket?.order).toMatchObject({ totalCents: 2660 });
    expect(ticket?.request.note).toContain('2 × Latte (Oat milk)');
    expect(ticket?.request.steps.at(-1)).toMatchObject({
      reason: 'Club sandwich → Latte',
      by: { kind: 'guest' },
    });
    expect((await answer(id, [{ lineId: club, swap: null }], 1800)).body.code).toBe('no-offer');
  });

  test('leaving it out keeps it in sight without a price; leaving everything out cancels', async () => {
    const first = await asked();
    const left = await answer(first.id, [{ lineId: first.club, swap: null }], 1800);
    expect(left.body.lines).toMatchObject([
      { refusal: null },
      { name: 'Club sandwich', refusal: 'left-out' },
    ]);
    expect(await state(first.requestId)).toBe('accepted');
    const soup = lineOf(first, 'Tomato soup');
    await refuseDishes(first.requestId, [soup]);
    expect((await answer(first.id, [{ lineId: soup, swap: null }], 0)).status).toBe(200);
    expect(await state(first.requestId)).toBe('cancelled');
  });

  test('409 with the new total when the price of the swap has changed, and with the dish when it has run out too', async () => {
    const { id, club } = await asked();
    const swap = [{ lineId: club, swap: latte() }];
    await changeDish(stage.api.api.store, hotel(), 'latte', { priceCents: 420 });
    const moved = await answer(id, swap, 1800 + 380);
    expect([moved.status, moved.body.code, moved.body.fields]).toEqual([
      409,
      'order-changed',
      { totalCents: '2220' },
    ]);
    await changeDish(stage.api.api.store, hotel(), 'latte', { available: false });
    const gone = await answer(id, swap, 2220);
    expect([gone.status, gone.body.fields]).toEqual([409, { totalCents: '1800', [club]: 'sold-out' }]);
    await changeDish(stage.api.api.store, hotel(), 'latte', { available: true });
    expect((await answer(id, swap, 2220)).status).toBe(200);
  });

  test('every dish that is asked about needs an answer, and only this order’s dishes can be asked about', async () => {
    const { id, requestId } = await order({ changes: SOUP_AND_CLUB });
    expect((await refuseDishes(requestId, ['other'])).body.code).toBe('bad-input');
    const placed: Order = (await guest().call('GET /api/guest/orders')).body.orders[0];
    const [soup, club] = [lineOf(placed, 'Tomato soup'), lineOf(placed, 'Club sandwich')];
    await refuseDishes(requestId, [soup, club]);
    expect((await refuseDishes(requestId, [soup])).body.code).toBe('illegal-transition');
    expect((await answer(id, [{ lineId: soup, swap: latte() }], 380)).body.code).toBe('bad-input');
    const both = [
      { lineId: soup, swap: latte() },
      { lineId: club, swap: null },
    ];
    expect((await answer(id, both, 380)).body).toMatchObject({ totalCents: 380 });
  });

  test('after a swap the kitchen reads the allergy again before it prepares', async () => {
    const placed = await order({ changes: SOUP_AND_CLUB, allergy: 'milk' });
    const { id, requestId } = placed;
    await cook().call(`POST /api/staff/orders/${id}/allergy`);
    const club = lineOf(placed, 'Club sandwich');
    await refuseDishes(requestId, [club]);
    await answer(id, [{ lineId: club, swap: latte() }], 2180);
    expect((await move(requestId, { to: 'preparing' })).body.code).toBe('allergy-not-read');
    await cook().call(`POST /api/staff/orders/${id}/allergy`);
    expect((await move(requestId, { to: 'preparing' })).status).toBe(200);
  });

  test('the kitchen goes on without an answer, and another guest answers nothing', async () => {
    const { id, requestId, club } = await asked();
    const stranger = await stage.api.guest(hotel().codes.otherRoom.code);
    const body = { answers: [{ lineId: club, swap: null }], totalCents: 1800 };
    expect((await stranger.call(`POST /api/guest/orders/${id}/answer`, { body })).status).toBe(404);
    expect((await move(requestId, { to: 'accepted', minutes: 20 })).status).toBe(200);
    expect((await view()).tickets[0]?.order?.totalCents).toBe(1800);
    expect((await answer(id, body.answers, 1800)).body.code).toBe('no-offer');
  });
});
