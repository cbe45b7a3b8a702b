import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { done } from '../outcome/outcome.ts';
import { measure } from './meter.ts';
import { prepareCall } from './prepared-sql.ts';

interface Seen {
  properties: string[];
  role: string;
  more: number;
}

/** It names no property: it sees what row-level security allows. */
const look = prepareCall<Seen>(() => sql`look(${sql.placeholder('more')}::integer)`);

describe.each(testDatabases)('Calls that begin a transaction on %s', (_, create) => {
  const stage = useTestApi(create);

  beforeAll(async () => {
    await stage.database.queries.execute(sql`
      create function look(more integer) returns json language plpgsql as $$
      begin
        return json_build_object(
          'properties', (select json_agg(distinct property_id) from locations),
          'role', current_user,
          'more', more);
      end
      $$`);
  });

  test("see only their own property's rows, in every transaction of a connection", async () => {
    const hotels = [await stage.newHotel(), await stage.newHotel()];
    for (const { id } of [...hotels, ...hotels, ...hotels]) {
      const inOrder = await stage.api.api.store.inProperty(id, async (scope) =>
        done(await Promise.all([scope.run(look, { more: 1 }), scope.run(look, { more: 2 })])),
      );
      const read = await stage.api.api.store.read(id, async (scope) =>
        done(await scope.run(look, { more: 3 })),
      );
      const seen = [...(inOrder.ok ? inOrder.value : []), ...(read.ok ? [read.value] : [])];
      const role = stage.database.tenantRole ?? expect.any(String);
      expect(seen).toEqual([1, 2, 3].map((more) => ({ properties: [id], role, more })));
    }
  });

  test('share one statement with the settings, and later statements have these too', async () => {
    const hotel = await stage.newHotel();
    const { value, measured } = await measure(() =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => {
        const all = await Promise.all([
          scope.run(look, { more: 1 }),
          scope.run(look, { more: 2 }),
          scope.db.execute(sql`select distinct property_id from locations`),
        ]);
        const later = await scope.run(look, { more: 3 });
        return done([...all.slice(0, 2), later].map((seen) => (seen as Seen).more));
      }),
    );
    expect(value).toEqual(done([1, 2, 3]));
    expect(measured.batches.map(({ texts }) => texts.length)).toEqual([2, 1, 1]);
    expect(measured.batches[0]?.texts[0]).toContain('app.property');
    expect(measured.batches[1]?.texts[0]).not.toContain('app.property');
  });

  test('leave no settings behind when they fail', async () => {
    const hotel = await stage.newHotel();
    const failing = prepareCall(() => sql`no_such_function(${sql.placeholder('propertyId')})`);
    const run = stage.api.api.store.inProperty(hotel.id, async (scope) => done(await scope.run(failing)));
    await expect(run).rejects.toMatchObject({ cause: { code: '42883' } });
    const { connections } = stage.database;
    const connection = await connections.acquire();
    const { results } = await connection.send([
      { text: "select current_setting('app.property', true) as property", values: [] },
    ]);
    expect((results[0]?.rows[0] as { property: string | null } | undefined)?.property ?? '').toBe('');
    connections.release(connection, false);
  });
});
