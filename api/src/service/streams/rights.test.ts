import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations, properties } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { EventReader } from '../../testing/event-reader.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** Longer than any test, so that the change ends a stream, not a round. */
const NO_ROUND_MS = 600_000;

type Change = (scope: PropertyScope) => PromiseLike<unknown>;
const change = (api: TestApi, hotel: SmallHotel, work: Change) =>
  api.api.store.inProperty(hotel.id, async (scope) => {
    await work(scope);
    return done(undefined);
  });
const member = (scope: PropertyScope) => scope.own(staffMembers, eq(staffMembers.id, 'housekeeper'));

/** What revokes the right to listen, without a logged event. */
const ofStaff: Array<[string, Change]> = [
  ['is suspended', (scope) => scope.db.update(staffMembers).set({ state: 'suspended' }).where(member(scope))],
  [
    'has a role without requests',
    (scope) => scope.db.update(staffMembers).set({ role: 'developer' }).where(member(scope)),
  ],
  ['is removed', (scope) => scope.db.delete(staffMembers).where(member(scope))],
  [
    'lacks a second factor that is required from now on',
    async (scope) => {
      await scope.db.update(staffMembers).set({ role: 'manager' }).where(member(scope));
      await scope.db.update(properties).set({ secondFactorRequired: true });
    },
  ],
];
const ofGuests: Array<[string, Change]> = [
  [
    'place is closed',
    (scope) => scope.db.update(locations).set({ active: false }).where(scope.own(locations)),
  ],
  [
    'session is over in the database',
    (scope) => scope.db.update(guestSessions).set({ endedAt: scope.now }).where(scope.own(guestSessions)),
  ],
];

describe.each(testDatabases)('The right to listen on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: NO_ROUND_MS });

  test.each(ofStaff)('ends at once for a staff member who %s', async (_case, work) => {
    const hotel = await stage.newHotel();
    const stream = await stage.api.staff(hotel, 'housekeeper').listen(0);
    const other = await stage.api.staff(hotel, 'mechanic').listen(0);
    await change(stage.api, hotel, work);
    await stream.untilEnded();
    expect(other.ended).toBe(false);
    await other.close();
  });

  test.each(ofGuests)('ends at once for a guest whose %s', async (_case, work) => {
    const hotel = await stage.newHotel();
    const stream = await (await stage.api.guest(hotel.codes.room.code)).listen(0);
    await change(stage.api, hotel, work);
    expect(await stream.until((event) => event.type === 'session.ended')).toMatchObject({
      reason: 'expired',
    });
    await stream.untilEnded();
  });

  test('of a member who changes departments continues with those of the new one', async () => {
    const hotel = await stage.newHotel();
    const stream = await stage.api.staff(hotel, 'mechanic').listen(0);
    await change(stage.api, hotel, (scope) =>
      scope.db
        .update(staffMembers)
        .set({ departments: ['housekeeping'] })
        .where(scope.own(staffMembers, eq(staffMembers.id, 'mechanic'))),
    );
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('ask for tv 1');
    await guest.say('ask for towels 2');
    await stream.until((event) => event.type === 'request.created' && event.request.service === 'towels');
    expect(
      stream.received.filter(({ event }) => event.type === 'request.created').map(({ event }) => event),
    ).toMatchObject([{ request: { service: 'towels' } }]);
    await stream.close();
  });
});

if (sharedTestDatabases.length > 0) {
  test.each(sharedTestDatabases)(
    'the right to listen in another process on %s ends at once too',
    async (_, create) => {
      const testDatabase = await create();
      const [here, there] = [await testDatabase.open(), await testDatabase.open()];
      const [writer, reader] = [
        await startTestApi(here, { heartbeatMs: NO_ROUND_MS }),
        await startTestApi(there, { heartbeatMs: NO_ROUND_MS }),
      ];
      const { makeSmallHotel } = await import('../../testing/small-hotel.ts');
      const hotel = await makeSmallHotel(writer.api.store);
      const guest = await reader.guest(hotel.codes.room.code);
      const streams: EventReader[] = [
        await reader.staff(hotel, 'housekeeper').listen(0),
        await guest.listen(0),
      ];
      await change(writer, hotel, ofStaff[0]?.[1] ?? (async () => undefined));
      await change(writer, hotel, ofGuests[0]?.[1] ?? (async () => undefined));
      for (const stream of streams) await stream.untilEnded();
      await Promise.all([writer.stop(), reader.stop()]);
      await Promise.all([here.close(), there.close()]);
      await testDatabase.drop();
    },
  );
}
