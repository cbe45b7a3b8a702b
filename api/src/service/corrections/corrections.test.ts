import { describe, expect, test } from '@jest/globals';
import type { Staff } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('What staff correct, on %s', (_, create) => {
  const stage = useTestApi(create);

  async function desk() {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    const raise = async (more: object = {}) =>
      (
        await agent.call('POST /api/staff/requests', {
          body: {
            service: 'towels',
            placeId: 'room-204',
            conversationId: guest.conversationId,
            quantity: 2,
            ...more,
          },
        })
      ).body;
    const page = async () => (await guest.call('GET /api/guest/conversation')).body;
    const merge = (who: Staff, id: string, into: string) =>
      who.call(`POST /api/staff/requests/${id}/merge`, { body: { into } });
    return { hotel, guest, agent, raise, page, merge };
  }

  test('a request moves to another place, and its history keeps the reported one', async () => {
    const { agent, raise } = await desk();
    const { id, place } = await raise();
    const moved = await agent.call(`PUT /api/staff/requests/${id}/place`, { body: { placeId: 'room-205' } });
    expect(moved).toMatchObject({ status: 200, body: { place: { id: 'room-205' } } });
    const { requests } = (await agent.call('GET /api/staff/requests')).body;
    expect(requests).toMatchObject([{ id, place: { id: 'room-205' } }]);
    expect(requests[0].steps.at(-1).event).toEqual({
      kind: 'moved',
      places: { from: place.label, to: requests[0].place.label },
    });
    const again = await agent.call(`PUT /api/staff/requests/${id}/place`, { body: { placeId: 'room-205' } });
    expect(again.body.steps).toHaveLength(requests[0].steps.length);
  });

  test('a finished request stays where it was, and a place must be in use', async () => {
    const { agent, raise } = await desk();
    const { id } = await raise();
    const to = (placeId: string) => agent.call(`PUT /api/staff/requests/${id}/place`, { body: { placeId } });
    expect((await to('room-999')).status).toBe(404);
    await agent.call(`POST /api/staff/requests/${id}/transition`, {
      body: { to: 'cancelled', reason: 'Not wanted.' },
    });
    expect((await to('room-205')).body.code).toBe('illegal-transition');
  });

  test('a department moves and merges only its own requests', async () => {
    const { hotel, raise, merge } = await desk();
    const [first, second] = [await raise(), await raise()];
    const mechanic = stage.api.staff(hotel, 'mechanic');
    const moved = await mechanic.call(`PUT /api/staff/requests/${first.id}/place`, {
      body: { placeId: 'room-205' },
    });
    expect(moved.status).toBe(404);
    expect((await merge(mechanic, first.id, second.id)).status).toBe(404);
  });

  test('a guest who moves keeps the session, and their open requests follow them', async () => {
    const { hotel, guest, agent, raise, page } = await desk();
    const open = await raise();
    const done = await raise({ quantity: 1 });
    await agent.call(`POST /api/staff/requests/${done.id}/transition`, {
      body: { to: 'cancelled', reason: 'Not wanted.' },
    });
    const phone = await guest.listen();
    const moved = await agent.call(`PUT /api/staff/conversations/${guest.conversationId}/place`, {
      body: { placeId: 'room-205' },
    });
    expect(moved).toMatchObject({ status: 200, body: { place: { id: 'room-205' } } });
    await phone.until((event) => event.type === 'conversation.updated');
    await phone.close();
    const { session, conversation, requests, messages } = await page();
    const { label } = conversation.place;
    expect(session.place).toMatchObject({ id: 'room-205', label });
    const placeOf = (id: string) => requests.find((one: { id: string }) => one.id === id).place.id;
    expect([placeOf(open.id), placeOf(done.id)]).toEqual(['room-205', 'room-204']);
    expect(messages.at(-1)).toMatchObject({ sender: { kind: 'system' } });
    expect(messages.at(-1).body).toBe(
      `You are now in ${label}. What you have asked for and is still open comes there.`,
    );
    // What is raised for them is for the new room; the next guest of the earlier room is someone else.
    expect(await raise()).toMatchObject({ status: 404 });
    expect(await raise({ placeId: 'room-205' })).toMatchObject({ place: { id: 'room-205' } });
    const next = await stage.api.guest(hotel.codes.room.code);
    expect(next.conversationId).not.toBe(guest.conversationId);
    const again = await agent.call(`PUT /api/staff/conversations/${guest.conversationId}/place`, {
      body: { placeId: 'room-205' },
    });
    expect(again.status).toBe(200);
    const told = (await page()).messages.filter(({ body }: { body: string }) =>
      body.startsWith('You are now'),
    );
    expect(told).toHaveLength(1);
  });

  test('two requests become one, with what both said; the guest reads it', async () => {
    const { agent, raise, merge, page } = await desk();
    const first = await raise({ note: 'Large ones' });
    const second = await raise({ quantity: 3, note: 'For the pool' });
    const merged = await merge(agent, second.id, first.id);
    expect(merged).toMatchObject({
      status: 200,
      body: {
        id: first.id,
        state: 'new',
        note: `Large ones · #${second.no}: 3 × ${second.title}. For the pool`,
      },
    });
    const { requests, messages } = await page();
    const ended = requests.find(({ id }: { id: string }) => id === second.id);
    expect(ended).toMatchObject({ state: 'cancelled' });
    expect(ended.steps.at(-1).event).toEqual({ kind: 'merged', no: first.no });
    expect(messages.at(-1).body).toMatch(/^We have put two of your requests together/);
    expect((await merge(agent, second.id, first.id)).body.code).toBe('illegal-transition');
  });

  test('of two who merge the same requests in both directions at once, one does', async () => {
    const { agent, raise, merge } = await desk();
    const [first, second] = [await raise(), await raise()];
    const answers = await Promise.all([merge(agent, first.id, second.id), merge(agent, second.id, first.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { requests } = (await agent.call('GET /api/staff/requests')).body;
    expect(requests).toHaveLength(1);
  });

  test('requests of two places, and a request with itself, are not merged', async () => {
    const { agent, raise, merge } = await desk();
    const here = await raise();
    const there = await raise({ placeId: 'room-205', conversationId: undefined });
    expect((await merge(agent, there.id, here.id)).body).toMatchObject({
      code: 'illegal-transition',
      detail: 'They are for different places.',
    });
    expect((await merge(agent, here.id, here.id)).body.code).toBe('illegal-transition');
  });
});
