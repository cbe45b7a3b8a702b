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
});
