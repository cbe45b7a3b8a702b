import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { carriedSettings, firstValue, resetSettings, rowsOf } from '../../testing/connection-settings.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { locations } from '../database/schema/property-tables.ts';
import { tenantSettings } from '../database/tenant-settings.ts';
import { done, refused } from '../outcome/outcome.ts';
import type { Rows } from './connections.ts';
import { type Measured, measure } from './meter.ts';

describe.each(testDatabases)('Statements on %s', (name, create) => {
  const stage = useTestApi(create);

  const batchesOf = ({ batches }: Measured) => batches.map(({ texts }) => texts.length);

  test('those of one tick share a round trip, with the settings and the commit', async () => {
    const hotel = await stage.newHotel();
    const { measured, value } = await measure(() =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => {
        const [one, property] = await Promise.all([
          firstValue(scope.db.execute(sql`select 1`)),
          firstValue(scope.db.execute(sql`select current_setting('app.property')`)),
        ]);
        scope.write(scope.db.update(locations).set({ floor: '9' }).where(scope.own(locations)));
        scope.write(sql`update locations set floor = floor || '1' where property_id = ${hotel.id}`);
        return done([one, property]);
      }),
    );
    expect(value).toEqual(done([1, hotel.id]));
    expect(batchesOf(measured)).toEqual([2, 3]);
    expect(measured.batches[1]?.texts.at(-1)).toBe('commit');
    const rows = await stage.api.api.store.read(hotel.id, async (scope) =>
      done(await scope.db.select({ floor: locations.floor }).from(locations).where(scope.own(locations))),
    );
    expect(rows.ok && rows.value.every(({ floor }) => floor === '91')).toBe(true);
  });

  test('a transaction without statements costs nothing, one that only writes or only reads costs one', async () => {
    const hotel = await stage.newHotel();
    const { store } = stage.api.api;
    const nothing = await measure(() => store.inProperty(hotel.id, async () => done(1)));
    const write = await measure(() =>
      store.inProperty(hotel.id, async (scope) => {
        scope.write(scope.db.update(locations).set({ floor: '2' }).where(scope.own(locations)));
        return done(undefined);
      }),
    );
    const read = await measure(() =>
      store.read(hotel.id, async (scope) =>
        done(await scope.db.select().from(locations).where(scope.own(locations))),
      ),
    );
    expect([nothing, write, read].map(({ measured }) => batchesOf(measured))).toEqual([[], [1], [1]]);
  });

  test('a read sends the earlier deferred writes along, and sees them', async () => {
    const hotel = await stage.newHotel();
    const { value, measured } = await measure(() =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => {
        scope.write(scope.db.update(locations).set({ floor: 'attic' }).where(scope.own(locations)));
        const rows = await scope.db
          .select({ floor: locations.floor })
          .from(locations)
          .where(scope.own(locations));
        return done(rows.map(({ floor }) => floor));
      }),
    );
    expect(new Set(value?.ok ? value.value : [])).toEqual(new Set(['attic']));
    expect(batchesOf(measured)).toEqual([2, 1]);
  });

  test('a returned connection has no settings: after a commit, a refusal, an error, a lookup and a read', async () => {
    const hotel = await stage.newHotel();
    const { store } = stage.api.api;
    const one = sql`select 1`;
    await store.inProperty(hotel.id, async (scope) => done(await scope.db.execute(one)), 'guest');
    await store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(one);
      return refused('not-found');
    });
    await store.lookUp('some secret', async (db) => db.execute(one));
    await store.lookUpEach('some secret', async (db) => db.execute(one));
    await store.read(hotel.id, async (scope) => done(await scope.db.execute(one)));
    await store.onPlatform('lead:x', async (db) => done(await db.execute(one)));
    await expect(
      store.lookUp('some secret', async (db) => db.execute(sql`select 1 / (select 0)`)),
    ).rejects.toThrow();
    expect(await carriedSettings(name, stage.database)).toEqual(resetSettings(name));
  });

  test('values of every type round-trip', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z');
    const answer = stage.database.queries.execute(
      sql`select ${'x'}::text as t, ${7}::integer as i, ${null}::text as n, ${true}::boolean as b, ${at}::timestamptz = '2026-02-03T04:05:06.789Z' as at,
        ${sql.param(['a"b', 'c\\d', '{e,f}'])}::text[] as list, ${{ k: [1, 'ü'] }}::jsonb as j, ${Buffer.from([0, 255])}::bytea as bytes`,
    );
    expect((await rowsOf(answer))[0]).toEqual({
      t: 'x',
      i: 7,
      n: null,
      b: true,
      at: true,
      list: ['a"b', 'c\\d', '{e,f}'],
      j: { k: [1, 'ü'] },
      bytes: Buffer.from([0, 255]),
    });
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('The role of a connection on %s', (_, create) => {
    const stage = useTestApi(create);

    test.each(['set role none', 'set session authorization default; reset role; set role none'])(
      'is checked by every transaction: after "%s" no row is shown and the connection is closed',
      async (change) => {
        const hotel = await stage.newHotel();
        const { store } = stage.api.api;
        const count = () =>
          store.read(hotel.id, async (scope) => {
            const answer = await scope.db.execute(sql`select count(*)::int as count from properties`);
            return done((answer as unknown as Rows).rows);
          });
        expect(await count()).toEqual(done([{ count: 1 }]));
        const { connections } = stage.database;
        const held = await Promise.all(Array.from({ length: 10 }, () => connections.acquire()));
        const [changed, ...others] = held;
        for (const text of change.split('; ')) await changed?.send([{ text, values: [] }]);
        const failing = await changed?.send([
          tenantSettings(stage.database, {
            propertyId: hotel.id,
            lookup: '',
            audience: 'staff',
            readOnly: false,
          }),
          { text: 'select id from properties', values: [] },
        ]);
        expect(failing).toMatchObject({
          results: [],
          error: { message: expect.stringContaining('wrong role') },
        });
        // The pool gives the changed one next.
        for (const connection of [...others, changed]) if (connection) connections.release(connection, false);
        expect(await count()).toEqual(done([{ count: 1 }]));
        const again = await Promise.all(Array.from({ length: 10 }, () => connections.acquire()));
        expect(again).not.toContain(changed);
        for (const connection of again) connections.release(connection, false);
      },
    );
  });
}
