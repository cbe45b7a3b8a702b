import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '../../platform/http/logger.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { useStaffPhotoScene } from '../../testing/scenes/staff-photo-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { applyRetention } from '../guest-data/apply-retention.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(testDatabases)('Retention of the staff’s photos on %s', (_, create) => {
  const stage = useTestApi(create);
  const scene = useStaffPhotoScene(stage);
  const { staff, upload, raise, note } = scene;
  const inHotel = (statement: ReturnType<typeof sql>) =>
    stage.api.api.store.inProperty(scene.hotel.id, async (scope) => done(await scope.db.execute(statement)));

  test('are erased when unused for a day, with the words of their request, and with the conversation', async () => {
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const [unused, old, recent, noted] = [
      await upload('agent'),
      await upload('agent'),
      await upload('agent'),
      await upload('agent'),
    ];
    const { body } = await raise('agent', [old]);
    await raise('agent', [recent]);
    await note('agent', guest.conversationId, 'look', [noted]);
    await inHotel(sql`update photos set created_at = ${new Date(Date.now() - 2 * DAY_MS).toISOString()}
      where id in (${unused}, ${old}, ${recent}, ${noted})`);
    const left = async () => {
      const found = await inHotel(
        sql`select id from photos where id in (${unused}, ${old}, ${recent}, ${noted})`,
      );
      return found.ok
        ? (found.value as unknown as { rows: Array<{ id: string }> }).rows.map(({ id }) => id)
        : null;
    };
    await applyRetention(stage.api.api.store, createLogger('silent'));
    expect(new Set(await left())).toEqual(new Set([old, recent, noted]));
    await inHotel(sql`update requests set state = 'closed', created_at = ${new Date(Date.now() - 4000 * DAY_MS).toISOString()}
      where id = ${body.id}`);
    await applyRetention(stage.api.api.store, createLogger('silent'));
    await applyRetention(stage.api.api.store, createLogger('silent'));
    expect(new Set(await left())).toEqual(new Set([recent, noted]));
    const erased = await staff('manager').call(
      `POST /api/staff/conversations/${guest.conversationId}/erasure`,
    );
    expect(erased.body.counts).toMatchObject({ photos: 1 });
    expect(await left()).toEqual([recent]);
  });
});
