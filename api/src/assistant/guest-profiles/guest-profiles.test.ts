import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { addMenu } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const NOTHING = { name: null, language: null, quiet: null, allergies: null, marketing: false };

describe.each(testDatabases)('A guest’s profile on %s', (_, create) => {
  const stage = useTestApi(create);

  async function scene() {
    const made = await clockScene(stage);
    const { guest } = made;
    const { body } = await guest.call('GET /api/guest/session');
    const id: string = body.conversationId;
    const profile = (method: string, more = '', sent?: unknown, as = guest) =>
      as.call(`${method} /api/guest/profile/${id}${more}`, sent === undefined ? {} : { body: sent });
    const notes = async () => {
      const page = await made.staff('manager').call(`GET /api/staff/conversations/${id}`);
      return page.body.messages
        .filter(({ visibility }: { visibility: string }) => visibility === 'internal')
        .map(({ body: text }: { body: string }) => text);
    };
    return { ...made, id, profile, notes };
  }

  test('shows what the property knows, and changes with what the guest enters, which staff read', async () => {
    const { ask, profile, notes } = await scene();
    await ask('towels');
    expect((await profile('GET')).body).toMatchObject({
      preferences: NOTHING,
      counts: { messages: 0, requests: 1, orders: 0 },
      changedAt: null,
    });
    const said = {
      name: 'Ana',
      language: 'pt',
      quiet: { from: '22:00', until: '08:00' },
      allergies: 'Peanuts',
      marketing: true,
    };
    expect((await profile('PUT', '', said)).body).toMatchObject({ preferences: said });
    const after = (await profile('GET')).body;
    expect(after).toMatchObject({ preferences: said, marketingAt: expect.any(String) });
    await profile('PUT', '', said);
    expect(await notes()).toEqual([
      'The guest changed their profile: name: Ana; language: pt; quiet hours: 22:00 to 08:00; allergies: Peanuts; may be written to after the visit: yes.',
    ]);
    expect((await profile('PUT', '', { ...said, quiet: { from: '25:00', until: '8' } })).status).toBe(422);
  });

  test('is unknown to everyone else', async () => {
    const { profile, hotel } = await scene();
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    const answers = [
      await profile('GET', '', undefined, other),
      await profile('PUT', '', NOTHING, other),
      await profile('GET', '/export', undefined, other),
      await profile('POST', '/erasure', undefined, other),
    ];
    const unknown = await other.call('GET /api/guest/profile/no-such-guest');
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([404, 'not-found', unknown.body.detail]);
  });

  test('is exported whole, without anything for staff only', async () => {
    const { ask, profile } = await scene();
    await ask('towels');
    await profile('PUT', '', { ...NOTHING, name: 'Ana' });
    const { body } = await profile('GET', '/export');
    expect(body).toMatchObject({ profile: { preferences: { name: 'Ana' } }, messages: [], orders: [] });
    expect(body.requests).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('changed their profile');
  });

  test('is deleted by a person, who is asked for once and sees the reason', async () => {
    const { profile, staff, notes } = await scene();
    const asked = (await profile('POST', '/erasure')).body.erasureAskedAt;
    expect(asked).toEqual(expect.any(String));
    expect((await profile('POST', '/erasure')).body.erasureAskedAt).toBe(asked);
    expect(await notes()).toEqual(['The guest asks for everything that is known about them to be deleted.']);
    const { body } = await staff('manager').call('GET /api/staff/conversations');
    expect(JSON.stringify(body)).toContain('"reason":"erasure"');
  });

  test('its allergies are on each new order, and danger in it raises the alarm', async () => {
    const { profile, guest, hotel } = await scene();
    await addMenu(stage.api.api.store, hotel);
    await profile('PUT', '', { ...NOTHING, allergies: 'Peanuts' });
    const { body } = await guest.call('POST /api/guest/cart', {
      body: { changes: [{ itemId: 'soup', quantity: 1 }] },
    });
    expect(body.allergy).toBe('Peanuts');
    expect((await guest.call('GET /api/guest/orders')).body.orders[0].allergy).toBe('Peanuts');
    await profile('PUT', '', { ...NOTHING, allergies: 'I ate nuts and cannot breathe' });
    expect((await guest.call('GET /api/guest/conversation')).body.conversation.alarm).toMatchObject({
      kind: 'medical',
    });
  });

  test('limits how often it changes', async () => {
    const { profile } = await scene();
    for (let turn = 0; turn < 60; turn += 1) await profile('PUT', '', { ...NOTHING, name: `A${turn}` });
    expect((await profile('PUT', '', NOTHING)).body.code).toBe('rate-limited');
  });
});
