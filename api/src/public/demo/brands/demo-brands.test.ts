import { describe, expect, test } from '@jest/globals';
import { demoScene } from '../../../testing/scenes/demo-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { seedDemo } from '../seed-demo.ts';

describe.each(testDatabases)('The brands of the demo on %s', (_, create) => {
  const stage = useTestApi(create);
  const { demo } = demoScene(stage);
  const seed = () =>
    seedDemo(stage.api.api.store, {
      qrSecret: 'a'.repeat(64),
      ownerUid: null,
      managerUid: 'uid-marta',
      staffUid: null,
      developerUid: null,
    });
  const front = async () => (await stage.api.call('GET /api/properties/at/aurora/front')).body;
  const asMarta = (operation: string, options = {}) =>
    stage.api.call(operation, { token: 'uid-marta', ...options });

  test('Hotel Aurora greets with a mark, a picture, an accent and a line in its languages', async () => {
    await seed();
    const { property, greeting } = await front();
    expect(Object.keys(greeting).sort()).toEqual([...property.languages].sort());
    expect(property.brand).toMatchObject({
      // It shows on light and on dark pages.
      mark: { ground: 'any' },
      picture: { width: 1200, height: 420 },
      accent: { colour: '#8a4468' },
    });
    for (const { hash } of [property.brand.mark, property.brand.picture]) {
      const image = await stage.api.open(`/api/properties/at/aurora/brand/${hash}`, {});
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
      // Guests on slow links wait for it.
      expect((await image.arrayBuffer()).byteLength).toBeLessThan(16_000);
    }
  });

  test('a brand that a manager has removed does not come back with the next start', async () => {
    await seed();
    await asMarta('DELETE /api/staff/settings/brand?property=aurora');
    await seed();
    expect((await front()).property).not.toHaveProperty('brand');
    const restored = await asMarta('POST /api/staff/settings/brand/restore?property=aurora', {
      body: { version: 2 },
    });
    expect(restored.body.brand.accent).toBe('#8a4468');
    await seed();
    expect((await front()).property.brand.accent.colour).toBe('#8a4468');
  });

  test.each([
    ['', '#8a4468'],
    ['?house=flats', '#4a7a2f'],
  ])('a visitor’s copy%s has the brand of what it copies', async (query, accent) => {
    const visitor = await demo(query);
    const { body } = await visitor.staff('GET /api/staff/settings/brand');
    expect(body).toMatchObject({ brand: { accent, mark: { ground: 'any' } }, before: null, version: 1 });
    expect((await visitor.guest('GET /api/guest/session')).body.property.brand.accent.colour).toBe(accent);
  });
});
