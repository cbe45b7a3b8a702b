import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../platform/database/database.ts';
import { makeSmallHotel, type SmallHotel } from '../testing/small-hotel.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('The whole job on %s', (_, create) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let api: TestApi;
  let hotel: SmallHotel;

  beforeAll(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    api = await startTestApi(database);
    hotel = await makeSmallHotel(api.api.store);
  });
  afterAll(async () => {
    await api.stop();
    await database.close();
    await testDatabase.drop();
  });

  test('a guest asks for towels, housekeeping sees it, accepts it, and the guest sees that', async () => {
    const resolved = await api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.code } });
    expect(resolved.status).toBe(200);
    expect(resolved.body.place.id).toBe('room-204');

    const guest = await api.guest(hotel.codes.room.code);
    const housekeeper = api.staff(hotel, 'housekeeper');
    const guestEvents = await guest.listen(0);
    const staffEvents = await housekeeper.listen(0);

    const said = await guest.say('please ask for towels 2');
    expect(said.status).toBe(201);
    await guestEvents.until((e) => e.type === 'message.created' && e.message.id === said.body.id);
    const created = await staffEvents.until((e) => e.type === 'request.created');
    if (created.type !== 'request.created') throw new Error('unreachable');
    expect(created.request).toMatchObject({ service: 'towels', quantity: 2, state: 'new', source: 'ai' });
    const promise =
      new Date(created.request.promisedAt ?? 0).getTime() - new Date(created.request.createdAt).getTime();
    expect(promise).toBe(20 * 60_000);

    const answer = await guestEvents.until(
      (e) => e.type === 'message.created' && e.message.sender.kind === 'ai',
    );
    if (answer.type !== 'message.created') throw new Error('unreachable');
    expect(answer.message.parts).toEqual([{ kind: 'request', requestId: created.request.id }]);

    const queue = await housekeeper.call('GET /api/staff/requests');
    expect(queue.body.requests.map((r: { id: string }) => r.id)).toEqual([created.request.id]);
    const accepted = await housekeeper.call(`POST /api/staff/requests/${created.request.id}/transition`, {
      body: { to: 'acknowledged' },
    });
    expect(accepted.body).toMatchObject({ state: 'acknowledged', assignee: { id: 'housekeeper' } });
    const seen = await guestEvents.until(
      (e) => e.type === 'request.updated' && e.request.state === 'acknowledged',
    );
    if (seen.type !== 'request.updated') throw new Error('unreachable');
    expect(seen.request.steps.map(({ state, by }) => [state, by.kind])).toEqual([
      ['new', 'ai'],
      ['acknowledged', 'staff'],
    ]);

    const now = await guest.call('GET /api/guest/conversation');
    expect(now.body.requests).toHaveLength(1);
    expect(now.body.messages.map((m: { sender: { kind: string } }) => m.sender.kind)).toEqual([
      'guest',
      'ai',
    ]);
    await guestEvents.close();
    await staffEvents.close();
  });

  test('staff answer in the chat: the guest reads it at once and both sides see what was read', async () => {
    const guest = await api.guest(hotel.codes.otherRoom.code);
    const agent = api.staff(hotel, 'agent');
    const guestEvents = await guest.listen(0);
    await guest.say('hello there');
    await guestEvents.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');

    const said = await agent.call(`POST /api/staff/conversations/${guest.conversationId}/messages`, {
      body: { clientId: 'staff-client-1', body: 'Good evening!' },
    });
    expect(said.status).toBe(201);
    const arrived = await guestEvents.until(
      (e) => e.type === 'message.created' && e.message.sender.kind === 'staff',
    );
    expect(arrived).toMatchObject({
      message: { body: 'Good evening!', sender: { name: `agent ${hotel.canary}` } },
    });
    await guestEvents.until((e) => e.type === 'message.seen');

    await guest.call('POST /api/guest/seen', { body: { messageIds: [said.body.id] } });
    const read = await agent.call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(read.body.messages.find((m: { id: string }) => m.id === said.body.id).seenAt).not.toBeNull();
    expect(read.body.conversation).toMatchObject({ state: 'human_active', assignee: { id: 'agent' } });
    await guestEvents.close();
  });
});
