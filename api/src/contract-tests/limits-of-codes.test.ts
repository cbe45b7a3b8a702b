import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { limitCounts } from '../platform/database/schema/platform-tables.ts';
import {
  WRONG_CODE_WINDOW_MS,
  WRONG_CODES_ALLOWED,
  WRONG_CODES_PER_PROPERTY,
  WRONG_CODES_PER_SERVICE,
} from '../property/places/wrong-code-limit.ts';
import { AT_ONCE, useManyCallers, wrongCode } from '../testing/scenes/many-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('Limits for codes, with forty at once on %s', (name, create) => {
  const { stage, atOnce } = useManyCallers(name, create);

  test('wrong codes of places and of staff: five, and everyone else waits', async () => {
    const places = await atOnce((api, index) =>
      api.call('POST /api/qr/resolve', { body: { code: wrongCode(index) }, peer: '192.0.2.101' }),
    );
    expect(places).toEqual({
      'unknown-code': WRONG_CODES_ALLOWED,
      'rate-limited': AT_ONCE - WRONG_CODES_ALLOWED,
    });
    const joining = await atOnce((api, index) =>
      api.call('POST /api/staff/join-code/resolve', {
        body: { joinCode: wrongCode(index) },
        peer: '192.0.2.102',
      }),
    );
    expect(joining).toEqual({
      'unknown-join-code': WRONG_CODES_ALLOWED,
      'rate-limited': AT_ONCE - WRONG_CODES_ALLOWED,
    });
  });

  test('right codes are not limited, however many are typed at once', async () => {
    const hotel = await stage.newHotel();
    const right = await atOnce((api) =>
      api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.shortCode }, peer: '192.0.2.103' }),
    );
    expect(right).toEqual({ ok: AT_ONCE });
  });

  test('an IPv6 caller counts by their network, and an IPv4 address by itself however it is written', async () => {
    const tryWrong = async (peer: string) =>
      (await stage.api.call('POST /api/qr/resolve', { body: { code: wrongCode(1) }, peer })).body.code;
    for (let index = 0; index < WRONG_CODES_ALLOWED; index += 1)
      expect(await tryWrong(`2001:db8:7:7::${index + 1}`)).toBe('unknown-code');
    expect(await tryWrong('2001:db8:7:7:ffff::99')).toBe('rate-limited');
    expect(await tryWrong('2001:db8:7:8::1')).toBe('unknown-code');
    for (let index = 0; index < WRONG_CODES_ALLOWED; index += 1)
      expect(await tryWrong(index % 2 ? '::ffff:192.0.2.107' : '192.0.2.107')).toBe('unknown-code');
    expect(await tryWrong('::ffff:c000:26b')).toBe('rate-limited');
  });

  test('while many callers guess, each gets one wrong code, and a guest with a right one is let in', async () => {
    const hotel = await stage.newHotel();
    stage.api.clock.skip(WRONG_CODE_WINDOW_MS + 1000);
    const host = { host: 'aurora.bellkey.example' };
    const type = (code: string, peer: string, headers: Record<string, string> = host) =>
      stage.api.call('POST /api/qr/resolve', { body: { code }, peer, headers });
    for (let index = 0; index < WRONG_CODES_PER_PROPERTY; index += 1)
      await type(wrongCode(index), `10.9.${Math.floor(index / WRONG_CODES_ALLOWED)}.1`);

    expect((await type(wrongCode(1), '10.8.0.1')).body.code).toBe('unknown-code');
    const second = await type(wrongCode(2), '10.8.0.1');
    expect(second.body).toMatchObject({
      code: 'rate-limited',
      detail: expect.stringContaining('Scan the QR'),
    });
    expect((await type(hotel.codes.room.code, '10.8.0.1')).status).toBe(200);
    expect((await type(hotel.codes.room.shortCode, '10.8.0.2')).status).toBe(200);
    // Elsewhere nothing has changed.
    const elsewhere = { host: 'pomar.bellkey.example' };
    for (let index = 0; index < WRONG_CODES_ALLOWED; index += 1)
      expect((await type(wrongCode(index), '10.7.0.1', elsewhere)).body.code).toBe('unknown-code');
  });

  test('once the whole service has had too many wrong codes, each caller gets one, whichever property they try', async () => {
    stage.api.clock.skip(WRONG_CODE_WINDOW_MS + 1000);
    const hotel = await stage.newHotel();
    const type = (code: string, peer: string, host: string) =>
      stage.api.call('POST /api/qr/resolve', { body: { code }, peer, headers: { host } });
    expect((await type(wrongCode(1), '10.6.0.1', 'first.bellkey.example')).body.code).toBe('unknown-code');
    // As many as several thousand callers would have made.
    await stage.database.queries
      .update(limitCounts)
      .set({ count: WRONG_CODES_PER_SERVICE })
      .where(eq(limitCounts.name, 'wrong-place-service'));
    for (const [index, property] of ['second', 'third', 'fourth'].entries()) {
      const peer = `10.6.1.${index}`;
      const host = `${property}.bellkey.example`;
      expect((await type(wrongCode(2), peer, host)).body.code).toBe('unknown-code');
      expect((await type(wrongCode(3), peer, host)).body.code).toBe('rate-limited');
      expect((await type(hotel.codes.room.code, peer, host)).status).toBe(200);
    }
  });
});
