import { describe, expect, test } from '@jest/globals';
import { SESSION_LIMITS } from '../property/guest-sessions/session-limits.ts';
import { WRONG_CODES_ALLOWED } from '../property/places/wrong-code-limit.ts';
import { wrongCode } from '../testing/scenes/many-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** The one that the test API trusts. */
const PROXY = '10.0.0.1';
const STARTS = 3;

describe.each(testDatabases)('Whose address a limit counts on %s', (_, create) => {
  const stage = useTestApi(create, { sessionLimits: { ...SESSION_LIMITS, perAddress: STARTS } });

  /** One wrong code from each caller; then what the last one gets is the outcome. */
  async function guess(callers: ReadonlyArray<{ peer: string; headers: Record<string, string> }>) {
    const codes: string[] = [];
    for (const [index, caller] of callers.entries()) {
      const { body } = await stage.api.call('POST /api/qr/resolve', {
        body: { code: wrongCode(index) },
        ...caller,
      });
      codes.push(body.code);
    }
    return codes;
  }
  const allButLast = [...Array(WRONG_CODES_ALLOWED).fill('unknown-code'), 'rate-limited'];
  const each = <T>(make: (index: number) => T) =>
    Array.from({ length: WRONG_CODES_ALLOWED + 1 }, (_, index) => make(index));

  test.each([
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ])('a caller who invents %s counts by the address of their connection', async (header) => {
    const peer = `2001:db8:aa:${header.length.toString(16)}${header.charCodeAt(0).toString(16)}::1`;
    const callers = each((index) => ({
      peer,
      headers: { [header]: header === 'forwarded' ? `for=198.51.100.${index}` : `198.51.100.${index}` },
    }));
    expect(await guess(callers)).toEqual(allButLast);
  });

  test('behind the proxy, what a caller puts before its entry changes nothing', async () => {
    const callers = each((index) => ({
      peer: PROXY,
      headers: { 'x-forwarded-for': `198.51.100.${index}, 2001:db8::${index},, unknown, 203.0.113.77` },
    }));
    expect(await guess(callers)).toEqual(allButLast);
  });

  test('behind the proxy, one network counts as one in every spelling, with or without a port', async () => {
    const spellings = [
      '2001:db8:bb:1::1',
      '2001:DB8:BB:1::2',
      '2001:0db8:00bb:0001:0000:0000:0000:0003',
      '[2001:db8:bb:1::4]:49152',
      '2001:db8:bb:1:ffff::5',
      '"[2001:db8:bb:1::6]:1"',
    ];
    expect(spellings).toHaveLength(WRONG_CODES_ALLOWED + 1);
    const callers = spellings.map((spelling) => ({
      peer: PROXY,
      headers: { 'x-forwarded-for': spelling },
    }));
    expect(await guess(callers)).toEqual(allButLast);
    const neighbour = { peer: PROXY, headers: { 'x-forwarded-for': '2001:db8:bb:2::1' } };
    expect(await guess([neighbour])).toEqual(['unknown-code']);
  });

  test('one network starts a limited number of guest sessions, whatever it claims and whichever place it scans', async () => {
    const { codes } = await stage.newHotel();
    const scan = (code: string, peer: string, headers: Record<string, string> = {}) =>
      stage.api.call('POST /api/guest/session', { body: { code }, peer, headers });
    const places = [codes.room.code, codes.otherRoom.code, codes.table.code];
    for (const [index, code] of places.entries())
      expect((await scan(code, `2001:db8:cc:1::${index}`)).status).toBe(201);
    const refused = await scan(codes.room.code, '2001:db8:cc:1:f::9', { 'x-forwarded-for': '203.0.113.5' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-sessions']);
    expect(refused.body.retryAfterSeconds).toBeGreaterThan(0);
    expect((await scan(codes.room.code, '2001:db8:cc:2::1')).status).toBe(201);
  });
});
