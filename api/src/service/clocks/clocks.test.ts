import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createStore } from '../../platform/database/create-store.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { clockScene, quiet } from '../../testing/scenes/clock-scene.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { sweepClocks } from './sweep-clocks.ts';

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

  test('a request that no one accepts escalates to its department, its back-up, the managers and everyone', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    expect(await scene.at(3)).toBe(0);
    await scene.at(4);
    expect(await scene.events(id)).toEqual(['warned department']);
    await scene.at(5);
    await scene.at(14);
    expect(await scene.events(id)).toEqual(['warned department', 'escalated department']);
    await scene.at(15);
    await scene.at(30);
    await scene.at(50);
    await scene.at(500);
    const escalated = (await scene.events(id)).filter((event) => event.startsWith('escalated'));
    expect(escalated).toEqual([
      'escalated department',
      'escalated backup',
      'escalated managers',
      'escalated everyone',
    ]);
    expect((await scene.request(id)).escalation).toBe(4);
  });

  test('a department asked to help sees the request from then on, live and in the queue, and may accept it', async () => {
    const scene = await clockScene(stage);
    const mechanic = scene.staff('mechanic');
    const stream = await mechanic.listen(0);
    const { id } = await scene.ask('towels');
    const seen = async () => (await mechanic.call('GET /api/staff/requests')).body.requests.length;
    await scene.at(30);
    expect(await seen()).toBe(0);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(404);
    await scene.at(50);
    await stream.until((event) => event.type === 'request.updated' && event.request.id === id);
    expect(await seen()).toBe(1);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(200);
    await stream.until((event) => event.type === 'request.updated' && event.request.state === 'acknowledged');
    await stream.close();
  });

  test('a department with no one on duty is skipped at once', async () => {
    const scene = await clockScene(stage);
    expect(
      (await scene.staff('mechanic').call('PUT /api/staff/presence', { body: { onDuty: false } })).status,
    ).toBe(200);
    const { id } = await scene.ask('tv');
    await scene.at(0.1);
    expect(await scene.events(id)).toEqual(['escalated backup']);
    const step = (await scene.request(id)).steps.at(-1);
    expect(step?.event).toMatchObject({
      unattended: true,
      departments: [expect.stringContaining('Reception')],
    });
  });

  test('the last one who goes off duty leaves nothing waiting for them', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('tv');
    await scene.at(1);
    expect(await scene.events(id)).toEqual([]);
    await scene.staff('mechanic').call('PUT /api/staff/presence', { body: { onDuty: false } });
    await scene.at(1.2);
    expect(await scene.events(id)).toEqual(['escalated backup']);
  });

  test('a repeat within a week is marked, and the third repair goes to the manager', async () => {
    const scene = await clockScene(stage);
    const ids: string[] = [];
    for (const day of [0, 2, 4, 12]) {
      await scene.at(day * 24 * 60);
      const { id, repeated } = await scene.ask('tv');
      ids.push(`${repeated}`);
      await scene.look();
      const told = (await scene.events(id)).includes('repeated managers');
      expect([day, told]).toEqual([day, day === 4]);
      await scene.move('manager', id, 'done');
    }
    expect(ids).toEqual(['1', '2', '3', '1']);
  });

  test('an emergency alerts everyone until someone takes it, and the guest once', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('doctorOnCall');
    await scene.at(0.9);
    expect(await scene.events(id)).toEqual([]);
    for (const minute of [1, 2, 3, 4, 5, 6, 7]) await scene.at(minute);
    expect(await scene.events(id)).toEqual(Array.from({ length: 4 }, () => 'escalated everyone'));
    expect(await scene.told()).toEqual([expect.stringContaining('do not wait for us: call 112 now')]);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(200);
    await scene.at(60);
    expect(await scene.events(id)).toHaveLength(4);
  });
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
