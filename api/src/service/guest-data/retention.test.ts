import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { guestDataOf } from '../../testing/scenes/guest-data-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu } from '../../testing/small-menu.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { applyRetention } from './apply-retention.ts';

const DAY_MS = 24 * 60 * 60_000;
const log = { error: () => undefined } as never;

describe.each(testDatabases)('Retention, on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let data: ReturnType<typeof guestDataOf>;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    data = guestDataOf(stage, hotel);
  });

  test('retention shows what it would erase, erases it once, and leaves what is open or recent', async () => {
    const gone = await data.talkativeGuest('bygoneword');
    await data.endRequests();
    const open = await data.talkativeGuest('openword');
    const days = (count: number) => sql`now() - interval '1 day' * ${count}::integer`;
    await data.inHotel(
      sql`update conversations set last_message_at = ${days(40)} where property_id = ${hotel.id}`,
    );
    const young = await stage.api.guest(hotel.codes.room.code);
    await young.say('hello youngword');

    const preview = await data.asManager('GET /api/staff/retention?conversationDays=30');
    expect(preview.body).toMatchObject({
      retention: { conversationDays: 365, version: 0 },
      due: { conversations: 1 },
    });
    expect((await data.asManager('GET /api/staff/retention')).body.due.conversations).toBe(0);
    const { store } = stage.api.api;
    await applyRetention(store, log);
    expect(await data.tablesWith('bygoneword')).toContain('messages');

    const set = { conversationDays: 30, requestDays: 30, eventDays: 30, version: 0 };
    expect((await data.asManager('PUT /api/staff/retention', { ...set, conversationDays: 3 })).status).toBe(
      422,
    );
    expect((await data.asManager('PUT /api/staff/retention', set)).body).toEqual({ ...set, version: 1 });
    expect((await data.asManager('PUT /api/staff/retention', set)).body.code).toBe('version-conflict');
    await Promise.all([applyRetention(store, log), applyRetention(store, log), applyRetention(store, log)]);
    expect((await data.asManager(`GET /api/staff/conversations/${gone.conversationId}`)).status).toBe(404);
    expect((await data.asManager(`GET /api/staff/conversations/${open.conversationId}`)).status).toBe(200);
    expect((await data.asManager(`GET /api/staff/conversations/${young.conversationId}`)).status).toBe(200);
    const { erasures } = (await data.asManager('GET /api/staff/erasures')).body;
    const conversations = erasures.map(
      ({ counts }: { counts: Record<string, number> }) => counts.conversations ?? 0,
    );
    expect([conversations.reduce((sum: number, count: number) => sum + count, 0), erasures[0].by]).toEqual([
      1,
      null,
    ]);
    const changes = (await data.asManager('GET /api/staff/settings/changes')).body.changes;
    expect(changes[0]).toMatchObject({ subject: 'retention', after: { conversationDays: 30 } });

    // A month later the log, stored answers and messages to staff are gone, too.
    stage.api.clock.skip(31 * DAY_MS);
    await applyRetention(store, log);
    const left = await data.tablesWith('bygoneword');
    expect(left.filter((table) => !['staff_questions', 'shift_notes'].includes(table))).toEqual([]);
  });

  test('a property with far more to erase than a batch takes turns with the others', async () => {
    const { store } = stage.api.api;
    const hotels = [await stage.newHotel(), await stage.newHotel(), await stage.newHotel()];
    const [, big] = hotels;
    for (const one of hotels) {
      await stage.api.guest(one.codes.room.code);
      const copies = sql`generate_series(1, ${one === big ? 70 : 3}) n where property_id = ${one.id}`;
      await guestDataOf(stage, one).inHotel(sql`
        insert into guest_sessions select (jsonb_populate_record(s,
          jsonb_build_object('id', s.id || n, 'token_hash', s.token_hash || n))).* from guest_sessions s, ${copies}`);
      await guestDataOf(stage, one).inHotel(sql`
        insert into conversations select (jsonb_populate_record(c,
          jsonb_build_object('id', c.id || n, 'guest_session_id', c.guest_session_id || n))).*
        from conversations c, ${copies}`);
      await guestDataOf(stage, one).inHotel(sql`
        update conversations set created_at = now() - interval '400 days', last_message_at = null
        where property_id = ${one.id}`);
    }
    const turns: string[] = [];
    const inProperty: typeof store.inProperty = (propertyId, ...rest) => {
      turns.push(propertyId);
      return store.inProperty(propertyId, ...rest);
    };
    await applyRetention({ lookUpEach: store.lookUpEach.bind(store), inProperty }, log);

    const ofBig = turns.flatMap((id, turn) => (id === big?.id ? [turn] : []));
    // Four batches, and one that finds nothing.
    expect(ofBig).toHaveLength(5);
    for (const one of hotels.filter((one) => one !== big)) {
      expect(turns.indexOf(one.id)).toBeLessThan(ofBig[1] ?? 0);
      const { erasures } = (await stage.api.staff(one, 'manager').call('GET /api/staff/erasures')).body;
      expect(erasures[0].counts.conversations).toBe(4);
    }
  });
});
