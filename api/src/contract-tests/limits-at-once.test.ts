import { randomUUID } from 'node:crypto';
import { shortCodeFrom } from '@bellkey/shared/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { MESSAGES_PER_WINDOW } from '../assistant/chat/guest-conversation.ts';
import type { Database } from '../platform/database/database.ts';
import { conversations } from '../platform/database/schema/conversation-tables.ts';
import { organizations, properties } from '../platform/database/schema/property-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import {
  WRONG_CODE_WINDOW_MS,
  WRONG_CODES_ALLOWED,
  WRONG_CODES_PER_PROPERTY,
} from '../property/places/wrong-code-limit.ts';
import { MAX_DEMOS } from '../public/demo/start-demo.ts';
import { MAX_OWNED } from '../public/sign-up/create-property.ts';
import { lockConversation } from '../service/conversations/append-message.ts';
import { createRequest } from '../service/requests/create-request.ts';
import { MAX_PER_HOUR_PER_PLACE } from '../service/requests/request-limits.ts';
import { leadForm, newProperty } from '../testing/public-forms.ts';
import { type Answer, startTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const AT_ONCE = 40;
/** Of the API when nothing else is configured. */
const PUBLIC_CALLS_PER_HOUR = 10;

/** A well-formed short code that belongs to nothing. */
const wrongCode = (index: number) => shortCodeFrom(new Uint8Array([1, 2, 3, 4, 5, index >> 5, index & 31]));

describe.each(testDatabases)('Limits, with forty at once on %s', (name, create) => {
  const stage = useTestApi(create);
  /** On PostgreSQL two processes share the work, as behind a load balancer. */
  let apis: TestApi[];
  let second: { api: TestApi; database: Database } | null = null;

  beforeAll(async () => {
    if (name === 'PostgreSQL') {
      const database = await stage.testDatabase.open();
      second = { database, api: await startTestApi(database) };
    }
    apis = second ? [stage.api, second.api] : [stage.api];
  });
  afterAll(async () => {
    await second?.api.stop();
    await second?.database.close();
  });

  const atOnce = async (ask: (api: TestApi, index: number) => Promise<Answer>) => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => ask(apis[index % apis.length] ?? stage.api, index)),
    );
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const kind = status < 400 ? 'ok' : String(body.code);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  };

  test('wrong codes of places and of staff: five, and everybody else waits', async () => {
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

  test('enquiries, from one address and about one e-mail', async () => {
    const left = AT_ONCE - PUBLIC_CALLS_PER_HOUR;
    const byAddress = await atOnce((api, index) =>
      api.call('POST /api/leads', {
        body: leadForm({ email: `guest${index}@hotel.example`, message: `Question ${index}` }),
        peer: '192.0.2.104',
      }),
    );
    expect(byAddress).toEqual({ ok: PUBLIC_CALLS_PER_HOUR, 'rate-limited': left });
    const byEmail = await atOnce((api, index) =>
      api.call('POST /api/leads', {
        body: leadForm({ email: 'one@hotel.example', message: `Question ${index}` }),
        peer: `198.51.100.${index + 1}`,
      }),
    );
    expect(byEmail).toEqual({
      ok: PUBLIC_CALLS_PER_HOUR / 2,
      'rate-limited': AT_ONCE - PUBLIC_CALLS_PER_HOUR / 2,
    });
  });

  test('properties, from one address and of one account', async () => {
    const sign = (api: TestApi, token: string, peer: string) =>
      api.call('POST /api/staff/properties', {
        body: newProperty(`p-${randomUUID().slice(0, 20)}`, { samples: false }),
        token,
        peer,
      });
    const byAccount = await atOnce((api, index) => sign(api, 'collector', `203.0.113.${index + 1}`));
    expect(byAccount).toEqual({ ok: MAX_OWNED, 'too-many-properties': AT_ONCE - MAX_OWNED });
    const byAddress = await atOnce((api, index) => sign(api, `owner-${index}`, '192.0.2.105'));
    expect(byAddress).toEqual({
      ok: PUBLIC_CALLS_PER_HOUR,
      'rate-limited': AT_ONCE - PUBLIC_CALLS_PER_HOUR,
    });
  });

  test('demos, when two places are left', async () => {
    const { store } = stage.api.api;
    for (let index = 0; index < MAX_DEMOS - 2; index += 1) {
      const id = `demo-full-${index}`;
      await store.inProperty(id, async (scope) => {
        await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
        await scope.db.insert(organizations).values({ id, name: id });
        await scope.db.insert(properties).values({
          id,
          organizationId: id,
          slug: id,
          name: id,
          kind: 'hotel',
          timeZone: 'Europe/Lisbon',
          currency: 'EUR',
          languages: ['en'],
          demoUntil: new Date(scope.now.getTime() + 3_600_000),
        });
        return done(undefined);
      });
    }
    const begun = await atOnce((api, index) =>
      api.call('POST /api/demo/sessions', { peer: `198.51.100.${index + 101}` }),
    );
    expect(begun).toEqual({ ok: 2, 'demo-full': AT_ONCE - 2 });
  });

  test('messages of a guest', async () => {
    const hotel = await stage.newHotel();
    const { cookie } = await stage.api.guest(hotel.codes.room.code);
    const said = await atOnce((api, index) =>
      api.call('POST /api/guest/messages', {
        body: { clientId: `client-at-once-${index}`, body: `hello ${index}` },
        cookie,
      }),
    );
    expect(said).toEqual({ ok: MESSAGES_PER_WINDOW, 'rate-limited': AT_ONCE - MESSAGES_PER_WINDOW });
  });

  test('requests of one place, from five sessions', async () => {
    const hotel = await stage.newHotel();
    const guests = await Promise.all(Array.from({ length: 5 }, () => stage.api.guest(hotel.codes.room.code)));
    const ask = (api: TestApi, index: number) =>
      api.api.store.inProperty(hotel.id, async (scope) => {
        const conversationId = guests[index % guests.length]?.conversationId ?? '';
        const [row] = await scope.db
          .select()
          .from(conversations)
          .where(scope.own(conversations, eq(conversations.id, conversationId)));
        await lockConversation(scope, conversationId);
        return done(
          await createRequest(scope, {
            service: 'towels',
            quantity: 1,
            note: null,
            locationId: 'room-204',
            conversationId,
            guestSessionId: row?.guestSessionId ?? '',
            source: 'guest',
            turnId: null,
            ownRequest: true,
          }),
        );
      });
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => ask(apis[index % apis.length] ?? stage.api, index)),
    );
    expect(made.filter((one) => one.ok && one.value.ok)).toHaveLength(MAX_PER_HOUR_PER_PLACE);
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

  test('while many guess together each has one wrong code, and a guest with a right one is let in', async () => {
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
});
