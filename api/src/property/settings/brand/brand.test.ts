import { randomUUID } from 'node:crypto';
import { type BrandSettings, MAX_UNUSED_BRAND_IMAGES } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { brandImages, properties } from '../../../platform/database/schema/property-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { drawnMark, uploadImage } from '../../../testing/scenes/brand-scene.ts';
import { phonePicture, SECRET_IN_PICTURE } from '../../../testing/scenes/photo-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const BRAND = 'GET /api/staff/settings/brand';
const EMPTY = { mark: null, picture: null, accent: null, greeting: {} };

describe.each(testDatabases)('The brand of a property on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let slug: string;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    slug = `brand-${randomUUID().slice(0, 8)}`;
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.update(properties).set({ slug }).where(eq(properties.id, scope.propertyId));
      return done(undefined);
    });
  });

  const manager = () => stage.api.staff(hotel, 'manager');
  const put = (body: object) => manager().call('PUT /api/staff/settings/brand', { body });
  const image = (hash: string, size = 'full') =>
    stage.api.open(`/api/properties/at/${slug}/brand/${hash}?size=${size}`, {});
  const front = async () => (await stage.api.call(`GET /api/properties/at/${slug}/front`)).body;

  async function withMark(): Promise<BrandSettings> {
    const mark = await uploadImage(manager(), 'mark', await drawnMark(hotel.id, '#7a1f2b'));
    expect(mark.status).toBe(201);
    const { body } = await put({ ...EMPTY, mark: mark.body.hash, accent: '#FFD400', version: 1 });
    return body;
  }

  test('is nothing at first, and guests’ pages know of none', async () => {
    expect((await manager().call(BRAND)).body).toEqual({ brand: EMPTY, before: null, version: 1 });
    expect(await front()).not.toHaveProperty('property.brand');
    expect(await front()).not.toHaveProperty('greeting');
  });

  test('shows to guests as soon as it is saved: mark, accent with readable text, and greeting', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { brand } = await withMark();
    // The transparent border is cut off.
    expect(brand.mark).toMatchObject({ width: 80, height: 80, ground: 'light' });
    const { body } = await guest.call('GET /api/guest/session');
    expect(body.property.brand).toEqual({
      mark: brand.mark,
      picture: null,
      accent: { colour: '#ffd400', on: '#000000', light: expect.any(String), dark: '#ffd400' },
    });
    await put({ ...EMPTY, greeting: { en: '  By the river since 1921. ' }, version: 2 });
    expect((await front()).greeting).toEqual({ en: 'By the river since 1921.' });
  });

  test('its images are for anyone and kept for good; those that no brand names are for managers alone', async () => {
    const unused = await uploadImage(manager(), 'mark', await drawnMark('unused'));
    expect((await image(unused.body.hash)).status).toBe(404);
    const own = await stage.api.open(
      `/api/staff/settings/brand/images/${unused.body.hash}?property=${hotel.id}`,
      { authorization: `Bearer ${hotel.uids.manager}` },
    );
    expect([own.status, own.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=86400, immutable',
    ]);
    const { brand } = await withMark();
    const answer = await image(brand.mark?.hash ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const other = await stage.newHotel();
    expect(
      (await stage.api.open(`/api/properties/at/${other.id}/brand/${brand.mark?.hash}`, {})).status,
    ).toBe(404);
    // A page that was cached before the change still shows its mark.
    await put({ ...EMPTY, accent: '#123456', version: 2 });
    expect((await image(brand.mark?.hash ?? '')).status).toBe(200);
    await put({ ...EMPTY, accent: '#654321', version: 3 });
    expect((await image(brand.mark?.hash ?? '')).status).toBe(404);
  });

  test('a picture is written again in two sizes, upright and without metadata', async () => {
    const sent = await uploadImage(manager(), 'picture', await phonePicture(3000, 1500), 'image/jpeg');
    expect(sent.body).toEqual({
      hash: expect.any(String),
      width: 800,
      height: 1600,
      colour: expect.stringMatching(/^#2[ab]6f9[78]$/),
    });
    await put({ ...EMPTY, picture: sent.body.hash, version: 1 });
    const [full, small] = await Promise.all(
      ['full', 'small'].map(async (size) =>
        Buffer.from(await (await image(sent.body.hash, size)).arrayBuffer()),
      ),
    );
    expect(full?.toString('latin1')).not.toContain(SECRET_IN_PICTURE);
    expect(full?.subarray(8, 12).toString()).toBe('WEBP');
    expect(small?.length).toBeLessThan(full?.length ?? 0);
  });

  test('takes no SVG, nothing that is no picture, and nothing too large or transparent all over', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [bytes, type, code] of [
      [svg, 'image/svg+xml', 'photo-type'],
      [svg, 'image/png', 'photo-type'],
      [Buffer.from('<html>'), 'image/png', 'photo-type'],
      [(await drawnMark('a')).subarray(0, 60), 'image/png', 'photo-unreadable'],
      [await drawnMark('a', 'none'), 'image/png', 'photo-unreadable'],
      [Buffer.alloc(1024 * 1024 + 1, 1), 'image/png', 'body-too-large'],
    ] as const) {
      const { body } = await uploadImage(manager(), 'mark', bytes, type);
      expect([type, body.code]).toEqual([type, code]);
    }
  });

  test('so many uploads that no brand names are kept, and no more', async () => {
    const all = [];
    for (let index = 0; index <= MAX_UNUSED_BRAND_IMAGES; index += 1)
      all.push((await uploadImage(manager(), 'mark', await drawnMark(`${index}`))).status);
    expect(all).toEqual([...Array.from({ length: MAX_UNUSED_BRAND_IMAGES }, () => 201), 429]);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(sql`update brand_images set created_at = now() - interval '2 days'`);
      return done(undefined);
    });
    expect((await uploadImage(manager(), 'mark', await drawnMark('next'))).status).toBe(201);
    const left = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      return done(await scope.db.$count(brandImages));
    });
    expect(left).toEqual({ ok: true, value: 1 });
  });

  test('is removed, restored and restored again, and the log says who did what', async () => {
    const { brand } = await withMark();
    const removed = await manager().call('DELETE /api/staff/settings/brand');
    expect(removed.body).toEqual({ brand: EMPTY, before: brand, version: 3 });
    expect(await front()).not.toHaveProperty('property.brand');
    const restore = (version: number) =>
      manager().call('POST /api/staff/settings/brand/restore', { body: { version } });
    expect((await restore(2)).body.code).toBe('version-conflict');
    expect((await restore(3)).body).toMatchObject({ brand, before: EMPTY, version: 4 });
    expect((await restore(4)).body).toMatchObject({ brand: EMPTY, before: brand });
    const log = await manager().call('GET /api/staff/settings/changes', { body: undefined });
    expect(log.body.changes).toHaveLength(4);
    expect(log.body.changes[3]).toMatchObject({
      subject: 'brand',
      before: { mark: null, accent: null },
      after: { mark: brand.mark?.hash.slice(0, 8), accent: '#ffd400' },
    });
  });

  test('what is wrong is named: an invalid colour, an image that is gone or of the other kind, an old version', async () => {
    const { body: mark } = await uploadImage(manager(), 'mark', await drawnMark('kind'));
    for (const [change, field] of [
      [{ accent: 'red' }, 'accent'],
      [{ accent: '#fff' }, 'accent'],
      [{ mark: '0'.repeat(32) }, 'mark'],
      [{ picture: mark.hash }, 'picture'],
      [{ greeting: { en: 'two\nlines' } }, 'greeting.en'],
      [{ greeting: { english: 'Hello' } }, 'greeting.english'],
    ] as const) {
      const { body } = await put({ ...EMPTY, version: 1, ...change });
      expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['bad-input', [field]]);
    }
    expect((await put({ ...EMPTY, accent: '#123456', version: 2 })).body.code).toBe('version-conflict');
    expect((await stage.api.staff(hotel, 'agent').call(BRAND)).status).toBe(403);
  });
});
