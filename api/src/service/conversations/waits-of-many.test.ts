import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import { quiet } from '../../testing/scenes/clock-scene.ts';
import { watchedStore } from '../../testing/scenes/watched-store.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { ALARMS_AT_ONCE, escalateAlarms } from '../alarms/escalate-alarms.ts';
import { escalateEverywhere, WAITS_AT_ONCE } from './escalate-waiting.ts';

describe.each(testDatabases)('Many who wait at one property on %s', (_, create) => {
  const stage = useTestApi(create);

  test('delay the alarm of another by a page of theirs at most, and come in the next looks', async () => {
    const [crowded, other] = [await stage.newHotel(), await stage.newHotel()];
    const guest = await stage.api.guest(crowded.codes.room.code);
    await guest.say('there is smoke in my room');
    const copies = WAITS_AT_ONCE + ALARMS_AT_ONCE;
    await stage.api.api.store.inProperty(crowded.id, async ({ db }) => {
      // Those of the first kind wait for a person, those of the second are in danger.
      await db.execute(sql`insert into guest_sessions select (jsonb_populate_record(s, jsonb_build_object(
          'id', 'copy-' || n, 'token_hash', 'copy-' || n || s.property_id))).*
        from guest_sessions s, generate_series(1, ${copies}::int) n`);
      await db.execute(sql`insert into conversations select (jsonb_populate_record(c, jsonb_build_object(
          'id', 'copy-' || n, 'guest_session_id', 'copy-' || n, 'state', 'awaiting_human',
          'waiting_since', c.created_at))).*
        from conversations c, generate_series(1, ${copies}::int) n`);
      await db.execute(sql`insert into alarms select (jsonb_populate_record(a, jsonb_build_object(
          'id', 'copy-' || n, 'conversation_id', 'copy-' || n, 'request_id', null))).*
        from alarms a, generate_series(${WAITS_AT_ONCE + 1}::int, ${copies}::int) n`);
      return done(undefined);
    });
    await (await stage.api.guest(other.codes.room.code)).say('there is smoke in my room');
    stage.api.clock.skip(60 * 60_000);
    const { store, order } = watchedStore(stage.api.api.store);
    const escalated = async (hotelId: string) => {
      const counted = await stage.api.api.store.inProperty(hotelId, async ({ db }) => {
        const { rows } = (await db.execute(sql`select
            (select count(*)::int from alarms where escalated_at is not null) as alarms,
            (select count(*)::int from conversations c where escalated_at is not null
              and not exists (select from alarms a where a.conversation_id = c.id)) as waits`)) as unknown as {
          rows: Array<{ alarms: number; waits: number }>;
        };
        return done(rows[0]);
      });
      return counted.ok ? counted.value : undefined;
    };

    await escalateEverywhere(store, quiet, escalateAlarms);
    // First the alarms of every property, then the other waits of every property.
    const half = order.length / 2;
    expect(order.slice(0, half)).toEqual(order.slice(half));
    expect(order.slice(0, half)).toEqual(expect.arrayContaining([crowded.id, other.id]));
    expect(await escalated(other.id)).toEqual({ alarms: 1, waits: 0 });
    expect(await escalated(crowded.id)).toEqual({ alarms: ALARMS_AT_ONCE, waits: WAITS_AT_ONCE });
    await escalateEverywhere(store, quiet, escalateAlarms);
    expect(await escalated(crowded.id)).toEqual({ alarms: ALARMS_AT_ONCE + 1, waits: WAITS_AT_ONCE });
  }, 60_000);
});
