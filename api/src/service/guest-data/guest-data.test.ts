import { beforeAll, describe, expect, test } from '@jest/globals';
import { guestDataOf } from '../../testing/scenes/guest-data-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Data about a guest, on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let data: ReturnType<typeof guestDataOf>;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    data = guestDataOf(stage, hotel);
  });

  test('an export has every text of the guest and of those who served them, and no secret', async () => {
    const guest = await data.talkativeGuest('mirabellus');
    const { status, body } = await data.asManager(
      `GET /api/staff/conversations/${guest.conversationId}/data`,
    );
    expect(status).toBe(200);
    for (const part of ['profile', 'registration', 'messages', 'requests', 'orders', 'alarms', 'questions'])
      expect([part, JSON.stringify(body[part]).includes('mirabellus')]).toEqual([part, true]);
    expect(body).toMatchObject({
      notes: { vip: true },
      session: { place: expect.stringContaining('Room 204') },
    });
    expect(body.requests[0].steps.at(-1)).toMatchObject({ reason: 'Waiting for mirabellus' });
    expect(JSON.stringify(body)).not.toMatch(/token_hash|code_hash|property_id/);
    expect((await data.asManager('GET /api/staff/conversations/nothing/data')).status).toBe(404);
    await data.endRequests();
  });

  test('after an erasure no table of the database has any text of the guest, and reports keep their figures', async () => {
    const guest = await data.talkativeGuest('quibblestone', 'airship');
    const kept = await data.talkativeGuest('steadfastly', 'airship');
    const operation = `POST /api/staff/conversations/${guest.conversationId}/erasure`;
    const held = await data.tablesWith('quibblestone');
    for (const table of [
      'alarms',
      'conversation_marks',
      'events',
      'gap_questions',
      'gaps',
      'guest_profiles',
      'guest_registrations',
      'messages',
      'notification_deliveries',
      'orders',
      'request_steps',
      'requests',
      'shift_notes',
      'staff_questions',
    ])
      expect(held).toContain(table);

    const refused = await data.asManager(operation);
    expect([refused.status, refused.body.code]).toEqual([409, 'guest-still-served']);
    expect(await data.tablesWith('quibblestone')).toEqual(held);

    await data.endRequests();
    const erased = await data.asManager(operation);
    expect(erased.status).toBe(200);
    expect(erased.body).toMatchObject({
      by: expect.stringContaining('manager'),
      counts: { conversations: 1, requests: 1, orders: 1, alarms: 1, questions: 1, messages: 6 },
    });
    expect(await data.tablesWith('quibblestone')).toEqual([]);
    expect((await guest.call('GET /api/guest/conversation')).status).toBe(401);
    expect((await data.asManager(operation)).status).toBe(404);
    expect((await data.asManager('GET /api/staff/erasures')).body.erasures).toEqual([erased.body]);

    const { body } = await data.asManager(`GET /api/staff/conversations/${kept.conversationId}/data`);
    expect(JSON.stringify(body.messages)).toContain('steadfastly');
    const all = await data.asManager('GET /api/staff/requests?scope=all');
    expect(all.body.requests.filter(({ note }: { note: string | null }) => note === null)).not.toEqual([]);
  });

  test('front desk and departments neither export nor erase', async () => {
    const guest = await stage.api.guest(hotel.codes.otherRoom.code);
    for (const who of ['agent', 'housekeeper', 'developer'] as const)
      for (const operation of ['GET data', 'POST erasure']) {
        const [method, what] = operation.split(' ');
        const { status } = await stage.api
          .staff(hotel, who)
          .call(`${method} /api/staff/conversations/${guest.conversationId}/${what}`);
        expect([who, operation, status]).toEqual([who, operation, 403]);
      }
  });
});
