import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { organizations, properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { leadForm, newProperty } from '../../testing/public-forms.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { purgeDemos } from './purge-demos.ts';
import { aurora } from './sample-properties/hotel-aurora.ts';
import { DEMO_LIFETIME_MS, MAX_DEMOS } from './start-demo.ts';

let number = 0;
const peer = () => `203.0.113.${++number}`;

describe.each(testDatabases)('The public demo on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const start = (from = peer(), query = '') =>
    stage.api.call(`POST /api/demo/sessions${query}`, { peer: from });

  async function demo(query?: string) {
    const { body } = await start(peer(), query);
    const headers = { 'x-demo-guest': body.guestToken };
    return {
      id: body.property.id as string,
      ...(body as { guestToken: string; staffToken: string; expiresAt: string }),
      guest: (operation: string, payload?: unknown) => stage.api.call(operation, { headers, body: payload }),
      say: (words: string) =>
        stage.api.call('POST /api/guest/messages', {
          headers,
          body: { clientId: `client-${++number}-x`, body: words },
        }),
      staff: (operation: string, payload?: unknown) =>
        stage.api.call(`${operation}?property=${body.property.id}`, {
          token: body.staffToken,
          body: payload,
        }),
      listen: async () =>
        new EventReader(
          await stage.api.open(`/api/staff/events?property=${body.property.id}`, {
            authorization: `Bearer ${body.staffToken}`,
            'last-event-id': '0',
          }),
        ),
    };
  }

  test('what the guest asks for lands on the board, is accepted there, and the guest sees it', async () => {
    const visitor = await demo();
    const board = await visitor.listen();
    await visitor.say('ask for pillows 2');
    const created = await board.until((e) => e.type === 'request.created' && e.request.service === 'pillows');
    if (created.type !== 'request.created') throw new Error('no request');
    const moved = await visitor.staff(`POST /api/staff/requests/${created.request.id}/transition`, {
      to: 'acknowledged',
    });
    expect(moved.body.state).toBe('acknowledged');
    const { body } = await visitor.guest('GET /api/guest/conversation');
    expect(body.requests).toMatchObject([{ id: created.request.id, state: 'acknowledged' }]);
    await board.close();
  });

  test('the board is not empty, and everybody on it is made up', async () => {
    const visitor = await demo();
    const { requests } = (await visitor.staff('GET /api/staff/requests')).body;
    expect(requests.map(({ place }: { place: { label: string } }) => place.label).sort()).toEqual([
      'Room 108',
      'Room 301',
      'Room 305',
    ]);
  });

  test('in the flats the guest is in Apartment 3B, and the others have asked for things too', async () => {
    const visitor = await demo('?house=flats');
    const { property, place } = (await visitor.guest('GET /api/guest/session')).body;
    expect([property.name, property.kind, place.label]).toEqual(['Casa Pomar', 'str', 'Apartment 3B']);
    const { requests } = (await visitor.staff('GET /api/staff/requests')).body;
    expect(
      requests.map((request: { place: { label: string }; department: { name: string } }) => [
        request.place.label,
        request.department.name,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Apartment 1A', 'Repairs'],
        ['Apartment 2B', 'Cleaning'],
      ]),
    );
  });

  test('who waits for a person in a flat waits for the host: there is no reception', async () => {
    const visitor = await demo('?house=flats');
    expect((await visitor.guest('POST /api/guest/handoff')).status).toBe(200);
    const { messages } = (await visitor.guest('GET /api/guest/conversation')).body;
    expect(messages.at(-1).body).toContain('I have passed this to your host.');
  });

  test('a house that there is not is refused, and none is made', async () => {
    const answer = await start(peer(), '?house=castle');
    expect([answer.status, answer.body.code]).toEqual([422, 'bad-input']);
  });

  test('its guest comes beside the phone’s own session, and leaves no cookie', async () => {
    const hotel = await stage.newHotel();
    const real = await stage.api.guest(hotel.codes.room.code);
    const visitor = await demo();
    const both = await stage.api.call('GET /api/guest/session', {
      cookie: real.cookie,
      headers: { 'x-demo-guest': visitor.guestToken },
    });
    expect(both.body.property.id).toBe(visitor.id);
    expect(both.headers.get('set-cookie')).toBeNull();
    expect((await real.call('GET /api/guest/session')).body.property.id).toBe(hotel.id);
  });

  test('a real guest’s token is no demo’s, in that header', async () => {
    const hotel = await stage.newHotel();
    const real = await stage.api.guest(hotel.codes.room.code);
    const answer = await stage.api.call('GET /api/guest/session', {
      headers: { 'x-demo-guest': real.cookie.split('=')[1] ?? '' },
    });
    expect(answer.body.code).toBe('no-session');
  });

  test('its staff token opens no other property, be it a hotel or another demo', async () => {
    const [visitor, other] = [await demo(), await demo()];
    const hotel = await stage.newHotel();
    for (const property of [hotel.id, other.id, 'aurora', '']) {
      for (const path of ['requests', 'conversations', 'ai/mode']) {
        const answer = await stage.api.call(`GET /api/staff/${path}?property=${property}`, {
          token: visitor.staffToken,
        });
        expect(['forbidden', 'bad-input']).toContain(answer.body.code);
      }
      const stream = await stage.api.open(`/api/staff/events?property=${property}`, {
        authorization: `Bearer ${visitor.staffToken}`,
      });
      expect(stream.status).toBe(403);
    }
    const { memberships } = (await visitor.staff('GET /api/staff/me')).body;
    expect(memberships.map(({ property }: { property: { id: string } }) => property.id)).toEqual([
      visitor.id,
    ]);
  });

  test('its staff may do what the contract marks for the demo, and nothing else', async () => {
    const visitor = await demo();
    const hotel = await stage.newHotel();
    const joinCode = (await stage.api.staff(hotel, 'manager').call('GET /api/staff/join-code')).body.code;
    const bodies: Partial<Record<OperationKey, unknown>> = {
      'POST /api/staff/properties': newProperty(`from-demo-${number}`),
      'POST /api/staff/registrations': {
        fullName: 'A Visitor',
        joinCode,
        departments: ['housekeeping'],
        languages: [],
      },
      'POST /api/staff/codes': { placeIds: ['room-204'] },
      'POST /api/staff/registrations/{id}/decision': { decision: 'approve' },
      'POST /api/staff/leads/{id}/handled': { handled: true },
      'POST /api/leads': leadForm(),
    };
    const closed = (Object.entries(operations) as Array<[OperationKey, OperationSpec]>).filter(
      ([, spec]) => ['staff', 'identity', 'operator'].includes(spec.auth) && !spec.demo,
    );
    expect(closed.length).toBeGreaterThanOrEqual(9);
    for (const [key] of closed) {
      const answer = await visitor.staff(key.replace('{id}', 'any'), bodies[key]);
      expect([key, answer.body.code]).toEqual([key, 'forbidden']);
    }
    const pending = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(pending.body)).not.toContain('A Visitor');
  });

  test('with the assistant off, people answer; switched on again, it does', async () => {
    const visitor = await demo();
    expect((await visitor.staff('PUT /api/staff/ai/mode', { mode: 'off' })).body).toMatchObject({
      mode: 'off',
    });
    expect((await visitor.staff('GET /api/staff/ai/mode')).body).toMatchObject({ mode: 'off' });
    await visitor.staff('PUT /api/staff/ai/mode', { mode: 'auto' });
    expect((await visitor.staff('GET /api/staff/ai/mode')).body).toMatchObject({ mode: 'auto' });
  });

  test('a demo is found neither at an address nor by a code', async () => {
    const visitor = await demo();
    expect((await stage.api.call(`GET /api/properties/at/${visitor.id}`)).status).toBe(404);
  });

  test('when its time is over, nothing opens it and nothing of it is left', async () => {
    const visitor = await demo();
    const hotel = await stage.newHotel();
    await visitor.say('ask for towels 2');
    await visitor.staff('POST /api/staff/requests/none/transition', { to: 'done' });
    expect(await purgeDemos(stage.api.api.store, stage.api.clock.now())).toBe(0);
    stage.api.clock.skip(DEMO_LIFETIME_MS + 1000);
    expect((await visitor.staff('GET /api/staff/requests')).body.code).toBe('unauthenticated');
    expect(await purgeDemos(stage.api.api.store, stage.api.clock.now())).toBeGreaterThan(0);
    expect((await visitor.guest('GET /api/guest/session')).body.code).toBe('no-session');
    const { rows: tables } = (await stage.database.queries.execute(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attname = 'property_id' and c.relnamespace = 'public'::regnamespace`)) as unknown as {
      rows: Array<{ name: string }>;
    };
    expect(tables.length).toBeGreaterThanOrEqual(20);
    const left = await stage.api.api.store.inProperty(visitor.id, async (scope) => {
      const counts: number[] = [];
      for (const { name } of tables) {
        const { rows } = (await scope.db.execute(
          sql`select 1 from ${sql.identifier(name)} where property_id = ${visitor.id}`,
        )) as unknown as { rows: unknown[] };
        counts.push(rows.length);
      }
      return done(counts);
    });
    expect(left.ok && left.value.every((count) => count === 0)).toBe(true);
    expect((await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).status).toBe(200);
  });

  test('the database deletes no property that is no demo, and no demo before its time', async () => {
    const hotel = await stage.newHotel();
    const visitor = await demo();
    for (const id of [hotel.id, visitor.id, 'nothing']) {
      const answer = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
        const now = stage.api.clock.now().toISOString();
        const { rows } = (await scope.db.execute(
          sql`select purge_demo_property(${id}, ${now}::timestamptz) as purged`,
        )) as unknown as { rows: Array<{ purged: boolean }> };
        return done(rows[0]?.purged);
      });
      expect(answer).toEqual({ ok: true, value: false });
    }
    expect((await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).status).toBe(200);
    expect((await visitor.staff('GET /api/staff/requests')).status).toBe(200);
  });

  test('one network begins so many an hour', async () => {
    const from = peer();
    for (let count = 0; count < 10; count += 1) expect((await start(from)).status).toBe(201);
    const refused = await start(from);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('when there are too many, the next one is told to come back', async () => {
    const demoUntil = new Date(stage.api.clock.now().getTime() + DEMO_LIFETIME_MS);
    for (let count = 0; count < MAX_DEMOS; count += 1) {
      const id = `demo-empty-${count}`;
      await stage.api.api.store.inProperty(id, async (scope) => {
        await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
        await scope.db.insert(organizations).values({ id, name: id });
        const property = { ...aurora.property, id, organizationId: id, slug: id, demoUntil };
        await scope.db.insert(properties).values(property);
        return done(undefined);
      });
    }
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([503, 'demo-full']);
    expect(refused.headers.get('retry-after')).toBe('300');
  });
});
