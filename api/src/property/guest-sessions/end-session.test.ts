import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { GUEST_IDLE_MS, GUEST_MAX_MS } from './find-session.ts';
import { SESSION_LIMITS } from './session-limits.ts';

describe.each(testDatabases)('The end of guest sessions on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150, sessionLimits: SESSION_LIMITS });
  const start = (code: string, options: object = {}) =>
    stage.api.call('POST /api/guest/session', { body: { code }, ...options });

  test('leaving ends the streams of this session at once, in every tab', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const tabs = [await guest.listen(0), await guest.listen(0)];
    await guest.call('DELETE /api/guest/session');
    for (const tab of tabs) {
      await tab.until((e) => e.type === 'session.ended');
      await tab.untilEnded();
    }
    await expect(guest.listen(0)).rejects.toThrow('session-expired');
  });

  test('a stream of an expiring session reports it and ends', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const events = await guest.listen(0);
    stage.api.clock.skip(GUEST_IDLE_MS + 1000);
    expect(await events.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'expired' });
    await events.untilEnded();
  });

  test('a session that is used every day still ends, at a fixed time after the scan', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const hour = 3_600_000;
    const useFor = async (ms: number) => {
      for (let at = 0; at < ms; at += 20 * hour) {
        stage.api.clock.skip(20 * hour);
        const { status } = await guest.call('GET /api/guest/session');
        if (status !== 200) return at;
      }
      return null;
    };
    expect(await useFor(GUEST_MAX_MS - 24 * hour)).toBeNull();
    expect(await useFor(72 * hour)).not.toBeNull();
    expect((await guest.call('GET /api/guest/conversation')).body.code).toBe('session-expired');
  });

  test('a manager ends all sessions of a place at once, with their streams; its code stays valid', async () => {
    const hotel = await stage.newHotel();
    const guests = await Promise.all([1, 2, 3].map(() => stage.api.guest(hotel.codes.room.code)));
    const neighbour = await stage.api.guest(hotel.codes.otherRoom.code);
    const streams = await Promise.all(guests.map((guest) => guest.listen(0)));
    const manager = stage.api.staff(hotel, 'manager');
    const { places } = (await manager.call('GET /api/staff/places')).body;
    const room = places.find(({ openSessions }: { openSessions: number }) => openSessions === 3);
    const end = `POST /api/staff/places/${room.id}/sessions/end`;
    expect((await stage.api.staff(hotel, 'agent').call(end)).status).toBe(403);
    expect((await stage.api.staff(await stage.newHotel(), 'manager').call(end)).body).not.toMatchObject({
      ended: 3,
    });
    expect((await manager.call('POST /api/staff/places/nowhere/sessions/end')).body.code).toBe('not-found');
    expect((await manager.call(end)).body).toEqual({ ended: 3 });
    for (const stream of streams) {
      expect(await stream.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'revoked' });
      await stream.untilEnded();
    }
    expect((await guests[0]?.call('GET /api/guest/conversation'))?.body.code).toBe('session-expired');
    expect((await neighbour.call('GET /api/guest/session')).status).toBe(200);
    expect((await manager.call(end)).body).toEqual({ ended: 0 });
    expect((await start(hotel.codes.room.code)).status).toBe(201);
  });

  test('a new code ends the sessions of its place', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.table.code);
    const stream = await guest.listen(0);
    await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/codes', { body: { placeIds: ['table-1'] } });
    expect(await stream.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'revoked' });
    await stream.untilEnded();
  });
});
