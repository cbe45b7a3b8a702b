import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { CHANNEL_CONNECTION } from '../../platform/database/postgres-channel.ts';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { ENDS } from '../../testing/scenes/session-ends.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const READ = 'GET /api/guest/session';
const LINE = 'POST /api/guest/messages';

/** Calls until the session is cached, and verifies that it is. */
async function warm(api: TestApi, guest: Guest): Promise<void> {
  for (let calls = 0; calls < 3; calls += 1) expect((await guest.call(READ)).status).toBe(200);
  expect(api.costs.at(-1)).toMatchObject({ operation: READ, roundTrips: 0, cold: 0 });
}

describe.each(testDatabases)('Sessions in memory on %s', (_, create) => {
  const stage = useTestApi(create);

  test.each(ENDS)('the next call of a guest who %s is refused: %s', async (_how, code, end) => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await warm(stage.api, guest);
    await end({ api: stage.api, hotel, guest });
    expect((await guest.call(READ)).body.code).toBe(code);
  });

  test('a renamed place shows it with the next call', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await warm(stage.api, guest);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      scope.write(scope.db.update(locations).set({ label: 'The attic' }).where(scope.own(locations)));
      return done(undefined);
    });
    expect((await guest.call(READ)).body.place.label).toBe('The attic');
  });

  test('an end that is rolled back ends nothing', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await warm(stage.api, guest);
    await expect(
      stage.api.api.store.inProperty(hotel.id, async (scope) => {
        await scope.db.update(guestSessions).set({ endedAt: scope.now }).where(scope.own(guestSessions));
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    await warm(stage.api, guest);
  });

  test('a line of a guest whom the process does not remember takes three statements', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('good morning');
    // Nothing is remembered any longer, and the end of the session is due to move.
    stage.api.clock.skip(61_000);
    await guest.say('two towels please');
    const { batches = [] } = stage.api.costs.findLast(({ operation }) => operation === LINE) ?? {};
    const sent = batches.flatMap(({ texts }) => texts).filter((text) => !/^(?:begin|commit)$/.test(text));
    expect(
      sent.map((text) => /open_guest_sessions|prolong_session|insert into messages/.exec(text)?.[0]),
    ).toEqual(['open_guest_sessions', 'prolong_session', 'insert into messages']);
  });

  test('a session in use continues, and its end moves at most once a minute', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await warm(stage.api, guest);
    stage.api.clock.skip(61_000);
    const before = (await guest.call(READ)).body.expiresAt;
    expect((await guest.call(READ)).body.expiresAt).toBe(before);
    const rows = await stage.api.api.store.read(hotel.id, async (scope) =>
      done(
        await scope.db
          .select({ expiresAt: guestSessions.expiresAt })
          .from(guestSessions)
          .where(scope.own(guestSessions)),
      ),
    );
    expect(rows.ok && rows.value[0]?.expiresAt.toISOString()).toBe(before);
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Sessions in the memory of several processes on %s', (_, create) => {
    const stage = useTestApi(create);

    /** A second process over the same database, for one test. */
    async function withOther(work: (other: TestApi) => Promise<void>): Promise<void> {
      const database = await stage.testDatabase.open();
      const other = await startTestApi(database);
      try {
        await work(other);
      } finally {
        await other.stop();
        await database.close();
      }
    }

    const through = (other: TestApi, guest: Guest): Guest => ({
      ...guest,
      call: (operation, options) => other.call(operation, { ...options, cookie: guest.cookie }),
    });

    const receivedBy = (other: TestApi, kind: string) =>
      new Promise<void>((resolve) => {
        const stop = other.api.store.changes.listen((change) => {
          if (change.kind !== kind) return;
          stop();
          resolve();
        });
      });

    test('the end of a session in one process reaches the other, whose next call is refused', async () => {
      await withOther(async (other) => {
        const hotel = await stage.newHotel();
        const guest = await stage.api.guest(hotel.codes.room.code);
        await warm(other, through(other, guest));
        const received = receivedBy(other, 'session');
        await guest.call('DELETE /api/guest/session');
        await received;
        expect((await through(other, guest).call(READ)).body.code).toBe('session-expired');
      });
    });

    test('a process that cannot hear the others trusts nothing in its cache', async () => {
      await withOther(async (other) => {
        const hotel = await stage.newHotel();
        const guest = await stage.api.guest(hotel.codes.room.code);
        await warm(other, through(other, guest));
        const { changes } = other.api.store;
        const again = receivedBy(other, 'everything');
        // Drops every listening connection, also this process's own: both reconnect by themselves.
        await stage.database.queries.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${CHANNEL_CONNECTION}`,
        );
        while (changes.isListening()) await sleep(5);
        const ended = { endedAt: new Date(), endedReason: 'revoked' as const };
        await stage.api.api.store.inProperty(hotel.id, async (scope) => {
          scope.write(
            scope.db
              .update(guestSessions)
              .set(ended)
              .where(scope.own(guestSessions, eq(guestSessions.assurance, 'L1'))),
          );
          return done(undefined);
        });
        expect((await through(other, guest).call(READ)).body.code).toBe('session-expired');
        await again;
        expect(changes.isListening()).toBe(true);
        expect((await through(other, guest).call(READ)).body.code).toBe('session-expired');
      });
    });
  });
}
