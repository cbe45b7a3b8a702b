import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { locations } from '../database/schema/property-tables.ts';
import { done } from '../outcome/outcome.ts';
import type { Rows } from './connections.ts';
import { prepareQuery } from './prepared-query.ts';
import { prepareJson } from './prepared-sql.ts';

describe.each(testDatabases)('Statements on %s', (_, create) => {
  const stage = useTestApi(create);

  const rowsOf = async (answer: PromiseLike<unknown>) => ((await answer) as Rows).rows;

  test('a prepared query answers as drizzle does, for whichever property runs it', async () => {
    const labels = prepareQuery((db) =>
      db
        .select({ label: locations.label })
        .from(locations)
        .where(
          sql`${locations.propertyId} = ${sql.placeholder('propertyId')} and ${locations.id} = any(${sql.placeholder('ids')})`,
        ),
    );
    const [a, b] = [await stage.newHotel(), await stage.newHotel()];
    const { store } = stage.api.api;
    const run = (id: string, ids: string[]) =>
      store.read(id, async (scope) =>
        done((await scope.run(labels, { ids })).map(({ label }) => label).sort()),
      );
    const of = (id: string) =>
      store.read(id, async (scope) => {
        const rows = await scope.db.select().from(locations).where(scope.own(locations));
        return done({ ids: rows.map((row) => row.id), labels: rows.map((row) => row.label).sort() });
      });
    for (const { id } of [a, b, a]) {
      const all = await of(id);
      if (!all.ok) throw new Error('not read');
      expect(await run(id, all.value.ids)).toEqual(done(all.value.labels));
      expect(await run(id, [])).toEqual(done([]));
    }
  });

  test('prepared SQL takes its values at each run, for whichever property runs it', async () => {
    const answer = prepareJson<{ id: string; said: string; at: string }>(
      () => sql`select json_build_object('id', ${sql.placeholder('propertyId')}::text,
        'said', ${sql.placeholder('said')}::text || '!', 'at', ${sql.placeholder('at')}::timestamptz) as json`,
    );
    const [a, b] = [await stage.newHotel(), await stage.newHotel()];
    const at = new Date('2026-11-23T10:00:00Z');
    for (const [{ id }, said] of [[a, 'one'] as const, [b, 'two'] as const, [a, 'three'] as const]) {
      const answered = await stage.api.api.store.read(id, async (scope) =>
        done(await scope.run(answer, { said, at })),
      );
      if (!answered.ok) throw new Error('not read');
      const [json] = answered.value;
      expect({ ...json, at: new Date(json?.at ?? '') }).toEqual({ id, said: `${said}!`, at });
    }
  });

  test('a table that changes under prepared statements does not break them', async () => {
    const hotel = await stage.newHotel();
    const look = () =>
      stage.api.api.store.read(hotel.id, async (scope) =>
        done(await rowsOf(scope.db.execute(sql`select * from changing`))),
      );
    await stage.database.queries.execute(sql`create table changing as select 1 as a`);
    await stage.database.queries.execute(sql`grant select on changing to public`);
    for (let i = 0; i < 3; i += 1) expect(await look()).toEqual(done([{ a: 1 }]));
    await stage.database.queries.execute(sql`alter table changing add column b text default 'new'`);
    expect(await look()).toEqual(done([{ a: 1, b: 'new' }]));
  });
});
