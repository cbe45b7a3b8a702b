import { STREAMS_PER_SESSION } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { SESSION_LIMITS, START_WINDOW_MS } from './session-limits.ts';

describe.each(testDatabases)('Limits of guest sessions on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150, sessionLimits: SESSION_LIMITS });
  const start = (code: string, options: object = {}) =>
    stage.api.call('POST /api/guest/session', { body: { code }, ...options });

  test('a family of six with two devices each gets in at once, and a place is limited for ten minutes', async () => {
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
    // Another room, and guests already inside, are not affected.
    expect((await start(codes.otherRoom.code)).status).toBe(201);
    const cookie = (family[0]?.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await start(codes.room.code, { cookie })).status).toBe(201);
    stage.api.clock.skip(START_WINDOW_MS + 1);
    expect((await start(codes.room.code)).status).toBe(201);
  });

  test('a place full of unused sessions makes room; used ones stay', async () => {
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

  test('one session has a limited number of streams; one more closes the oldest', async () => {
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

  test('a closed stream frees its place for another', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const first = await guest.listen(0);
    for (let tab = 0; tab < 2 * STREAMS_PER_SESSION; tab += 1) await (await guest.listen(0)).close();
    await guest.say('still heard');
    await first.until((e) => e.type === 'message.created' && e.message.body === 'still heard');
    await first.close();
  });
});
