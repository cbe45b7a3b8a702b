import { parsePlaceCode } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { menuItems } from '../../platform/database/schema/order-tables.ts';
import {
  organizations,
  properties,
  qrCodes,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { newProperty } from '../../testing/public-forms.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { MAX_OWNED } from './create-property.ts';
import { isDisposable } from './disposable-domains.ts';

let number = 0;
const peer = () => `203.0.113.${++number}`;
const owner = () => `owner-${++number}-${Math.random().toString(36).slice(2)}`;
const address = () => `prata-${++number}${Math.random().toString(36).slice(2, 8)}`;

describe.each(testDatabases)('Signing up a property on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const make = (token: string, body: unknown, options: object = {}) =>
    stage.api.call('POST /api/staff/properties', { token, body, peer: peer(), ...options });
  const asOwner = (token: string, property: string) => (operation: string, body?: unknown) =>
    stage.api.call(`${operation}?property=${property}`, { token, body });

  /** A property with printed codes, ready to be used. */
  async function opened(changes: Parameters<typeof newProperty>[1] = {}) {
    const token = owner();
    const subdomain = address();
    const { body } = await make(token, newProperty(subdomain, changes));
    const call = asOwner(token, body.property.id);
    const { places } = (await call('GET /api/staff/places')).body;
    const issued = await call('POST /api/staff/codes', {
      placeIds: places.map(({ id }: { id: string }) => id),
    });
    return { token, subdomain, id: body.property.id as string, call, places, codes: issued.body.codes };
  }

  test('from nothing to a guest’s request that the owner sees and accepts', async () => {
    const { token, id, call, codes } = await opened();
    expect(codes.map(({ label }: { label: string }) => label)).toEqual(['Lobby', 'Room 1', 'Room 2']);
    for (const { code, shortCode } of codes) {
      expect(parsePlaceCode(code)?.kind).toBe('full');
      expect(parsePlaceCode(shortCode)?.kind).toBe('short');
    }
    const guest = await stage.api.guest(codes[1].shortCode);
    const events = new EventReader(
      await stage.api.open(`/api/staff/events?property=${id}`, {
        authorization: `Bearer ${token}`,
        'last-event-id': '0',
      }),
    );
    await guest.say('ask for towels 2');
    await events.until((event) => event.type === 'request.created');
    await events.close();
    const [request] = (await call('GET /api/staff/requests')).body.requests;
    expect(request).toMatchObject({ title: 'Towels', quantity: 2, place: { label: 'Room 1' } });
    const accepted = await call(`POST /api/staff/requests/${request.id}/transition`, { to: 'acknowledged' });
    expect(accepted.body.state).toBe('acknowledged');
  });

  test('whoever signs up is its owner, approved; its door says who it is', async () => {
    const { token, subdomain, id } = await opened();
    const me = await stage.api.call('GET /api/staff/me', { token });
    expect(me.body.memberships).toMatchObject([
      { role: 'owner', state: 'approved', name: 'Inês', property: { id, slug: subdomain } },
    ]);
    const door = await stage.api.call(`GET /api/properties/at/${subdomain.toUpperCase()}`);
    expect(door.body).toMatchObject({ id, name: 'Hotel Prata', languages: ['pt', 'en'] });
    expect((await stage.api.call('GET /api/properties/at/nobody-here')).body.code).toBe('not-found');
  });

  test('without a proved e-mail address nothing is made', async () => {
    const subdomain = address();
    const answer = await make(`unverified-${owner()}`, newProperty(subdomain));
    expect(answer.body.code).toBe('email-not-verified');
    expect((await stage.api.call(`GET /api/properties/at/${subdomain}`)).status).toBe(404);
    expect(
      (await stage.api.call('POST /api/staff/properties', { body: newProperty(subdomain) })).status,
    ).toBe(401);
  });

  test('the same sending, twice at once and later again, makes one property', async () => {
    const token = owner();
    const subdomain = address();
    const headers = { 'idempotency-key': `sign-up-${subdomain}` };
    const send = () => make(token, newProperty(subdomain), { headers });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(answers.map(({ body }) => body.property?.id)).size).toBe(1);
    const changed = await make(token, newProperty(subdomain, { name: 'Another' }), { headers });
    expect(changed.body.code).toBe('idempotency-mismatch');
    const me = await stage.api.call('GET /api/staff/me', { token });
    expect(me.body.memberships).toHaveLength(1);
  });

  test('an address can be had once; losing the race leaves nothing behind', async () => {
    const subdomain = address();
    const tokens = [owner(), owner()];
    const answers = await Promise.all(tokens.map((token) => make(token, newProperty(subdomain))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = tokens[answers.findIndex(({ status }) => status === 409)] ?? '';
    const me = await stage.api.call('GET /api/staff/me', { token: loser });
    expect(me.body.memberships).toEqual([]);
  });

  test('what cannot be written leaves nothing at all', async () => {
    const subdomain = address();
    const twice = [
      { label: 'Room 1', kind: 'room' },
      { label: 'room 1', kind: 'room' },
    ];
    const answer = await make(owner(), newProperty(subdomain, { places: twice }));
    expect(answer.body.fields).toEqual({ places: 'Two places have the same name.' });
    expect((await stage.api.call(`GET /api/properties/at/${subdomain}`)).status).toBe(404);
  });

  test.each([
    ['aurora-x1', 'free'],
    ['AURORA-X1', 'free'],
    ['ab', 'malformed'],
    ['a'.repeat(31), 'malformed'],
    ['-aurora', 'malformed'],
    ['aurora-', 'malformed'],
    ['xn--aurora', 'malformed'],
    ['hotel aurora', 'malformed'],
    ['aurorá', 'malformed'],
    ['www', 'reserved'],
    ['harbourline', 'reserved'],
    ['quayside', 'reserved'],
    ['demo', 'reserved'],
  ])('the address %s is %s', async (subdomain, state) => {
    const answer = await stage.api.call('POST /api/properties/subdomain', {
      body: { subdomain },
      peer: peer(),
    });
    expect(answer.body.state).toBe(state);
    if (state === 'free') return;
    const made = await make(owner(), newProperty(subdomain));
    expect(made.body.fields).toHaveProperty('subdomain');
  });

  test('a taken address comes with free ones near it', async () => {
    const { subdomain } = await opened();
    const { body } = await stage.api.call('POST /api/properties/subdomain', { body: { subdomain } });
    expect(body.state).toBe('taken');
    expect((await make(owner(), newProperty(subdomain))).body.code).toBe('subdomain-taken');
    expect(body.suggestions).toHaveLength(3);
    for (const name of body.suggestions) {
      const again = await stage.api.call('POST /api/properties/subdomain', { body: { subdomain: name } });
      expect(again.body.state).toBe('free');
    }
  });

  test.each([
    ['timeZone', 'Europe/Atlantis'],
    ['currency', 'euro'],
    ['country', 'Portugal'],
    ['languages', []],
    ['places', []],
    ['name', 'H'],
  ])('a bad %s is named', async (field, value) => {
    const answer = await make(owner(), newProperty(address(), { [field]: value }));
    expect(answer.body.code).toBe('bad-input');
    expect(Object.keys(answer.body.fields)[0]?.split('.')[0]).toBe(field);
  });

  test('one account makes a handful of properties, one network a few an hour', async () => {
    const token = owner();
    for (let count = 0; count < MAX_OWNED; count += 1) {
      expect((await make(token, newProperty(address()))).status).toBe(201);
    }
    expect((await make(token, newProperty(address()))).body.code).toBe('too-many-properties');
    const from = { peer: peer() };
    for (let count = 0; count < 10; count += 1)
      await make(`unverified-${owner()}`, newProperty(address()), from);
    const refused = await make(owner(), newProperty(address()), from);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });

  test.each([
    ['hotel', ['front-desk', 'housekeeping', 'maintenance', 'food-beverage', 'concierge', 'duty-manager']],
    ['restaurant', ['front-desk', 'food-beverage', 'duty-manager']],
    ['str', ['front-desk', 'housekeeping', 'maintenance', 'duty-manager']],
  ])('a %s begins with its departments, and services that one of them does', async (kind, expected) => {
    const { id } = await opened({ kind });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select().from(services).where(scope.own(services))),
    );
    const keys = rows.ok ? new Set(rows.value.map(({ departmentKey }) => departmentKey)) : new Set();
    expect([...keys].sort()).toEqual([...expected].sort());
    expect(rows.ok && rows.value.some(({ kind }) => kind === 'emergency')).toBe(true);
  });

  test('samples say that they are samples and end by themselves; without them there are none', async () => {
    const [withSamples, without] = [await opened(), await opened({ samples: false })];
    const read = (id: string) =>
      stage.api.api.store.inProperty(id, async (scope) =>
        done([
          await scope.db.select().from(facts).where(scope.own(facts)),
          await scope.db.select().from(menuItems).where(scope.own(menuItems)),
        ] as const),
      );
    const full = await read(withSamples.id);
    if (!full.ok) throw new Error(full.error.code);
    expect(full.value[0].length).toBeGreaterThan(0);
    for (const { title, validUntil } of full.value[0]) {
      expect(title).toMatch(/^Sample: /);
      expect(validUntil).not.toBeNull();
    }
    for (const { name } of full.value[1]) expect(name).toContain('(sample)');
    expect(await read(without.id)).toEqual({ ok: true, value: [[], []] });
  });

  test.each([
    ['hotel', ['breakfast.hours', 'checkIn.time', 'checkOut.time', 'quiet.hours', 'smoking.policy']],
    ['restaurant', ['restaurant.hours', 'smoking.policy']],
    ['str', ['checkIn.time', 'checkOut.time', 'quiet.hours', 'smoking.policy']],
  ] as const)('the samples of a %s are facts that such a house has', async (kind, expected) => {
    const { id } = await opened({ kind });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select({ key: facts.key }).from(facts).where(scope.own(facts))),
    );
    expect(rows.ok && rows.value.map(({ key }) => key).sort()).toEqual(expected);
  });

  test('a menu that is brought stands in place of the sample one', async () => {
    const dish = (name: string, category: string) => ({
      name,
      category,
      description: '',
      priceCents: 950,
      allergens: ['milk'],
    });
    const { id } = await opened({
      menu: [dish('Toast', 'Breakfast'), dish('Tea', 'Drinks'), dish('Egg', 'Breakfast')],
    });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select().from(menuItems).where(scope.own(menuItems))),
    );
    expect(rows.ok && rows.value.map(({ name, categoryId }) => [name, categoryId])).toEqual([
      ['Toast', 'category-1'],
      ['Tea', 'category-2'],
      ['Egg', 'category-1'],
    ]);
  });

  test('a throw-away e-mail address is marked for a look, and refused to nobody', async () => {
    expect([
      isDisposable('a@mailinator.com'),
      isDisposable('a@x.Mailinator.com'),
      isDisposable('a@hotel.pt'),
    ]).toEqual([true, true, false]);
    const { id } = await opened();
    const [row] = await stage.api.api.store
      .inProperty(id, async (scope) => {
        const { sql } = await import('drizzle-orm');
        await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
        return done(await scope.db.select().from(organizations).where(eq(organizations.id, id)));
      })
      .then((outcome) => (outcome.ok ? outcome.value : []));
    expect(row).toMatchObject({ contactName: 'Inês Prata', disposableEmail: false });
  });

  describe('Codes', () => {
    test('are kept as hashes alone', async () => {
      const { id, codes } = await opened();
      const rows = await stage.api.api.store.inProperty(id, async (scope) =>
        done(await scope.db.select().from(qrCodes).where(scope.own(qrCodes))),
      );
      const stored = JSON.stringify(rows);
      for (const { code, shortCode } of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(shortCode);
      }
      expect(stage.api.log.join('')).not.toContain(codes[0].code);
    });

    test('printing again rotates them: the old ones open nothing, and who came in with them is out', async () => {
      const { call, codes } = await opened();
      const guest = await stage.api.guest(codes[1].code);
      const other = await stage.api.guest(codes[2].code);
      const again = await call('POST /api/staff/codes', { placeIds: [codes[1].placeId] });
      const [fresh] = again.body.codes;
      expect(fresh.code).not.toBe(codes[1].code);
      const resolve = (code: string) =>
        stage.api.call('POST /api/qr/resolve', { body: { code }, peer: peer() });
      expect((await resolve(codes[1].code)).body.code).toBe('inactive-code');
      expect((await resolve(codes[1].shortCode)).body.code).toBe('inactive-code');
      expect((await resolve(fresh.shortCode)).body.place.label).toBe('Room 1');
      expect((await guest.call('GET /api/guest/session')).body.code).toBe('session-expired');
      expect((await other.call('GET /api/guest/session')).status).toBe(200);
    });

    test.each(['agent', 'housekeeper', 'pending', 'developer'] as const)(
      '%s can neither see nor make them',
      async (who) => {
        const hotel = await stage.newHotel();
        const person = stage.api.staff(hotel, who);
        expect((await person.call('GET /api/staff/places')).body.code).toBe('forbidden');
        const made = await person.call('POST /api/staff/codes', { body: { placeIds: ['room-204'] } });
        expect(made.body.code).toBe('forbidden');
        expect(
          (await stage.api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.code } })).status,
        ).toBe(200);
      },
    );

    test('of a place that the property does not have are not made, and the others stay as they are', async () => {
      const { call, codes } = await opened();
      const answer = await call('POST /api/staff/codes', { placeIds: [codes[0].placeId, 'room-99'] });
      expect(answer.body.code).toBe('not-found');
      const still = await stage.api.call('POST /api/qr/resolve', { body: { code: codes[0].code } });
      expect(still.status).toBe(200);
    });
  });

  test('a new property and another share nothing: neither owner reaches the other’s', async () => {
    const [a, b] = [await opened(), await opened({ name: 'Hotel Outro' })];
    const guest = await stage.api.guest(b.codes[1].code);
    await guest.say('my private words');
    for (const [method, path, body] of [
      ['GET', 'requests'],
      ['GET', 'conversations'],
      ['GET', `conversations/${guest.conversationId}`],
      ['GET', 'places'],
      ['GET', 'join-code'],
      ['GET', 'registrations'],
      ['GET', 'ai/mode'],
      ['POST', 'codes', { placeIds: b.places.map(({ id }: { id: string }) => id) }],
      ['PUT', 'ai/mode', { mode: 'off' }],
    ] as const) {
      const reach = await stage.api.call(`${method} /api/staff/${path}?property=${b.id}`, {
        token: a.token,
        body,
      });
      expect([path, reach.body.code]).toEqual([path, 'forbidden']);
    }
    const own = await a.call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(own.body.code).toBe('not-found');
    const seen = await stage.api.api.store.inProperty(a.id, async (scope) =>
      done(await scope.db.select({ id: properties.id }).from(properties)),
    );
    expect(seen).toEqual({ ok: true, value: [{ id: a.id }] });
  });
});
