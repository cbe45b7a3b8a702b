import { describe, expect, test } from '@jest/globals';
import { bodyOf, useSettingsScene } from '../../testing/scenes/settings-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Settings on %s', (_, create) => {
  const stage = useTestApi(create);
  const scene = useSettingsScene(stage);
  const { as, load, put, service } = scene;

  test('the property’s name and number reach its guests, and a wrong number is refused', async () => {
    const { property } = await load();
    const body = {
      name: 'Casa do Mar',
      phone: '+351210000000',
      languages: ['pt', 'en'],
      version: property.version,
    };
    expect((await put('property', { ...body, phone: '210' })).status).toBe(422);
    expect((await put('property', { ...body, languages: ['pt', 'pt'] })).status).toBe(422);
    expect(await put('property', body)).toMatchObject({ status: 200, body: { version: 2 } });
    const resolved = await stage.api.call('POST /api/qr/resolve', {
      body: { code: scene.hotel.codes.room.code },
    });
    expect(resolved.body.property).toMatchObject({
      name: 'Casa do Mar',
      phone: '+351210000000',
      languages: ['pt', 'en'],
    });
  });

  test('a department is renamed for staff and guests, unless another has the name', async () => {
    expect(await put('departments/housekeeping', { name: 'Rooms', version: 1 })).toMatchObject({
      status: 200,
      body: { name: 'Rooms', version: 2 },
    });
    expect((await put('departments/maintenance', { name: 'rooms', version: 1 })).status).toBe(422);
    expect((await load()).departments.find(({ id }) => id === 'housekeeping')?.name).toBe('Rooms');
  });

  test('the checklist asks for a brand until there is one, or the property was left without', async () => {
    const brand = async () => (await as('manager').call('GET /api/staff/settings/checklist')).body.brand;
    const path = '/api/staff/settings/brand';
    const plain = { mark: null, picture: null, accent: null, greeting: {} };
    expect(await brand()).toEqual({ done: false });
    expect((await as('manager').call(`GET ${path}`)).body.version).toBe(1);
    expect(await brand()).toEqual({ done: false });
    const left = await as('manager').call(`PUT ${path}`, { body: { ...plain, version: 1 } });
    expect(left.body).toEqual({ brand: plain, before: null, version: 2 });
    expect(await brand()).toEqual({ done: true });
    // Nothing changed for guests, so that there is nothing to log or to restore.
    const { changes } = (await as('manager').call('GET /api/staff/settings/changes')).body;
    expect(changes.filter(({ subject }: { subject: string }) => subject === 'brand')).toEqual([]);
    const again = await as('manager').call(`PUT ${path}`, { body: { ...plain, version: 2 } });
    expect(again.body.version).toBe(2);
  });

  test('a property with a brand needs none', async () => {
    const body = { mark: null, picture: null, accent: '#7a1f2b', greeting: {}, version: 1 };
    await as('manager').call('PUT /api/staff/settings/brand', { body });
    const { brand } = (await as('manager').call('GET /api/staff/settings/checklist')).body;
    expect(brand).toEqual({ done: true });
  });

  test('the checklist shows what is still missing until the first guest', async () => {
    const open = async () =>
      (await as('manager').call('GET /api/staff/settings/checklist')).body.steps
        .filter(({ done: isDone }: { done: boolean }) => !isDone)
        .map(({ key }: { key: string }) => key);
    expect(await open()).toEqual(['phone', 'services', 'knowledge', 'menu', 'guest']);
    const { property } = await load();
    const { name, languages, version } = property;
    await put('property', { name, phone: '+351210000000', languages, version });
    await put('services/towels', { ...bodyOf(await service('towels')), maxQuantity: 5 });
    await stage.api.guest(scene.hotel.codes.room.code);
    expect(await open()).toEqual(['knowledge', 'menu']);
    await as('manager').call('POST /api/staff/settings/places', {
      body: { places: [{ label: 'Roof', kind: 'area', floor: null }] },
    });
    expect(await open()).toEqual(['codes', 'knowledge', 'menu']);
  });
});
