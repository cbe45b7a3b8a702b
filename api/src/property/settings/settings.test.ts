import { describe, expect, test } from '@jest/globals';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { bodyOf, useSettingsScene } from '../../testing/scenes/settings-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Settings on %s', (_, create) => {
  const stage = useTestApi(create);
  const scene = useSettingsScene(stage);
  const { as, load, put, service } = scene;

  test('a withdrawn service is no longer offered to guests, and comes back unchanged', async () => {
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const offered = async () =>
      (await guest.call('GET /api/guest/conversation')).body.starters.map(
        ({ label }: { label: string }) => label,
      );
    const { title } = await service('towels');
    expect(await offered()).toContain(title);
    const before = await service('towels');
    const out = await put('services/towels', { ...bodyOf(before), active: false });
    expect(out).toMatchObject({ status: 200, body: { active: false, version: 2 } });
    expect(await offered()).not.toContain(title);
    const { body } = await as('owner').call('GET /api/staff/settings/changes');
    expect(body.changes[0]).toMatchObject({
      subject: 'service',
      subjectId: 'towels',
      before: { active: true },
      after: { active: false },
    });
    await put('services/towels', { ...bodyOf(before), ...body.changes[0].before, version: 2 });
    expect(await offered()).toContain(title);
  });

  test('of two managers who change one service, the second learns that it has changed', async () => {
    const seen = bodyOf(await service('towels'));
    const [one, two] = await Promise.all([
      put('services/towels', { ...seen, maxQuantity: 3 }),
      put('services/towels', { ...seen, maxQuantity: 4 }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect([one, two].find(({ status }) => status === 409)?.body.code).toBe('version-conflict');
  });

  test('a new service gets its own key and can be requested at once', async () => {
    const kayak = {
      title: 'Kayak rental',
      departmentKey: 'front-desk',
      kind: 'book',
      level: 'booking',
      starter: 'We would like a kayak.',
      maxQuantity: 4,
      requiredSlots: ['date', 'time'],
    };
    const add = (body: object) => as('manager').call('POST /api/staff/settings/services', { body });
    const made = await add(kayak);
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'kayakRental', own: true, active: true, version: 1 },
    });
    expect(await add(kayak)).toMatchObject({ status: 422, body: { fields: { title: expect.any(String) } } });
    expect((await add({ ...kayak, title: 'Kayak, rental!' })).body.id).toBe('kayakRental2');
    expect((await add({ ...kayak, title: 'Towels' })).body.id).toBe('towels2');
    expect((await add({ ...kayak, title: 'バイク' })).body.id).toBe('service');
    expect(await add({ ...kayak, title: 'Raft', departmentKey: 'navy' })).toMatchObject({
      status: 422,
      body: { fields: { departmentKey: 'Choose a department.' } },
    });
    await add({ ...kayak, title: 'Fire wood', kind: 'deliver', level: 'delivery', requiredSlots: [] });
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('ask for fireWood 2');
    await events.until((event) => event.type === 'request.created');
    await events.close();
    const { body } = await as('manager').call('GET /api/staff/requests');
    expect(body.requests[0]).toMatchObject({ service: 'fireWood', title: 'Fire wood', quantity: 2 });
  });

  test('an emergency can be renamed, but neither withdrawn nor slowed down', async () => {
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.insert(services).values({
        propertyId: scene.hotel.id,
        key: 'emergency',
        title: 'Emergency',
        departmentKey: 'front-desk',
        kind: 'emergency',
        requiredSlots: [],
        level: 'emergency',
        starter: 'Help!',
      });
      return done(null);
    });
    const emergency = await service('emergency');
    const body = bodyOf(emergency);
    expect(await put(`services/${emergency.id}`, { ...body, active: false })).toMatchObject({
      status: 422,
      body: { fields: { active: 'Emergencies are always heard.' } },
    });
    expect((await put(`services/${emergency.id}`, { ...body, level: 'info' })).status).toBe(422);
    expect((await put(`services/${emergency.id}`, { ...body, title: 'Help, now' })).status).toBe(200);
    expect(
      (await put('services/towels', { ...bodyOf(await service('towels')), level: 'emergency' })).status,
    ).toBe(422);
  });

  test('changes are loaded in pages, newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      const { version = 0 } = (await load()).departments.find(({ id }) => id === 'front-desk') ?? {};
      await put('departments/front-desk', { name, version });
    }
    const page = async (query: string) =>
      (await as('manager').call(`GET /api/staff/settings/changes${query}`)).body as {
        changes: Array<{ after: { name: string } }>;
        next: string | null;
      };
    const first = await page('?limit=2');
    expect(first.changes.map(({ after }) => after.name)).toEqual(['Three', 'Two']);
    const second = await page(`?limit=2&before=${encodeURIComponent(first.next ?? '')}`);
    expect(second.changes.map(({ after }) => after.name)).toEqual(['One']);
    expect(second.next).toBeNull();
  });

  test('changes are found by what was changed, by whom, and when', async () => {
    const { version = 0, name: desk } =
      (await load()).departments.find(({ id }) => id === 'front-desk') ?? {};
    stage.api.clock.stop(new Date('2026-11-24T09:00:00Z'));
    await put('departments/front-desk', { name: 'Desk', version });
    stage.api.clock.stop(new Date('2026-11-25T09:00:00Z'));
    await as('owner').call('PUT /api/staff/settings/services/towels', {
      body: { ...bodyOf(await service('towels')), maxQuantity: 3 },
    });
    const found = async (query: string) => {
      const { body } = await as('manager').call(`GET /api/staff/settings/changes?${query}`);
      return body.changes.map(({ title }: { title: string }) => title);
    };
    const towels = (await service('towels')).title;
    expect(await found('')).toEqual([towels, desk]);
    expect(await found('subject=department')).toEqual([desk]);
    expect(await found('by=owner')).toEqual([towels]);
    expect(await found('by=owner&subject=department')).toEqual([]);
    expect(await found('from=2026-11-25T00:00:00.000Z')).toEqual([towels]);
    expect(await found('until=2026-11-25T09:00:00.000Z')).toEqual([desk]);
    // Those who can be chosen do not depend on what is chosen.
    const { body } = await as('manager').call('GET /api/staff/settings/changes?subject=place');
    expect(body.people.map(({ id }: { id: string }) => id).sort()).toEqual(['manager', 'owner']);
    const refused = await as('manager').call('GET /api/staff/settings/changes?subject=weather');
    expect(refused.body.code).toBe('bad-input');
  });
});
