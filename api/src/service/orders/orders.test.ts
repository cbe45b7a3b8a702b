import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu, changeDish, verify } from '../../testing/small-menu.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Menu, cart and orders on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;
  let guest: Guest;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    guest = await stage.api.guest(hotel.codes.room.code);
  });

  /** Sends a message and waits for the assistant's answer to it. */
  async function ask(text: string) {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    const answer = await events.until(
      (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
    );
    await events.close();
    return answer as unknown as { message: { body: string; parts: Array<Record<string, unknown>> } };
  }
  const cart = async () => (await guest.call('GET /api/guest/orders')).body.orders[0];
  const kitchen = () => stage.api.staff(hotel, 'manager');
  const confirm = (id: string, totalCents: number, payment: string) =>
    guest.call(`POST /api/guest/orders/${id}/confirm`, { body: { totalCents, payment } });

  test('two lattes and a club sandwich without mayo are in the cart at the menu’s prices, and nothing is ordered', async () => {
    const { message } = await ask('2 lattes and the club sandwich, no mayo');
    expect(message.body).toContain('2 × Latte');
    expect(message.body).toContain('Club sandwich (no mayo)');
    expect(message.body).toContain('Total 24.10 EUR');
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
    const { message } = await ask("What's vegan?");
    expect(message.body).toBe('Marked vegan on our menu: Tomato soup, 9.00 EUR.');
    expect(message.parts).toContainEqual({
      kind: 'choices',
      choices: [{ label: 'Add Tomato soup', text: 'One Tomato soup, please.' }],
    });
  });

  test('a sold-out dish is reported and not added', async () => {
    const { message } = await ask('a custard tart and a latte please');
    expect(message.body).toContain('Custard tart is sold out today');
    expect((await cart()).lines).toMatchObject([{ name: 'Latte' }]);
  });

  test('a sold-out dish cannot be added by hand either', async () => {
    await changeDish(stage.api.api.store, hotel, 'latte', { available: false });
    const put = await guest.call('POST /api/guest/cart', {
      body: { changes: [{ itemId: 'latte', quantity: 1 }] },
    });
    expect(put.body).toMatchObject({ code: 'not-orderable', fields: { latte: 'sold-out' } });
  });

  test('an instruction in a dish’s description orders nothing', async () => {
    await ask('What is in the club sandwich?');
    expect((await guest.call('GET /api/guest/orders')).body.orders).toEqual([]);
    await ask('One club sandwich please');
    expect((await cart()).lines).toHaveLength(1);
  });

  test('of what is for adults alone, the kitchen reads that ID is to be checked', async () => {
    await changeDish(stage.api.api.store, hotel, 'latte', { ageRestricted: true });
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
    await changeDish(stage.api.api.store, hotel, 'latte', { priceCents: 420 });
    const refused = await confirm(id, totalCents, 'on_delivery');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'order-changed', fields: { totalCents: '420' } });
    expect((await cart()).totalCents).toBe(420);
    expect((await confirm(id, 420, 'on_delivery')).status).toBe(200);
  });

  test('a dish sold out in the meantime is refused and named', async () => {
    await ask('One latte please');
    const { id, totalCents } = await cart();
    await changeDish(stage.api.api.store, hotel, 'latte', { available: false });
    expect((await confirm(id, totalCents, 'on_delivery')).body.code).toBe('order-changed');
    expect((await cart()).lines[0].trouble).toBe('sold-out');
  });

  test('only a verified guest charges to the room', async () => {
    await ask('One latte please');
    const { id, payments } = await cart();
    expect(payments).toEqual(['on_delivery']);
    expect((await confirm(id, 380, 'room')).body.code).toBe('payment-not-allowed');
    await verify(stage.api.api.store, hotel, guest);
    expect((await cart()).payments).toEqual(['room', 'on_delivery']);
    expect((await confirm(id, 380, 'room')).body.payment).toBe('room');
  });

  test('an allergy is added to the order with the fixed sentence, and the kitchen has to read it first', async () => {
    const { message } = await ask('A club sandwich please, I am allergic to nuts');
    expect(message.body).toContain('cross-contamination cannot be excluded');
    expect(message.body).not.toMatch(/safe|nut-free/i);
    const { id, totalCents, allergy } = await cart();
    expect(allergy).toContain('allergic to nuts');
    await confirm(id, totalCents, 'on_delivery');
    const [request] = (await kitchen().call('GET /api/staff/requests')).body.requests;
    expect(request.note).toMatch(/^ALLERGY: /);
    const accept = () =>
      kitchen().call(`POST /api/staff/requests/${request.id}/transition`, { body: { to: 'acknowledged' } });
    expect((await accept()).body.code).toBe('allergy-not-read');
    await kitchen().call(`POST /api/staff/orders/${id}/allergy`);
    expect((await accept()).body.state).toBe('acknowledged');
  });

  test('an allergy mentioned while the cart is open is added to it; a question about one goes to a person', async () => {
    await ask('One latte please');
    await ask('I have a milk allergy');
    expect((await cart()).allergy).toContain('milk allergy');
    await ask('Is the latte safe with a milk allergy?');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body.conversation).toMatchObject({
      state: 'awaiting_human',
      // The reason is for staff only.
      handoff: { reason: 'person' },
    });
  });

  test('a cart belongs to one guest, and unknown dishes are refused', async () => {
    await ask('One latte please');
    const { id } = await cart();
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    const tried = await other.call(`POST /api/guest/orders/${id}/confirm`, {
      body: { totalCents: 380, payment: 'on_delivery' },
    });
    expect(tried.status).toBe(404);
    const strange = await guest.call('POST /api/guest/cart', {
      body: { changes: [{ itemId: 'caviar', quantity: 1 }] },
    });
    expect(strange.status).toBe(404);
    expect((await guest.call(`POST /api/guest/orders/${id}/discard`)).body.state).toBe('discarded');
    expect((await guest.call('GET /api/guest/orders')).body.orders).toEqual([]);
  });

  test('a line with an id chosen by the page is added once, and leaves the same dish with a note alone', async () => {
    const put = (change: object) =>
      guest.call('POST /api/guest/cart', { body: { changes: [{ itemId: 'soup', quantity: 1, ...change }] } });
    await put({ note: 'no salt' });
    await put({ lineId: 'of-the-page', choices: [], note: null });
    const again = await put({ lineId: 'of-the-page', choices: [], note: null });
    expect(again.body.lines).toMatchObject([
      { note: 'no salt', quantity: 1 },
      { id: 'of-the-page', note: null, quantity: 1 },
    ]);
  });

  test('an allergy can be written on the cart by itself, and an empty change is refused', async () => {
    await guest.call('POST /api/guest/cart', { body: { changes: [{ itemId: 'soup', quantity: 2 }] } });
    const written = await guest.call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    expect(written.body).toMatchObject({ allergy: 'nuts', lines: [{ quantity: 2 }] });
    expect((await guest.call('POST /api/guest/cart', { body: { changes: [] } })).status).toBe(422);
  });
});
