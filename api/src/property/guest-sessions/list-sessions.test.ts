import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The open sessions of a place on %s', (_, create) => {
  const stage = useTestApi(create);

  async function room() {
    const hotel = await stage.newHotel();
    const guests = [
      await stage.api.guest(hotel.codes.room.code),
      await stage.api.guest(hotel.codes.room.code),
    ];
    const manager = stage.api.staff(hotel, 'manager');
    const list = async () => (await manager.call('GET /api/staff/places/room-204/sessions')).body;
    return { hotel, guests, manager, list };
  }

  test('are listed with what is known of each phone, and without any secret', async () => {
    const { hotel, guests, list } = await room();
    await stage.api.guest(hotel.codes.otherRoom.code);
    const { sessions, open } = await list();
    expect(open).toBe(2);
    const byConversation = new Map(
      sessions.map((session: { conversationId: string }) => [session.conversationId, session]),
    );
    expect(byConversation.get(guests[0]?.conversationId ?? '')).toEqual({
      id: expect.any(String),
      assurance: 'L1',
      language: expect.any(String),
      startedAt: expect.any(String),
      lastSeenAt: expect.any(String),
      expiresAt: expect.any(String),
      push: false,
      conversationId: guests[0]?.conversationId,
      hasMessages: false,
    });
  });

  test('end one by one: that phone reads that its session has ended, the other goes on', async () => {
    const { guests, manager, list } = await room();
    const [ended, other] = guests as [(typeof guests)[0], (typeof guests)[0]];
    const events = await ended.listen();
    const { sessions } = await list();
    const { id } = sessions.find(
      ({ conversationId }: { conversationId: string }) => conversationId === ended.conversationId,
    );
    const end = `POST /api/staff/guest-sessions/${id}/end`;
    expect((await manager.call(end)).status).toBe(204);
    expect(await events.until(({ type }) => type === 'session.ended')).toMatchObject({ reason: 'revoked' });
    await events.untilEnded();
    expect((await ended.call('GET /api/guest/conversation')).body.code).toBe('session-expired');
    expect((await other.call('GET /api/guest/conversation')).status).toBe(200);
    expect((await list()).open).toBe(1);
    expect((await manager.call(end)).status).toBe(404);
  });

  test('are for those who manage the property, and for no other property', async () => {
    const { hotel, manager, list } = await room();
    const { sessions } = await list();
    const end = `POST /api/staff/guest-sessions/${sessions[0].id}/end`;
    for (const who of ['agent', 'housekeeper'] as const) {
      const caller = stage.api.staff(hotel, who);
      expect((await caller.call('GET /api/staff/places/room-204/sessions')).status).toBe(403);
      expect((await caller.call(end)).status).toBe(403);
    }
    const stranger = stage.api.staff(await stage.newHotel(), 'manager');
    expect((await stranger.call(end)).status).toBe(404);
    expect((await stranger.call('GET /api/staff/places/room-204/sessions')).body.sessions).toEqual([]);
    expect((await manager.call('GET /api/staff/places/no-such/sessions')).status).toBe(404);
    expect((await list()).open).toBe(2);
  });
});
