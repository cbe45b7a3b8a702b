import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { organizations, properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { demoScene } from '../../testing/scenes/demo-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { purgeDemos } from './purge-demos.ts';
import { aurora } from './sample-properties/hotel-aurora.ts';
import { DEMO_LIFETIME_MS, MAX_DEMOS } from './start-demo.ts';

describe.each(testDatabases)('The end of a demo on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const { start, demo } = demoScene(stage);

  test('when its time is over, nothing opens it and none of its data is left', async () => {
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

  test('the database deletes no property that is not a demo, and no demo before its time', async () => {
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

  test('when there are too many, the next visitor is asked to come back later', async () => {
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
