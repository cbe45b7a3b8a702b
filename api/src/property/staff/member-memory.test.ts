import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { purgeDemos } from '../../public/demo/purge-demos.ts';
import { demoScene } from '../../testing/scenes/demo-scene.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Staff } from '../../testing/test-callers.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** For managers and owners. */
const READ = 'GET /api/staff/registrations';

/** Calls until the member is cached, and verifies that it is. */
async function warm(api: TestApi, staff: Staff): Promise<void> {
  for (let calls = 0; calls < 3; calls += 1) expect((await staff.call(READ)).status).toBe(200);
  expect(api.costs.findLast(({ operation }) => operation === READ)).toMatchObject({ cold: 0 });
}

describe.each(testDatabases)('Members in memory on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const { demo } = demoScene(stage);

  test.each([
    ['is disabled', { state: 'suspended' }, 'forbidden'],
    ['gets a role that may not do it', { role: 'agent' }, 'forbidden'],
    ['is deleted', null, 'forbidden'],
  ] as const)('the next call of a member who %s is refused', async (_how, set, code) => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    await warm(stage.api, manager);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const who = scope.own(staffMembers, eq(staffMembers.uid, hotel.uids.manager));
      if (set) scope.write(scope.db.update(staffMembers).set(set).where(who));
      else scope.write(scope.db.delete(staffMembers).where(who));
      return done(undefined);
    });
    expect((await manager.call(READ)).body.code).toBe(code);
  });

  test('a second factor that the property starts to require is asked for with the next call', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    await warm(stage.api, manager);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const own = eq(properties.id, hotel.id);
      scope.write(scope.db.update(properties).set({ secondFactorRequired: true }).where(own));
      return done(undefined);
    });
    expect((await manager.call(READ)).body.code).toBe('second-factor-required');
  });

  test('an event and a request number leave the cache unchanged', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    await warm(stage.api, manager);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('ask for towels 2');
    await manager.call(READ);
    expect(stage.api.costs.findLast(({ operation }) => operation === READ)).toMatchObject({ cold: 0 });
  });

  test('staff and guests of a purged demo are refused with their next call', async () => {
    const visitor = await demo();
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await visitor.staff('GET /api/staff/requests')).status).toBe(200);
      expect((await visitor.guest('GET /api/guest/session')).status).toBe(200);
    }
    expect(stage.api.costs.at(-1)).toMatchObject({ roundTrips: 0, cold: 0 });
    await stage.api.api.store.inProperty(visitor.id, async (scope) => {
      const own = eq(properties.id, visitor.id);
      scope.write(
        scope.db
          .update(properties)
          .set({ demoUntil: new Date(0) })
          .where(own),
      );
      return done(undefined);
    });
    expect(await purgeDemos(stage.api.api.store, stage.api.clock.now())).toBe(1);
    expect((await visitor.guest('GET /api/guest/session')).body.code).toBe('no-session');
    expect((await visitor.staff('GET /api/staff/requests')).body.code).toBe('unauthenticated');
  });

  test('a renamed property shows it with the next call', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.call('GET /api/guest/session');
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      scope.write(sql`update properties set name = 'Renamed' where id = ${hotel.id}`);
      return done(undefined);
    });
    expect((await guest.call('GET /api/guest/session')).body.property.name).toBe('Renamed');
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Members in the memory of several processes on %s', (_, create) => {
    const stage = useTestApi(create);

    test('a role that changes in one process changes in the other as soon as the message arrives', async () => {
      const database = await stage.testDatabase.open();
      const other = await startTestApi(database);
      try {
        const hotel = await stage.newHotel();
        await warm(other, other.staff(hotel, 'manager'));
        const received = new Promise<void>((resolve) => {
          other.api.store.changes.listen(({ kind }) => kind === 'member' && resolve());
        });
        await stage.api.api.store.inProperty(hotel.id, async (scope) => {
          const who = scope.own(staffMembers, eq(staffMembers.uid, hotel.uids.manager));
          scope.write(scope.db.update(staffMembers).set({ role: 'staff' }).where(who));
          return done(undefined);
        });
        await received;
        expect((await other.staff(hotel, 'manager').call(READ)).body.code).toBe('forbidden');
      } finally {
        await other.stop();
        await database.close();
      }
    });
  });
}
