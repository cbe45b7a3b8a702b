import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../../platform/outcome/outcome.ts';
import { quiet } from '../../../testing/scenes/clock-scene.ts';
import { watchedStore } from '../../../testing/scenes/watched-store.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { deriveEverywhere } from './derive-notifications.ts';

describe.each(testDatabases)('Notifications of many events on %s', (_, create) => {
  const stage = useTestApi(create);

  test('properties take turns: one with thousands of events delays no other', async () => {
    const hotels = [await stage.newHotel(), await stage.newHotel(), await stage.newHotel()];
    const guests = await Promise.all(hotels.map((hotel) => stage.api.guest(hotel.codes.room.code)));
    const greet = async () => {
      for (const guest of guests) await guest.say('hello');
    };
    await greet();
    await deriveEverywhere(stage.api.api.store, quiet, { hasMail: false });
    await greet();
    const [, crowded] = hotels;
    await stage.api.api.store.inProperty(crowded?.id ?? '', async ({ db, propertyId }) => {
      await db.execute(sql`insert into events (property_id, no, type, conversation_id, for_guest, payload, created_at)
        select property_id, (select max(no) from events) + n, type, conversation_id, for_guest, payload, created_at
        from (select * from events where type = 'conversation.updated' order by no desc limit 1) e,
          generate_series(1, 2000) n`);
      await db.execute(sql`update properties set event_no = event_no + 2000 where id = ${propertyId}`);
      return done(undefined);
    });
    const { store, order } = watchedStore(stage.api.api.store);
    await deriveEverywhere(store, quiet, { hasMail: false });
    const firstTurn = order.slice(0, hotels.length);
    expect(new Set(firstTurn)).toEqual(new Set(hotels.map(({ id }) => id)));
    expect(order.filter((id) => id === crowded?.id).length).toBeGreaterThan(3);
  }, 60_000);
});
