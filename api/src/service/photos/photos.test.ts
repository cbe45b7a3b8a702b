import { PHOTO_LIMITS, PHOTO_MAX_BYTES } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createLogger } from '../../platform/http/logger.ts';
import { done } from '../../platform/outcome/outcome.ts';
import {
  phonePicture,
  SECRET_IN_PICTURE,
  sendWithPhotos,
  uploadPhoto,
} from '../../testing/scenes/photo-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { applyRetention } from '../guest-data/apply-retention.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(testDatabases)('Photos of guests on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let picture: Buffer;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    picture = await phonePicture();
  });
  const newGuest = () => stage.api.guest(hotel.codes.room.code);
  const inHotel = (statement: ReturnType<typeof sql>) =>
    stage.api.api.store.inProperty(hotel.id, async (scope) => done(await scope.db.execute(statement)));
  const countRows = async (table: string) => {
    const found = await inHotel(sql.raw(`select count(*)::integer as n from ${table}`));
    return found.ok ? (found.value as unknown as { rows: Array<{ n: number }> }).rows[0]?.n : null;
  };
  const open = async (path: string, headers: Record<string, string>) => {
    const response = await stage.api.open(path, headers);
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  test('are written again: upright, scaled, without what the file said of the place', async () => {
    const guest = await newGuest();
    expect(picture.includes(SECRET_IN_PICTURE)).toBe(true);
    const { status, body } = await uploadPhoto(guest, 'upright-1', picture);
    expect([status, body]).toEqual([201, { id: expect.any(String), width: 1024, height: 2048 }]);
    const full = await open(`/api/guest/photos/${body.id}`, { cookie: guest.cookie });
    expect(full.status).toBe(200);
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(full.bytes.includes(SECRET_IN_PICTURE)).toBe(false);
    const { format, width, height, exif, orientation } = await sharp(full.bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 1024,
      height: 2048,
    });
    const small = await open(`/api/guest/photos/${body.id}?size=thumbnail`, { cookie: guest.cookie });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 160, height: 320 });
  });

  test('that are sent twice are kept once, also at the same time', async () => {
    const guest = await newGuest();
    const before = await countRows('photos');
    const sent = await Promise.all(
      ['twice-0001', 'twice-0001', 'twice-0001'].map((id) => uploadPhoto(guest, id, picture)),
    );
    sent.push(await uploadPhoto(guest, 'twice-0001', picture));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await countRows('photos')).toBe((before ?? 0) + 1);
  });

  test.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'image/jpeg', 415, 'photo-heic'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415, 'photo-type'],
    ['nothing', Buffer.alloc(0), 'image/png', 415, 'photo-type'],
    ['a torn JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]), 'image/jpeg', 422, 'photo-unreadable'],
    ['more than 5 MB', Buffer.alloc(PHOTO_MAX_BYTES + 1, 0xff), 'image/jpeg', 413, 'body-too-large'],
  ])('%s is refused', async (_what, bytes, type, status, code) => {
    const answer = await uploadPhoto(await newGuest(), 'refused-1', bytes, type);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of far too many pixels are refused without decoding them', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(PHOTO_MAX_BYTES);
    expect((await uploadPhoto(await newGuest(), 'bomb-0001', bomb, 'image/png')).body.code).toBe(
      'photo-unreadable',
    );
  });

  test.each([
    ['a guest within an hour', PHOTO_LIMITS.sessionPerHour, 0, 429, 'rate-limited'],
    ['a conversation', PHOTO_LIMITS.conversation, 2, 409, 'too-many-photos'],
  ])('are limited for %s', async (_, most, hoursAgo, status, code) => {
    const guest = await newGuest();
    await inHotel(sql`insert into photos (property_id, id, conversation_id, guest_session_id, client_id, width, height, created_at, picture, thumbnail)
      select ${hotel.id}, ${guest.conversationId} || n, c.id, c.guest_session_id, 'repeated-' || n, 1, 1,
        now() - make_interval(hours => ${hoursAgo}::integer), '', ''
      from conversations c, generate_series(1, ${most}::integer) n where c.id = ${guest.conversationId}`);
    const refused = await uploadPhoto(guest, 'one-more-1', picture);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    // What is kept already is no further photo.
    const repeated = await uploadPhoto(guest, 'repeated-1', picture);
    expect([repeated.status, repeated.body.id]).toEqual([201, `${guest.conversationId}1`]);
    await inHotel(sql`delete from photos where conversation_id = ${guest.conversationId}`);
  });

  test('are unknown to other guests, strangers, other properties and, until they are sent, to staff', async () => {
    const [guest, neighbour, elsewhere] = [await newGuest(), await newGuest(), await stage.newHotel()];
    const { id } = (await uploadPhoto(guest, 'private-1', picture)).body;
    const asStaff = (at: SmallHotel, who: keyof SmallHotel['uids'], property = at.id) =>
      open(`/api/staff/photos/${id}?property=${property}`, { authorization: `Bearer ${at.uids[who]}` });
    expect((await asStaff(hotel, 'manager')).status).toBe(404);
    expect((await sendWithPhotos(neighbour, 'hello', [id])).body.code).toBe('photo-not-found');
    expect((await sendWithPhotos(guest, 'hello', [id])).status).toBe(201);
    expect((await asStaff(hotel, 'manager')).status).toBe(200);
    expect((await asStaff(hotel, 'agent')).status).toBe(200);
    // Department staff read no conversations.
    expect((await asStaff(hotel, 'housekeeper')).status).toBe(404);
    expect((await asStaff(elsewhere, 'owner')).status).toBe(404);
    expect((await asStaff(elsewhere, 'owner', hotel.id)).status).toBe(403);
    expect((await open(`/api/guest/photos/${id}`, { cookie: neighbour.cookie })).status).toBe(404);
    expect((await open(`/api/guest/photos/${id}`, {})).status).toBe(401);
  });

  test('that no message has after a day are deleted, and all with their conversation', async () => {
    const guest = await newGuest();
    const sent = (await uploadPhoto(guest, 'is-sent-1', picture)).body;
    await sendWithPhotos(guest, '', [sent.id]);
    const unsent = (await uploadPhoto(guest, 'unsent-01', picture)).body;
    const has = async (id: string) =>
      (await open(`/api/guest/photos/${id}`, { cookie: guest.cookie })).status === 200;
    await inHotel(sql`update photos set created_at = ${new Date(Date.now() - 2 * DAY_MS).toISOString()}
      where conversation_id = ${guest.conversationId}`);
    await applyRetention(stage.api.api.store, createLogger('silent'));
    expect([await has(sent.id), await has(unsent.id)]).toEqual([true, false]);
    const manager = stage.api.staff(hotel, 'manager');
    const path = `/api/staff/conversations/${guest.conversationId}`;
    const { body } = await manager.call(`GET ${path}/data`);
    expect(body.photos).toMatchObject([
      { id: sent.id, picture: expect.stringMatching(/^data:image\/jpeg;base64,\/9j/) },
    ]);
    const erased = await manager.call(`POST ${path}/erasure`);
    expect(erased.body.counts).toMatchObject({ photos: 1, conversations: 1 });
    const left = await inHotel(sql`select 1 from photos where conversation_id = ${guest.conversationId}`);
    expect(left.ok && (left.value as unknown as { rows: unknown[] }).rows).toEqual([]);
  });
});
