import type { ApiKey } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { makeProgram, programWith } from '../../testing/scenes/api-key-scene.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { MAX_WORKING_KEYS } from './change-keys.ts';
import { KEY_CALLS_PER_MINUTE } from './key-limit.ts';

const READ = 'GET /api/staff/requests';
const HOUR_MS = 60 * 60_000;
const towels = { service: 'towels', placeId: 'room-204', quantity: 2 };

describe.each(testDatabases)('API keys on %s', (_, create) => {
  const stage = useTestApi(create);
  const newHotel = async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const list = async (): Promise<ApiKey[]> => (await manager.call('GET /api/staff/api-keys')).body.keys;
    return { hotel, manager, list };
  };

  test('a secret is returned once, starts as the list shows, and the database has only its hash', async () => {
    const { hotel, list } = await newHotel();
    const { secret } = await makeProgram(stage, hotel, ['read-requests']);
    expect(secret).toMatch(/^bk_[\w-]{43}$/);
    const [key] = await list();
    expect(key).toMatchObject({
      name: 'Door system',
      scopes: ['read-requests'],
      prefix: secret.slice(0, 9),
      state: 'active',
      expiresAt: null,
      lastUsedAt: null,
    });
    const { rows } = (await stage.database.queries.execute(
      sql`select to_jsonb(s) || to_jsonb(k) as row from api_key_secrets s
        join api_keys k on k.id = s.key_id where k.property_id = ${hotel.id}`,
    )) as unknown as { rows: Array<{ row: object }> };
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await list()])).not.toContain(secret.slice(9));
    expect(stage.api.log.join()).not.toContain(secret.slice(9));
  });

  test('a program reads, raises and accepts with it, and histories name the key and no person', async () => {
    const { hotel, manager } = await newHotel();
    const program = await makeProgram(stage, hotel);
    const raised = await program.call('POST /api/staff/requests', { body: towels });
    expect(raised.status).toBe(201);
    const path = `POST /api/staff/requests/${raised.body.id}/transition`;
    const accepted = await program.call(path, { body: { to: 'acknowledged' } });
    expect(accepted.body).toMatchObject({ state: 'acknowledged', assignee: null });
    const { requests } = (await manager.call(READ)).body;
    const steps = requests[0].steps.map((step: { state: string; by: object }) => [step.state, step.by]);
    const by = { kind: 'staff', name: 'Door system (API key)' };
    expect(steps).toEqual([
      ['new', by],
      ['acknowledged', by],
    ]);
    expect((await program.call(READ)).body.requests.map(({ id }: { id: string }) => id)).toEqual([
      raised.body.id,
    ]);
  });

  test('a repeat with the same Idempotency-Key is executed once for each key', async () => {
    const { hotel } = await newHotel();
    const [one, other] = [await makeProgram(stage, hotel), await makeProgram(stage, hotel)];
    const raise = (token: string) =>
      stage.api.call(`POST /api/staff/requests?property=${hotel.id}`, {
        token,
        body: towels,
        headers: { 'idempotency-key': 'same' },
      });
    const first = await raise(one.secret);
    expect((await raise(one.secret)).body.id).toBe(first.body.id);
    expect((await raise(other.secret)).body.id).not.toBe(first.body.id);
  });

  test('it opens only its own property', async () => {
    const [here, elsewhere] = [await stage.newHotel(), await stage.newHotel()];
    const program = await makeProgram(stage, here);
    const { status, body } = await program.call(READ, { property: elsewhere.id });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  test('it cannot create keys', async () => {
    const { hotel } = await newHotel();
    const program = await makeProgram(stage, hotel);
    expect((await program.call('GET /api/staff/api-keys')).body.code).toBe('forbidden');
    for (const operation of [
      `POST /api/staff/api-keys/${program.keyId}/rotate`,
      `POST /api/staff/api-keys/${program.keyId}/revoke`,
    ]) {
      const { status, body } = await program.call(operation, { body: { overlapHours: 0 } });
      expect([operation, status, body.code]).toEqual([operation, 403, 'forbidden']);
    }
  });

  test('a revoked one is refused with the next call, and the settings’ history names who revoked it', async () => {
    const { hotel, manager, list } = await newHotel();
    const program = await makeProgram(stage, hotel, ['read-requests', 'read-changes']);
    await program.call(READ);
    await program.call(READ);
    const revoked = await manager.call(`POST /api/staff/api-keys/${program.keyId}/revoke`);
    expect(revoked.body).toMatchObject({ state: 'revoked', revokedBy: expect.stringContaining('manager') });
    const { status, body } = await program.call(READ);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect((await manager.call(`POST /api/staff/api-keys/${program.keyId}/revoke`)).status).toBe(200);
    expect(
      (
        await manager.call(`POST /api/staff/api-keys/${program.keyId}/rotate`, {
          body: { overlapHours: 0 },
        })
      ).body.code,
    ).toBe('key-ended');
    const { changes } = (await manager.call('GET /api/staff/settings/changes?limit=10')).body;
    expect(changes.map((change: { title: string; after: object }) => [change.title, change.after])).toEqual([
      ['Door system', { revoked: true }],
      ['Door system', { scopes: ['read-requests', 'read-changes'], expiresAt: null }],
    ]);
    expect((await list())[0]?.state).toBe('revoked');
  });

  test('after a rotation, the previous secret works for its overlap, and an earlier one ends at once', async () => {
    const { hotel, manager, list } = await newHotel();
    const first = await makeProgram(stage, hotel);
    const rotate = async (overlapHours: number) => {
      const { body } = await manager.call(`POST /api/staff/api-keys/${first.keyId}/rotate`, {
        body: { overlapHours },
      });
      return programWith(stage.api, hotel, body.secret);
    };
    expect((await first.call(READ)).status).toBe(200);
    const second = await rotate(1);
    expect((await first.call(READ)).status).toBe(200);
    expect((await second(READ)).status).toBe(200);
    const [rotated] = await list();
    expect(rotated?.earlierUntil).toEqual(expect.any(String));
    expect(first.secret).not.toMatch(new RegExp(`^${rotated?.prefix}`));

    const third = await rotate(24);
    const answers = async () => [
      (await first.call(READ)).status,
      (await second(READ)).status,
      (await third(READ)).status,
    ];
    expect(await answers()).toEqual([401, 200, 200]);
    stage.api.clock.skip(24 * HOUR_MS);
    expect(await answers()).toEqual([401, 401, 200]);
    expect((await list())[0]?.earlierUntil).toBeNull();
    const fourth = await rotate(0);
    expect([(await third(READ)).status, (await fourth(READ)).status]).toEqual([401, 200]);
  });

  test('one with an expiry expires', async () => {
    const { hotel, list } = await newHotel();
    const program = await makeProgram(stage, hotel, ['read-requests'], 7);
    expect((await program.call(READ)).status).toBe(200);
    stage.api.clock.skip(7 * 24 * HOUR_MS);
    expect((await program.call(READ)).status).toBe(401);
    expect((await list())[0]?.state).toBe('expired');
  });

  test('managers see when it was last used, to within a minute', async () => {
    const { hotel, list } = await newHotel();
    const program = await makeProgram(stage, hotel);
    await program.call(READ);
    const used = (await list())[0]?.lastUsedAt ?? '';
    stage.api.clock.skip(30_000);
    await program.call(READ);
    expect((await list())[0]?.lastUsedAt).toBe(used);
    stage.api.clock.skip(60_000);
    await program.call(READ);
    expect(Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(used) + 90_000);
  });

  test('a key in use costs what a person’s call costs', async () => {
    const { hotel } = await newHotel();
    const program = await makeProgram(stage, hotel);
    for (let calls = 0; calls < 3; calls += 1) await program.call(READ);
    expect(stage.api.costs.findLast(({ operation }) => operation === READ)).toMatchObject({
      roundTrips: 1,
      cold: 0,
    });
  });

  test('a key over its calls per minute is refused, and another key continues', async () => {
    const { hotel } = await newHotel();
    const [busy, other] = [await makeProgram(stage, hotel), await makeProgram(stage, hotel)];
    stage.api.clock.stop(new Date(stage.api.clock.now()));
    const refusedBy = async () => (await busy.call('GET /api/staff/ai/mode')).body.code;
    for (let calls = 0; calls < KEY_CALLS_PER_MINUTE; calls += 1) expect(await refusedBy()).toBe('forbidden');
    const { status, body, headers } = await busy.call(READ);
    expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([429, 'rate-limited', 60]);
    expect((await other.call(READ)).status).toBe(200);
    stage.api.clock.skip(60_000);
    expect((await busy.call(READ)).status).toBe(200);
  });

  test('that a person has seen an emergency is only for a person to say', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const program = await makeProgram(stage, hotel);
    const raised = await program.call('POST /api/staff/requests', {
      body: { service: 'emergency', placeId: 'room-204' },
    });
    expect(raised.status).toBe(201);
    const path = `POST /api/staff/requests/${raised.body.id}/transition`;
    expect((await program.call(path, { body: { to: 'acknowledged' } })).body.code).toBe('forbidden');
    const person = await stage.api.staff(hotel, 'manager').call(path, { body: { to: 'acknowledged' } });
    expect(person.status).toBe(200);
  });

  test('a property has no more active keys than people can oversee', async () => {
    const { hotel, manager } = await newHotel();
    const made = [];
    for (let keys = 0; keys < MAX_WORKING_KEYS; keys += 1) made.push(await makeProgram(stage, hotel));
    const one = { name: 'One more', scopes: ['read-requests'], days: null };
    const make = () => manager.call('POST /api/staff/api-keys', { body: one });
    expect((await make()).body.code).toBe('settings-full');
    await manager.call(`POST /api/staff/api-keys/${made[0]?.keyId}/revoke`);
    expect((await make()).status).toBe(201);
  });

  test('the staff stream is for people only', async () => {
    const { hotel } = await newHotel();
    const { secret } = await makeProgram(stage, hotel);
    const response = await stage.api.open(`/api/staff/events?property=${hotel.id}`, {
      authorization: `Bearer ${secret}`,
    });
    expect(response.status).toBe(403);
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('API keys with two processes on %s', (_, create) => {
    const stage = useTestApi(create);

    test('one that was revoked in one process is refused by the other', async () => {
      const hotel = await stage.newHotel();
      const program = await makeProgram(stage, hotel);
      const database = await stage.testDatabase.open();
      const other = await startTestApi(database);
      try {
        for (let calls = 0; calls < 3; calls += 1) {
          expect((await program.call(READ, { via: other })).status).toBe(200);
        }
        expect(other.costs.at(-1)).toMatchObject({ cold: 0 });
        const heard = new Promise<void>((resolve) => {
          const stop = other.api.store.changes.listen((change) => {
            if (change.kind !== 'api-key' || change.id !== program.keyId) return;
            stop();
            resolve();
          });
        });
        await stage.api.staff(hotel, 'manager').call(`POST /api/staff/api-keys/${program.keyId}/revoke`);
        await heard;
        expect((await program.call(READ, { via: other })).status).toBe(401);
      } finally {
        await other.stop();
        await database.close();
      }
    });
  });
}
