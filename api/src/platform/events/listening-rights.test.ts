import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createStreamScene, everything, guestOf, seen } from '../../testing/scenes/stream-scene.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { LogEvent } from '../database/log-event.ts';
import { locations } from '../database/schema/property-tables.ts';
import { done } from '../outcome/outcome.ts';

const eventOf = (no: number): LogEvent => ({
  no,
  type: 'message.seen',
  conversationId: 'a',
  departmentKey: null,
  guestSessionId: null,
  forGuest: true,
  payload: seen('a', 'later'),
});

describe.each(testDatabases)('Streams whose rights are checked, on %s', (_, create) => {
  const scene = createStreamScene(create);
  const { fanOutOf, listen, announce } = scene;

  test('end as soon as a change revokes their right, and the others stay', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const [guest, other] = [await listen(fanOut, id, guestOf('a')), await listen(fanOut, id, guestOf('b'))];
    scene.excluded.add('a');
    await scene.store.inProperty(id, async (scope) => {
      const rooms = scope.own(locations, eq(locations.kind, 'room'));
      await scope.db.update(locations).set({ label: 'Another room' }).where(rooms);
      return done(undefined);
    });
    expect(await guest.until((event) => event.type === 'session.ended')).toMatchObject({ reason: 'revoked' });
    await guest.untilEnded();
    expect(other.ended).toBe(false);
    expect(fanOut.count()).toBe(1);
  });

  test('a change of a member’s rights is checked as soon as the log says so', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const staff = await listen(fanOut, id, everything);
    scene.excluded.add('property');
    await scene.store.inProperty(id, async (scope) => {
      scope.emit({
        type: 'membership.updated',
        conversationId: null,
        departmentKey: null,
        forGuest: false,
        payload: async () => ({ type: 'membership.updated', membershipId: 'm', state: 'suspended' }),
      });
      return done(undefined);
    });
    await staff.untilEnded();
  });

  test('stay open while the database is unreachable for a moment, and get what happened meanwhile', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const guest = await listen(fanOut, id, guestOf('a'));
    scene.isAway = true;
    // Not the next one in the log: the ones before it have to be loaded.
    scene.hub.eventsAppended(id, [eventOf(1_000)]);
    await new Promise((resolve) => setImmediate(resolve));
    scene.isAway = false;
    await announce(id, 'kept', ['a']);
    await guest.until((event) => event.type === 'message.seen' && event.messageIds.includes('kept'));
  });

  test('are cut when their rights cannot be checked for several rounds', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf(150);
    const guest = await listen(fanOut, id, guestOf('a'));
    scene.isAway = true;
    await guest.untilEnded();
    expect(fanOut.count()).toBe(0);
  });
});
