import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Allergies on %s', (_, create) => {
  const { guest, ask, cart, kitchen, confirm } = useOrders(create);

  test('an allergy is added to the order with the fixed sentence, and the kitchen has to read it first', async () => {
    const message = await ask('A club sandwich please, I am allergic to nuts');
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
    const { body } = await guest().call('GET /api/guest/conversation');
    expect(body.conversation).toMatchObject({
      state: 'awaiting_human',
      // The reason is for staff only.
      handoff: { reason: 'person' },
    });
  });

  test('every allergy of a conversation is on the order, none in the place of another', async () => {
    await ask('A club sandwich please, I have coeliac disease');
    await ask('And one latte please, without nuts because of my nut allergy');
    const { id, totalCents, allergy } = await cart();
    expect(allergy).toContain('coeliac disease');
    expect(allergy).toContain('nut allergy');
    await confirm(id, totalCents, 'on_delivery');
    const [request] = (await kitchen().call('GET /api/staff/requests')).body.requests;
    expect(request.note).toContain('coeliac disease');
    expect(request.note).toContain('nut allergy');
    expect(request.food).toEqual({
      allergy,
      dishes: expect.stringContaining('1 × Club sandwich'),
      totalCents,
      currency: 'EUR',
      payment: 'on_delivery',
    });
  });

  test('a question with a further allergy goes to a person, and the allergy on the cart', async () => {
    await ask('One latte please');
    await ask('Kann ich mit Nussallergie die Tomatensuppe essen?');
    expect(await cart()).toMatchObject({
      allergy: 'Kann ich mit Nussallergie die Tomatensuppe essen?',
      lines: [{ name: 'Latte' }],
    });
    const { body } = await guest().call('GET /api/guest/conversation');
    expect(body.conversation.state).toBe('awaiting_human');
  });

  test('of the guest’s profile stays on an order by chat', async () => {
    const { body } = await guest().call('GET /api/guest/session');
    const preferences = { name: null, language: null, quiet: null, allergies: 'Peanuts', marketing: false };
    await guest().call(`PUT /api/guest/profile/${body.conversationId}`, { body: preferences });
    await ask('One latte please, I have a milk allergy');
    expect((await cart()).allergy).toBe('Peanuts / One latte please, I have a milk allergy');
    await ask('One more latte please');
    expect((await cart()).allergy).toMatch(/^Peanuts/);
  });

  test('of the guest’s profile stays on an order without a word about it', async () => {
    const { body } = await guest().call('GET /api/guest/session');
    const preferences = { name: null, language: null, quiet: null, allergies: 'Peanuts', marketing: false };
    await guest().call(`PUT /api/guest/profile/${body.conversationId}`, { body: preferences });
    await ask('One latte please');
    expect((await cart()).allergy).toBe('Peanuts');
  });

  test.each(['Hühnereiallergie!', 'I have a sesame allergy'])(
    'said after the order is confirmed, the kitchen reads it before it accepts: %s',
    async (line) => {
      await ask('One latte please, I am allergic to nuts');
      const { id, totalCents } = await cart();
      await confirm(id, totalCents, 'on_delivery');
      await kitchen().call(`POST /api/staff/orders/${id}/allergy`);
      await ask(line);
      const [request] = (await kitchen().call('GET /api/staff/requests')).body.requests;
      expect(request.note).toContain('allergic to nuts');
      expect(request.note).toContain(line);
      expect(request.food.allergy).toContain(line);
      const accept = () =>
        kitchen().call(`POST /api/staff/requests/${request.id}/transition`, { body: { to: 'acknowledged' } });
      expect((await accept()).body.code).toBe('allergy-not-read');
      await kitchen().call(`POST /api/staff/orders/${id}/allergy`);
      expect((await accept()).body.state).toBe('acknowledged');
      const { body } = await guest().call('GET /api/guest/conversation');
      expect(body.conversation.state).toBe('awaiting_human');
    },
  );

  test('of an order that is served stays as it is', async () => {
    await ask('One latte please');
    const { id, totalCents } = await cart();
    await confirm(id, totalCents, 'on_delivery');
    const [request] = (await kitchen().call('GET /api/staff/requests')).body.requests;
    for (const to of ['acknowledged', 'in_progress', 'done'])
      await kitchen().call(`POST /api/staff/requests/${request.id}/transition`, { body: { to } });
    await ask('I have a sesame allergy');
    expect((await cart()).allergy).toBeNull();
  });

  test('is erased from the request with everything else that the guest said', async () => {
    await ask('One latte please, I am allergic to nuts');
    const { id, totalCents } = await cart();
    await confirm(id, totalCents, 'on_delivery');
    const [before] = (await kitchen().call('GET /api/staff/requests')).body.requests;
    expect(before.food.allergy).toContain('allergic to nuts');
    await kitchen().call(`POST /api/staff/orders/${id}/allergy`);
    for (const to of ['acknowledged', 'in_progress', 'done'])
      await kitchen().call(`POST /api/staff/requests/${before.id}/transition`, { body: { to } });
    const erased = await kitchen().call(`POST /api/staff/conversations/${guest().conversationId}/erasure`);
    expect(erased.status).toBe(200);
    const read = await kitchen().call('GET /api/staff/requests?scope=all');
    const after = read.body.requests.find((request: { id: string }) => request.id === before.id);
    expect(after).toMatchObject({ note: null, food: null });
  });
});
