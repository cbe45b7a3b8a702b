import { PHOTO_LIMITS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { done } from '../../platform/outcome/outcome.ts';
import { SECRET_IN_PICTURE, sendWithPhotos, uploadStaffPhoto } from '../../testing/scenes/photo-scene.ts';
import { useStaffPhotoScene } from '../../testing/scenes/staff-photo-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

type Who = keyof SmallHotel['uids'];

describe.each(testDatabases)('Photos of the staff on %s', (_, create) => {
  const stage = useTestApi(create);
  const scene = useStaffPhotoScene(stage);
  const { staff, upload, raise, note } = scene;
  const look = async (who: Who, id: string, at = scene.hotel) =>
    (await staff(who, at).call(`GET /api/staff/photos/${id}`)).status;

  test('are written again without what the file said, and one that is sent twice is kept once', async () => {
    const first = await uploadStaffPhoto(staff('agent'), 'twice-0001', scene.picture);
    const again = await uploadStaffPhoto(staff('agent'), 'twice-0001', scene.picture);
    expect([first.body, again.body.id]).toEqual([
      { id: first.body.id, width: 300, height: 600 },
      first.body.id,
    ]);
    await raise('agent', [first.body.id]);
    const kept = await stage.api.open(`/api/staff/photos/${first.body.id}?property=${scene.hotel.id}`, {
      authorization: `Bearer ${scene.hotel.uids.agent}`,
    });
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect([scene.picture.includes(SECRET_IN_PICTURE), bytes.includes(SECRET_IN_PICTURE)]).toEqual([
      true,
      false,
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 600 });
  });

  test('belong to the request that is raised with them, and those who see it see them', async () => {
    const id = await upload('housekeeper');
    expect(await look('housekeeper', id)).toBe(404);
    const raised = await raise('housekeeper', [id], { note: 'It hangs by one screw.' });
    expect([raised.status, raised.body.photos]).toEqual([
      201,
      [{ photo: { id, width: 300, height: 600 }, takenFrom: null, sentAt: expect.any(String) }],
    ]);
    const { body } = await staff('mechanic').call('GET /api/staff/requests?scope=open');
    const listed = body.requests.find((one: { id: string }) => one.id === raised.body.id);
    expect(listed.photos).toEqual(raised.body.photos);
    // A television is the mechanic's; housekeeping no longer sees the request.
    expect([await look('mechanic', id), await look('agent', id), await look('manager', id)]).toEqual([
      200, 200, 200,
    ]);
    expect(await look('housekeeper', id)).toBe(404);
    expect(await look('owner', id, await stage.newHotel())).toBe(404);
  });

  test('of an internal request are unknown to every guest; of a guest’s, they see them', async () => {
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const other = await stage.api.guest(scene.hotel.codes.otherRoom.code);
    const [internal, shown] = [await upload('agent'), await upload('agent')];
    await raise('agent', [internal]);
    const { conversationId } = guest;
    const raised = await raise('agent', [shown], { conversationId });
    expect(raised.status).toBe(201);
    const see = async (who: typeof guest, id: string) =>
      (await stage.api.open(`/api/guest/photos/${id}`, { cookie: who.cookie })).status;
    expect([await see(guest, internal), await see(guest, shown), await see(other, shown)]).toEqual([
      404, 200, 404,
    ]);
    const { requests } = (await guest.call('GET /api/guest/conversation')).body;
    expect(requests).toMatchObject([{ id: raised.body.id, photos: [{ photo: { id: shown } }] }]);
    // It is not theirs to send.
    expect((await sendWithPhotos(guest, 'look', [shown])).body.code).toBe('photo-not-found');
  });

  test('of a note are for those who read conversations, and never for its guest', async () => {
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const id = await upload('agent');
    const written = await note('agent', guest.conversationId, '', [id]);
    expect([written.status, written.body]).toEqual([
      201,
      expect.objectContaining({
        visibility: 'internal',
        parts: [{ kind: 'photo', photo: expect.objectContaining({ id }) }],
      }),
    ]);
    expect((await note('agent', guest.conversationId, '', [id])).body.id).toBe(written.body.id);
    expect((await note('agent', guest.conversationId, '', [])).status).toBe(422);
    expect((await note('agent', guest.conversationId, 'words', [], 'note-0001')).body.code).toBe(
      'idempotency-mismatch',
    );
    expect([await look('manager', id), await look('housekeeper', id)]).toEqual([200, 404]);
    expect((await stage.api.open(`/api/guest/photos/${id}`, { cookie: guest.cookie })).status).toBe(404);
    expect(JSON.stringify((await guest.call('GET /api/guest/conversation')).body)).not.toContain(id);
  });

  test('are for one text of their sender alone', async () => {
    const id = await upload('agent');
    expect((await raise('manager', [id])).body.code).toBe('photo-not-found');
    const both = await Promise.all([raise('agent', [id]), raise('agent', [id])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    expect((await note('agent', guest.conversationId, 'look', [id])).body.code).toBe('photo-not-found');
    expect((await raise('agent', ['1', '2', '3', '4', '5'])).status).toBe(422);
    const elsewhere = await stage.newHotel();
    expect((await raise('agent', [await upload('agent', elsewhere)])).body.code).toBe('photo-not-found');
  });

  test.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 415, 'photo-heic'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'photo-type'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413, 'body-too-large'],
  ])('%s is refused', async (_what, bytes, status, code) => {
    const answer = await uploadStaffPhoto(staff('agent'), 'refused-1', bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('are limited for each person within an hour', async () => {
    const busy = await stage.newHotel();
    await stage.api.api.store.inProperty(busy.id, async (scope) =>
      done(
        await scope.db.execute(sql`insert into photos (property_id, id, member_id, client_id, width, height, created_at, picture, thumbnail)
          select ${busy.id}, 'of-agent-' || n, 'agent', 'earlier-' || n, 1, 1, now(), '', ''
          from generate_series(1, ${PHOTO_LIMITS.memberPerHour}::integer) n`),
      ),
    );
    expect((await uploadStaffPhoto(staff('agent', busy), 'one-more-1', scene.picture)).body.code).toBe(
      'rate-limited',
    );
    expect((await uploadStaffPhoto(staff('manager', busy), 'one-more-1', scene.picture)).status).toBe(201);
  });

  test('are not for developers, strangers and guests to send', async () => {
    expect((await uploadStaffPhoto(staff('developer'), 'forbidden-1', scene.picture)).status).toBe(403);
    const raw = { rawBody: new Uint8Array(scene.picture), headers: { 'content-type': 'image/jpeg' } };
    const path = `POST /api/staff/photos?property=${scene.hotel.id}&clientId=stranger-1`;
    expect((await stage.api.call(path, raw)).status).toBe(401);
  });
});
