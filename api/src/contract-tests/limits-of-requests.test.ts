import {
  MAX_LISTED_REQUESTS,
  MAX_OPEN_REQUESTS,
  MAX_RECURRING_REQUESTS,
  MAX_REQUEST_STEPS,
} from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { done } from '../platform/outcome/outcome.ts';
import { createRequest } from '../service/requests/create-request.ts';
import { clockScene } from '../testing/scenes/clock-scene.ts';
import { findGuestConversation } from '../testing/scenes/guest-conversation.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const IN_AN_HOUR = '2026-11-24T15:00:00.000Z';
const WEEKLY = { unit: 'week', count: 1 };
const RAISE = 'POST /api/staff/requests';

describe.each(testDatabases)('The requests of a property have limits on %s', (_, create) => {
  const stage = useTestApi(create);

  /** A hotel with a request, whose row is copied with changed columns. */
  async function copied(count: number, columns: { state?: string; schedule?: SQL }) {
    const scene = await clockScene(stage);
    const first = await scene.ask('towels');
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into requests (property_id, id, no, service_key, title, location_id,
          department_key, state, priority, source, created_at, acknowledge_by, schedule)
        select property_id, 'copy-' || n, n + 1, service_key, title, location_id, department_key,
          ${columns.state ?? 'new'}, priority, source, created_at - interval '1 day', acknowledge_by,
          ${columns.schedule ?? sql`null::jsonb`}
        from requests, generate_series(1, ${count}::int) n where requests.id = ${first.id}`);
      await scope.db.execute(
        sql`update properties set request_no = ${count + 1} where id = ${scope.propertyId}`,
      );
      return done(undefined);
    });
    return { scene, first };
  }

  test('open requests: no more are raised or created but emergencies', async () => {
    const { scene } = await copied(MAX_OPEN_REQUESTS - 2, {});
    const raise = (service: string) =>
      scene.staff('manager').call(RAISE, { body: { service, placeId: 'room-204' } });
    expect((await raise('tv')).status).toBe(201);
    expect((await raise('tv')).body.code).toBe('requests-full');
    const session = await findGuestConversation(stage.api.api.store, scene.hotel, scene.guest);
    const wished = await stage.api.api.store.inProperty(scene.hotel.id, async (scope) =>
      done(
        await createRequest(scope, {
          ...{ service: 'pillows', quantity: null, note: null, locationId: 'room-205' },
          ...{ ...session, source: 'ai', turnId: null },
        }),
      ),
    );
    expect(wished).toMatchObject({ value: { ok: false, error: { code: 'too-many-open' } } });
    expect((await raise('doctorOnCall')).status).toBe(201);
  });

  test('requests that come again: raised, planned or changed, they are refused, and one that ends makes room', async () => {
    const schedule = sql`${JSON.stringify({ kind: 'at', at: IN_AN_HOUR, every: WEEKLY })}::jsonb`;
    const { scene, first } = await copied(MAX_RECURRING_REQUESTS - 1, { schedule });
    const manager = scene.staff('manager');
    const weekly = { service: 'tv', placeId: 'room-204', at: IN_AN_HOUR, every: WEEKLY };
    const once = await manager.call(RAISE, { body: { ...weekly, every: undefined } });
    const last = await manager.call(RAISE, { body: weekly });
    expect([once.status, last.status]).toEqual([201, 201]);
    const every = (id: string, body: unknown) =>
      manager.call(`PUT /api/staff/requests/${id}/recurrence`, { body: { every: body } });
    const plan = () =>
      manager.call(`POST /api/staff/requests/${first.id}/schedule`, {
        body: { kind: 'at', at: IN_AN_HOUR, every: WEEKLY },
      });
    const refusals = [
      await manager.call(RAISE, { body: weekly }),
      await every(once.body.id, WEEKLY),
      await plan(),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      'requests-full',
      'requests-full',
      'requests-full',
    ]);
    // Changing one that comes again already adds none.
    expect((await every(last.body.id, { unit: 'week', count: 2 })).status).toBe(200);
    expect((await every(last.body.id, null)).status).toBe(200);
    expect((await plan()).status).toBe(200);
  });

  test('the history of a request: its first step and the latest are kept', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.move('manager', id, 'acknowledged');
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into request_steps (property_id, request_id, ordinal, state, at, by_kind)
        select property_id, request_id, ordinal + n, state, at, by_kind
        from request_steps, generate_series(1, ${MAX_REQUEST_STEPS - 2}::int) n
        where request_id = ${id} and ordinal = 2`);
      return done(undefined);
    });
    for (const to of ['in_progress', 'done']) expect(await scene.move('manager', id, to)).toBe(200);
    const { steps } = await scene.request(id);
    expect(steps).toHaveLength(MAX_REQUEST_STEPS);
    expect(steps[0]?.state).toBe('new');
    expect(steps.slice(-2).map(({ state }) => state)).toEqual(['in_progress', 'done']);
  });

  test('the list of all requests has the open ones and the latest', async () => {
    const { scene } = await copied(MAX_LISTED_REQUESTS + 20, { state: 'closed' });
    const { body } = await scene.staff('manager').call('GET /api/staff/requests?scope=all');
    const numbers = body.requests.map(({ no }: { no: number }) => no).sort((a: number, b: number) => a - b);
    // The open one is the first.
    expect(numbers.slice(0, 2)).toEqual([1, 22]);
    expect(numbers).toHaveLength(MAX_LISTED_REQUESTS + 1);
  });
});
