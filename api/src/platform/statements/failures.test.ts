import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { carriedSettings, firstValue, resetSettings } from '../../testing/connection-settings.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { locations } from '../database/schema/property-tables.ts';
import { done, refused } from '../outcome/outcome.ts';
import type { Rows } from './connections.ts';

describe.each(testDatabases)('Statements on %s', (name, create) => {
  const stage = useTestApi(create);

  test('a refusal rolls back what was written and what was deferred', async () => {
    const hotel = await stage.newHotel();
    const set = (floor: string) => sql`update locations set floor = ${floor} where property_id = ${hotel.id}`;
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(set('written'));
      scope.write(set('left'));
      return refused('not-found');
    });
    const floors = await stage.api.api.store.read(hotel.id, async (scope) =>
      done(await scope.db.select({ floor: locations.floor }).from(locations).where(scope.own(locations))),
    );
    expect(JSON.stringify(floors)).not.toMatch(/written|left/);
  });

  test('nothing after a failing statement is executed, and the transaction fails with its error', async () => {
    const hotel = await stage.newHotel();
    // A sequence is not rolled back: it shows what was executed.
    await stage.database.queries.execute(sql`create sequence if not exists executed`);
    await stage.database.queries.execute(sql`grant usage on sequence executed to public`);
    const failing = stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const all = await Promise.allSettled([
        scope.db.execute(sql`select 1 as one`),
        scope.db.execute(sql`select 1 / (select 0)`),
        scope.db.execute(sql`select nextval('executed')`),
      ]);
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      await expect(scope.db.execute(sql`select nextval('executed')`)).rejects.toThrow('Failed query');
      return done(undefined);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await firstValue(stage.database.queries.execute(sql`select is_called from executed`))).toBe(false);
    expect(await carriedSettings(name, stage.database)).toEqual(resetSettings(name));
  });

  test('a deferred write that fails fails the operation', async () => {
    const hotel = await stage.newHotel();
    const failing = stage.api.api.store.inProperty(hotel.id, async (scope) => {
      scope.write(
        scope.db.insert(locations).values({ propertyId: 'another', id: 'x', kind: 'room', label: 'x' }),
      );
      return done(undefined);
    });
    await expect(failing).rejects.toThrow('Failed query');
  });

  test('an event of a property that does not exist fails the operation', async () => {
    const nowhere = stage.api.api.store.inProperty('no-such-hotel', async (scope) => {
      scope.emit({
        type: 'session.ended',
        conversationId: null,
        departmentKey: null,
        forGuest: true,
        payload: async () => ({ type: 'session.ended', reason: 'left' }),
      });
      return done(undefined);
    });
    await expect(nowhere).rejects.toThrow('Failed query');
  });

  test('a read transaction cannot write, and no work can end its transaction', async () => {
    const hotel = await stage.newHotel();
    const { store } = stage.api.api;
    const writing = store.read(hotel.id, async (scope) =>
      done(await scope.db.update(locations).set({ floor: '3' }).where(scope.own(locations))),
    );
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
    const ending = store.inProperty(hotel.id, async (scope) => done(await scope.db.execute(sql`commit`)));
    await expect(ending).rejects.toThrow();
    expect(await carriedSettings(name, stage.database)).toEqual(resetSettings(name));
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Statements that are cut off on %s', (_, create) => {
    const stage = useTestApi(create);

    test.each([
      ['cancelled', 'pg_cancel_backend', '57014'],
      ['ended with its connection', 'pg_terminate_backend', '57P01'],
    ])(
      'a transaction that is %s leaves no settings behind, and the next one works',
      async (_how, by, code) => {
        const hotel = await stage.newHotel();
        const { store } = stage.api.api;
        const hanging = store.inProperty(hotel.id, async (scope) => {
          scope.write(sql`update locations set floor = 'cut' where property_id = ${hotel.id}`);
          return done(await scope.db.execute(sql`select pg_sleep(30) as cut_off`));
        });
        const failed = expect(hanging).rejects.toMatchObject({ cause: { code } });
        for (let cut = 0; cut === 0; ) {
          const answer = (await stage.database.queries.execute(
            sql`select ${sql.raw(by)}(pid) from pg_stat_activity
          where query like '%as cut_off%' and pid <> pg_backend_pid() and state = 'active' and datname = current_database()`,
          )) as unknown as Rows;
          cut = answer.rows.length;
        }
        await failed;
        const { connections } = stage.database;
        const held = await Promise.all(Array.from({ length: 10 }, () => connections.acquire()));
        for (const connection of held) {
          const { results } = await connection.send([
            {
              text: "select current_setting('app.property', true) as property, current_user as role",
              values: [],
            },
          ]);
          const [row] = (results[0]?.rows ?? []) as Array<{ property: string | null; role: string }>;
          expect([row?.property ?? '', row?.role]).toEqual(['', 'bellkey_app']);
          connections.release(connection, false);
        }
        const floors = await store.read(hotel.id, async (scope) =>
          done(await scope.db.select({ floor: locations.floor }).from(locations).where(scope.own(locations))),
        );
        expect(JSON.stringify(floors)).not.toContain('cut');
      },
    );
  });
}
