import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const BASE = 'bellkey.example';

describe.each(testDatabases)('Where a code opens, on %s', (_, create) => {
  const stage = useTestApi(create, {
    brandKeys: ['default', 'harbourline', 'quayside'],
    trust: { trustedProxies: ['10.0.0.1'], publicOrigins: [`https://quayside.${BASE}`] },
  });
  let hotel: SmallHotel;
  let neighbour: SmallHotel;

  /** Gives a hotel an address and a brand. */
  async function move(one: SmallHotel, slug: string, brand: string | null) {
    await stage.api.api.store.inProperty(one.id, async (scope) =>
      done(
        await scope.db.execute(
          sql`update properties set slug = ${slug}, brand = ${brand} where id = ${one.id}`,
        ),
      ),
    );
  }

  beforeAll(async () => {
    [hotel, neighbour] = [await stage.newHotel(), await stage.newHotel()];
    await move(hotel, 'seaview', 'harbourline');
    await move(neighbour, 'hillside', null);
  });

  const open = (code: string, host: string, headers: Record<string, string> = {}) =>
    Promise.all(
      ['POST /api/qr/resolve', 'POST /api/guest/session'].map((operation) =>
        stage.api.call(operation, { body: { code }, headers: { host, ...headers } }),
      ),
    );

  test.each([
    BASE,
    `${BASE}:8443`,
    `www.${BASE}`,
    `seaview.${BASE}`,
    `harbourline.${BASE}`,
    '192.0.2.80',
    'localhost:3000',
  ])('at %s, as the platform’s, its brand’s or its own', async (host) => {
    const [resolved, started] = await open(hotel.codes.room.code, host);
    expect([resolved?.status, started?.status]).toEqual([200, 201]);
  });

  test.each([
    [`quayside.${BASE}`, 'another brand'],
    [`hillside.${BASE}`, 'another property'],
    [`HILLSIDE.${BASE}.`, 'another property, spelt differently'],
  ])('not at %s, the address of %s: the refusal names the right one', async (host) => {
    const answers = await open(hotel.codes.room.code, host);
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([409, 'code-elsewhere']);
      expect(body.address).toBe(`http://seaview.${BASE}/scan-qr?c=${hotel.codes.room.code}`);
      expect(headers.get('set-cookie')).toBeNull();
      expect(JSON.stringify(body)).not.toContain(hotel.canary);
    }
  });

  test('a property without a brand opens at no brand’s address, also by its short code', async () => {
    const { shortCode } = neighbour.codes.table;
    for (const brand of ['harbourline', 'quayside']) {
      const [resolved, started] = await open(shortCode, `${brand}.${BASE}:3000`);
      expect([resolved?.body.code, started?.body.code]).toEqual(['code-elsewhere', 'code-elsewhere']);
      expect(resolved?.body.address).toBe(`http://hillside.${BASE}:3000/scan-qr?c=${shortCode}`);
    }
  });

  test('a host that a stranger invents next to the one they asked for counts for nothing', async () => {
    const [resolved] = await open(hotel.codes.room.code, `quayside.${BASE}`, {
      'x-forwarded-host': `seaview.${BASE}`,
    });
    expect(resolved?.body.code).toBe('code-elsewhere');
  });

  test('the page that calls decides, where it is served apart from the API', async () => {
    const [resolved] = await open(hotel.codes.room.code, `api.${BASE}`, {
      origin: `https://quayside.${BASE}`,
    });
    expect(resolved?.body.address).toBe(`https://seaview.${BASE}/scan-qr?c=${hotel.codes.room.code}`);
  });
});
