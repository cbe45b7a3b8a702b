import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createStore } from '../../platform/database/create-store.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { clockScene, quiet } from '../../testing/scenes/clock-scene.ts';
import { watchedStore } from '../../testing/scenes/watched-store.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { actOnRequest } from './act-on-request.ts';
import { dueRequests, selectDue, sweepClocks } from './sweep-clocks.ts';

/** Waits for a condition that another process brings about. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come about within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(testDatabases)('Clocks that act, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('after a stop of a day each action happens once, and a clock that jumps back repeats nothing', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.at(24 * 60);
    await scene.look();
    const events = await scene.events(id);
    expect(events.filter((event) => event.startsWith('escalated'))).toEqual(['escalated everyone']);
    expect(events.filter((event) => event === 'slipped')).toHaveLength(1);
    const told = await scene.told();
    expect(told).toHaveLength(1);
    await scene.at(-24 * 60);
    await scene.at(0);
    expect(await scene.events(id)).toEqual(events);
    expect(await scene.told()).toEqual(told);
  });

  test('a process that ends between reading and writing leaves all of it to the next, which does it once', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    stage.api.clock.skip(18 * 60_000);
    const { store } = stage.api.api;
    const dying = store.inProperty(scene.hotel.id, async (scope) => {
      expect(await actOnRequest(scope, id)).toBe('acted');
      throw new Error('the process ends here');
    });
    await expect(dying).rejects.toThrow('the process ends here');
    expect(await scene.events(id)).toEqual([]);
    expect(await scene.told()).toEqual([]);
    await Promise.all([scene.look(), scene.look(), scene.look()]);
    expect((await scene.events(id)).filter((event) => event === 'slipped')).toHaveLength(1);
    expect(await scene.told()).toHaveLength(1);
  });

  test('a request whose clock fails delays no other', async () => {
    const scene = await clockScene(stage);
    const broken = await scene.ask('towels');
    const { id } = await scene.ask('pillows');
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.execute(
        sql`update requests set plan = '{"escalateMinutes": 7}' where id = ${broken.id}`,
      );
      return done(undefined);
    });
    await scene.at(5);
    expect(await scene.events(id)).toContain('escalated department');
    expect(await scene.look()).toBe(0);
  });

  test('due requests are found by one query over an index, and a thousand at once are all processed', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    const { store } = stage.api.api;
    await store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into requests (property_id, id, no, service_key, title, location_id,
          department_key, state, priority, source, created_at, acknowledge_by, promised_at, act_at, plan)
        select property_id, 'many-' || n, 10000 + n, service_key, title, location_id, department_key, 'new', priority,
          source, created_at, acknowledge_by, null, acknowledge_by, plan
        from requests, generate_series(1, 1000) n where requests.id = ${id}`);
      // A year of history, without deadlines.
      await scope.db.execute(sql`insert into requests (property_id, id, no, service_key, title, location_id,
          department_key, state, priority, source, created_at, acknowledge_by)
        select property_id, 'old-' || n, 20000 + n, service_key, title, location_id, department_key, 'closed', priority,
          source, created_at, acknowledge_by
        from requests, generate_series(1, 5000) n where requests.id = ${id}`);
      await scope.db.execute(sql`analyze requests`).catch(() => undefined);
      return done(undefined);
    });
    const plan = await store.lookUpEach('requests that are due', (db, now) =>
      db.execute(sql`explain ${dueRequests(db, now).getSQL()}`),
    );
    expect(JSON.stringify(plan)).toContain('requests_by_act_at');
    expect(await scene.at(5)).toBe(1001);
    expect(await scene.look()).toBe(0);
  }, 180_000);

  test('properties take turns: thousands that are due at one delay no other', async () => {
    const [crowded, quietOne] = [await clockScene(stage), await clockScene(stage)];
    const { id } = await crowded.ask('towels');
    const only = await quietOne.ask('towels');
    const { store } = stage.api.api;
    await store.inProperty(crowded.hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into requests (property_id, id, no, service_key, title, location_id,
          department_key, state, priority, source, created_at, acknowledge_by, act_at, plan)
        select property_id, 'many-' || n, 10000 + n, service_key, title, location_id, department_key, 'new',
          case when n > 100 then 'normal' else 'emergency' end, source, created_at, acknowledge_by,
          act_at - interval '1 minute', plan
        from requests, generate_series(1, 5000) n where requests.id = ${id}`);
      return done(undefined);
    });
    stage.api.clock.skip(5 * 60_000);
    const due = await selectDue(store);
    expect(due.slice(0, 2).map(({ propertyId }) => propertyId)).toEqual([
      crowded.hotel.id,
      quietOne.hotel.id,
    ]);
    expect(due[1]?.id).toBe(only.id);
    // An emergency comes first in the turn and at its own property.
    expect(due.filter((one) => one.id.startsWith('many-')).length).toBe(due.length - 1);
    await store.inProperty(crowded.hotel.id, async (scope) => {
      await scope.db.execute(sql`update requests set act_at = null where id like 'many-%' and no > 10120`);
      return done(undefined);
    });
    const { store: watched, order } = watchedStore(store);
    expect(await sweepClocks(watched, quiet)).toBe(122);
    expect(order.indexOf(quietOne.hotel.id)).toBe(1);
  }, 180_000);
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Clocks in several processes, on %s', (_, create) => {
    const stage = useTestApi(create);

    test('each action is carried out by one of them', async () => {
      const scene = await clockScene(stage);
      const ids: string[] = [];
      for (let index = 0; index < 12; index += 1) ids.push((await scene.ask('towels')).id);
      const others = await Promise.all([1, 2].map(() => stage.testDatabase.open()));
      const stores = others.map((database) => createStore(database, stage.api.clock.now, () => undefined));
      stage.api.clock.skip(18 * 60_000);
      await Promise.all([scene.look(), ...stores.map((store) => sweepClocks(store, quiet))]);
      await scene.look();
      for (const id of ids) {
        const events = await scene.events(id);
        expect(events.filter((event) => event === 'slipped')).toHaveLength(1);
        expect(events.filter((event) => event.startsWith('escalated'))).toHaveLength(1);
      }
      expect(await scene.told()).toHaveLength(ids.length);
      await Promise.all(others.map((database) => database.close()));
    });

    test('what a killed process had started is done by the next one, once', async () => {
      const scene = await clockScene(stage);
      const { id } = await scene.ask('towels');
      stage.api.clock.skip(18 * 60_000);
      const url = new URL(process.env.DATABASE_URL ?? '');
      const { rows } = (await stage.database.queries.execute(
        sql`select current_database() as name`,
      )) as unknown as {
        rows: Array<{ name: string }>;
      };
      url.pathname = `/${rows[0]?.name}`;
      const child = fork(
        join(__dirname, '../../testing/workers/clock-process.ts'),
        [url.href, String(scene.now())],
        { execArgv: ['--import', 'tsx'] },
      );
      // It has claimed the request and waits for the conversation, which is locked here.
      await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
        await scope.db.execute(
          sql`select from conversations where id = ${scene.guest.conversationId} for update`,
        );
        await eventually(async () => (await scene.claims(id)) === 1);
        expect(await scene.look()).toBe(0);
        child.kill('SIGKILL');
        await once(child, 'exit');
        return done(undefined);
      });
      expect(await scene.events(id)).toEqual([]);
      await eventually(async () => (await scene.look()) === 1);
      await scene.look();
      expect((await scene.events(id)).filter((event) => event === 'slipped')).toHaveLength(1);
      expect(await scene.told()).toHaveLength(1);
    }, 90_000);
  });
}
