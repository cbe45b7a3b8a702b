import { STREAMS_PER_SESSION } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { GUEST_IDLE_MS, GUEST_MAX_MS } from './find-session.ts';
import { SESSION_LIMITS, START_WINDOW_MS } from './session-limits.ts';

describe.each(testDatabases)('Guest sessions on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150, sessionLimits: SESSION_LIMITS });
  const start = (code: string, options: object = {}) =>
    stage.api.call('POST /api/guest/session', { body: { code }, ...options });

  test('the cookie is http-only and same-site, and bound to host and https behind our proxy alone', async () => {
    const { codes } = await stage.newHotel();
    const plain = (await start(codes.room.code)).headers.get('set-cookie');
    expect(plain).toMatch(/^bellkey_guest=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const proxied = (await start(codes.room.code, { ...https, peer: '10.0.0.1' })).headers.get('set-cookie');
    expect(proxied).toMatch(/^__Host-bellkey_guest=[\w-]{43};.* HttpOnly; Secure; SameSite=Lax$/);
    const lied = (await start(codes.room.code, { ...https, peer: '192.0.2.9' })).headers.get('set-cookie');
    expect(lied).toMatch(/^bellkey_guest=/);
  });

  test('scanning again at the same place goes on with the conversation, under a new token', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    await guest.say('before');
    const again = await start(codes.room.shortCode, { cookie: guest.cookie });
    expect(again.body.conversationId).toBe(guest.conversationId);
    const cookie = (again.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toBe(guest.cookie);
    expect((await guest.call('GET /api/guest/session')).body.code).toBe('no-session');
    expect((await stage.api.call('GET /api/guest/session', { cookie })).status).toBe(200);
  });

  test('scanning at another place ends the session at the first, and its stream', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const events = await guest.listen(0);
    const moved = await start(codes.table.code, { cookie: guest.cookie });
    expect(moved.body.place.id).toBe('table-1');
    expect(moved.body.conversationId).not.toBe(guest.conversationId);
    expect(await events.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'moved' });
    await events.untilEnded();
  });

  test('the cookie lives a day by the API’s clock, whatever the process’s own says', async () => {
    const { codes } = await stage.newHotel();
    stage.api.clock.skip(500 * 24 * 60 * 60_000);
    expect((await start(codes.room.code)).headers.get('set-cookie')).toContain('; Max-Age=86400;');
  });

  test('a token that somebody else planted opens nothing', async () => {
    const { codes } = await stage.newHotel();
    const planted = await start(codes.room.code, { cookie: 'bellkey_guest=planted-by-an-attacker' });
    expect(planted.headers.get('set-cookie')).not.toContain('planted');
  });

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

  test('a stream of a session that expires says so and ends', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const events = await guest.listen(0);
    stage.api.clock.skip(GUEST_IDLE_MS + 1000);
    expect(await events.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'expired' });
    await events.untilEnded();
  });

  test('a session that is used every day still ends, a fixed time after the code was scanned', async () => {
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

  test('a family of six with two devices each gets in at once, and a place has a limit for ten minutes', async () => {
    const { codes } = await stage.newHotel();
    const { startedInTenMinutes } = SESSION_LIMITS.places.room;
    const family = await Promise.all(Array.from({ length: 12 }, () => start(codes.room.code)));
    expect(family.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, at) => start(codes.room.code, { peer: `203.0.113.${at}` })),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(startedInTenMinutes - 12);
    const refusal = many.find(({ status }) => status !== 201);
    expect([refusal?.status, refusal?.body.code]).toEqual([429, 'too-many-sessions']);
    expect(refusal?.body.retryAfterSeconds).toBeLessThanOrEqual(START_WINDOW_MS / 1000);
    // Another room, and whoever is in already, notice nothing of it.
    expect((await start(codes.otherRoom.code)).status).toBe(201);
    const cookie = (family[0]?.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await start(codes.room.code, { cookie })).status).toBe(201);
    stage.api.clock.skip(START_WINDOW_MS + 1);
    expect((await start(codes.room.code)).status).toBe(201);
  });

  test('a place that is full of sessions which nobody used makes room; used ones stay', async () => {
    const { codes } = await stage.newHotel();
    const { openAtOnce } = SESSION_LIMITS.places.room;
    const used = await stage.api.guest(codes.room.code);
    await used.say('Good evening');
    const listening = await used.listen();
    const first = await stage.api.guest(codes.room.code);
    for (let open = 2; open < openAtOnce; open += 1) {
      if (open % 10 === 0) stage.api.clock.skip(START_WINDOW_MS + 1);
      expect((await start(codes.room.code)).status).toBe(201);
    }
    expect((await first.call('GET /api/guest/session')).status).toBe(200);
    stage.api.clock.skip(START_WINDOW_MS + 1);
    expect((await start(codes.room.code)).status).toBe(201);
    expect((await used.call('GET /api/guest/session')).status).toBe(200);
    const { body } = await stage.api.staff(await stage.newHotel(), 'manager').call('GET /api/staff/places');
    expect(body.places.every(({ openSessions }: { openSessions: number }) => openSessions === 0)).toBe(true);
    await listening.close();
  });

  test('one session has so many streams; one more closes the oldest', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const tabs = [];
    for (let tab = 0; tab < STREAMS_PER_SESSION; tab += 1) tabs.push(await guest.listen(0));
    const other = await (await stage.api.guest(codes.room.code)).listen(0);
    const last = await guest.listen(0);
    await tabs[0]?.untilEnded();
    await guest.say('still heard');
    for (const tab of [...tabs.slice(1), last]) {
      await tab.until((e) => e.type === 'message.created' && e.message.body === 'still heard');
      await tab.close();
    }
    await other.when(() => other.text.includes(': still here'), 'heartbeat');
    await other.close();
  });

  test('a stream that was closed leaves its place to another', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const first = await guest.listen(0);
    for (let tab = 0; tab < 2 * STREAMS_PER_SESSION; tab += 1) await (await guest.listen(0)).close();
    await guest.say('still heard');
    await first.until((e) => e.type === 'message.created' && e.message.body === 'still heard');
    await first.close();
  });

  test('a manager ends all sessions of a place at once, with their streams; the code stays good', async () => {
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

  test('the house speaks the language that the browser asks for', async () => {
    const { codes } = await stage.newHotel();
    const started = await start(codes.room.code, {
      headers: { 'accept-language': 'fr-FR, pt-BR;q=0.8, en;q=0.5' },
    });
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await stage.api.call('POST /api/guest/handoff', { cookie });
    const { body } = await stage.api.call('GET /api/guest/conversation', { cookie });
    expect(body.messages[0].body).toContain('Receção');
  });
});
