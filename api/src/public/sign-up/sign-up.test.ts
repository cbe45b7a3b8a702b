import { parsePlaceCode } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { organizations, properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { createVapidKeys } from '../../service/notifications/send/vapid-keys.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { newProperty } from '../../testing/public-forms.ts';
import { newAddress, newOwner, newPeer, signUpScene } from '../../testing/scenes/sign-up-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { MAX_OWNED } from './create-property.ts';
import { isDisposable } from './disposable-domains.ts';

describe.each(testDatabases)('Signing up a property on %s', (_, create) => {
  const stage = useTestApi(create, {
    brandKeys: ['default', 'harbourline', 'quayside'],
    notifications: {
      vapid: { ...createVapidKeys(), subject: 'https://hotel.example' },
      sendMail: async () => undefined,
      origin: 'https://hotel.example',
      addresses: { privateHosts: true },
    },
  });
  const { make, opened } = signUpScene(stage);

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

  test('the person who signs up is its approved owner, and its address shows its name', async () => {
    const { token, subdomain, id } = await opened();
    const me = await stage.api.call('GET /api/staff/me', { token });
    expect(me.body.memberships).toMatchObject([
      { role: 'owner', state: 'approved', name: 'Inês', property: { id, slug: subdomain } },
    ]);
    // The address was verified before, so that notifications may be sent to it.
    const notified = await stage.api.call(`GET /api/staff/notifications?property=${id}`, { token });
    expect(notified.body.email).toEqual(expect.stringContaining('@'));
    const door = await stage.api.call(`GET /api/properties/at/${subdomain.toUpperCase()}`);
    expect(door.body).toMatchObject({ id, name: 'Hotel Prata', languages: ['pt', 'en'] });
    expect((await stage.api.call('GET /api/properties/at/nobody-here')).body.code).toBe('not-found');
  });

  test.each([
    ['harbourline.bellkey.example', 'harbourline'],
    ['www.bellkey.example', null],
  ])('signed up at %s, it belongs to the brand %s', async (host, brand) => {
    const { body } = await make(newOwner(), newProperty(newAddress()), { headers: { host } });
    const { id } = body.property;
    const row = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select({ brand: properties.brand }).from(properties).where(eq(properties.id, id))),
    );
    expect(row).toEqual({ ok: true, value: [{ brand }] });
  });

  test('without a verified e-mail address nothing is created', async () => {
    const subdomain = newAddress();
    const answer = await make(`unverified-${newOwner()}`, newProperty(subdomain));
    expect(answer.body.code).toBe('email-not-verified');
    expect((await stage.api.call(`GET /api/properties/at/${subdomain}`)).status).toBe(404);
    expect(
      (await stage.api.call('POST /api/staff/properties', { body: newProperty(subdomain) })).status,
    ).toBe(401);
  });

  test('the same request, twice at once and later again, creates one property', async () => {
    const token = newOwner();
    const subdomain = newAddress();
    const headers = { 'idempotency-key': `sign-up-${subdomain}` };
    const send = () => make(token, newProperty(subdomain), { headers });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(answers.map(({ body }) => body.property?.id)).size).toBe(1);
    const changed = await make(token, newProperty(subdomain, { name: 'Another' }), { headers });
    expect(changed.body.code).toBe('idempotency-mismatch');
    const me = await stage.api.call('GET /api/staff/me', { token });
    expect(me.body.memberships).toHaveLength(1);
  });

  test('a failing write leaves nothing at all', async () => {
    const subdomain = newAddress();
    const twice = [
      { label: 'Room 1', kind: 'room' },
      { label: 'room 1', kind: 'room' },
    ];
    const answer = await make(newOwner(), newProperty(subdomain, { places: twice }));
    expect(answer.body.fields).toEqual({ places: 'Two places have the same name.' });
    expect((await stage.api.call(`GET /api/properties/at/${subdomain}`)).status).toBe(404);
  });

  test.each([
    ['timeZone', 'Europe/Atlantis'],
    ['currency', 'euro'],
    ['country', 'Portugal'],
    ['languages', []],
    ['places', []],
    ['name', 'H'],
  ])('a bad %s is named', async (field, value) => {
    const answer = await make(newOwner(), newProperty(newAddress(), { [field]: value }));
    expect(answer.body.code).toBe('bad-input');
    expect(Object.keys(answer.body.fields)[0]?.split('.')[0]).toBe(field);
  });

  test('one account creates a handful of properties, one network a few an hour', async () => {
    const token = newOwner();
    for (let count = 0; count < MAX_OWNED; count += 1) {
      expect((await make(token, newProperty(newAddress()))).status).toBe(201);
    }
    expect((await make(token, newProperty(newAddress()))).body.code).toBe('too-many-properties');
    const from = { peer: newPeer() };
    for (let count = 0; count < 10; count += 1)
      await make(`unverified-${newOwner()}`, newProperty(newAddress()), from);
    const refused = await make(newOwner(), newProperty(newAddress()), from);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('a disposable e-mail address is marked for review, and not refused', async () => {
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
