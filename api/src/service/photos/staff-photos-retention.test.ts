import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '../../platform/http/logger.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { phonePicture, uploadStaffPhoto } from '../../testing/scenes/photo-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { applyRetention } from '../guest-data/apply-retention.ts';

const DAY_MS = 24 * 60 * 60_000;
type Who = keyof SmallHotel['uids'];

describe.each(testDatabases)('Retention of the staff’s photos on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let picture: Buffer;
  let number = 0;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    picture = await phonePicture(600, 300);
  });
  const staff = (who: Who, at = hotel) => stage.api.staff(at, who);
  const upload = async (who: Who, at = hotel): Promise<string> => {
    number += 1;
    const { status, body } = await uploadStaffPhoto(staff(who, at), `photo-${number}-of-staff`, picture);
    expect(status).toBe(201);
    return body.id;
  };
  const raise = (who: Who, photoIds: string[], more: object = {}) =>
    staff(who).call('POST /api/staff/requests', {
      body: { service: 'tv', placeId: 'room-204', photoIds, ...more },
    });
  const note = (who: Who, conversationId: string, body: string, photoIds: string[], clientId = 'note-0001') =>
    staff(who).call(`POST /api/staff/conversations/${conversationId}/notes`, {
      body: { clientId, body, photoIds },
    });
  const inHotel = (statement: ReturnType<typeof sql>) =>
    stage.api.api.store.inProperty(hotel.id, async (scope) => done(await scope.db.execute(statement)));

  test('are erased when unused for a day, with the words of their request, and with the conversation', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
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
