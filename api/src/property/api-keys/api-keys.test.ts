import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { makeProgram, newHotelWithKeys } from '../../testing/scenes/api-key-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { MAX_WORKING_KEYS } from './change-keys.ts';

const READ = 'GET /api/staff/requests';
const towels = { service: 'towels', placeId: 'room-204', quantity: 2 };

describe.each(testDatabases)('API keys on %s', (_, create) => {
  const stage = useTestApi(create);
  const newHotel = () => newHotelWithKeys(stage);

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
