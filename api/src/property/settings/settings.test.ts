import type { Settings, SettingsService } from '@bellkey/shared/api';
import { MAX_PLACES_IN_ALL } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { locations, services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Settings on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });

  const as = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel, who);
  const load = async (): Promise<Settings> => (await as('manager').call('GET /api/staff/settings')).body;
  const put = (path: string, body: unknown) =>
    as('manager').call(`PUT /api/staff/settings/${path}`, { body });

  async function service(id: string): Promise<SettingsService> {
    const found = (await load()).services.find((each) => each.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  }

  const bodyOf = ({
    title,
    departmentKey,
    level,
    starter,
    maxQuantity,
    words,
    description,
    featured,
    active,
    version,
  }: SettingsService) => ({
    title,
    departmentKey,
    level,
    starter,
    maxQuantity,
    words,
    description,
    featured,
    active,
    version,
  });

  test('a service that is taken out is no longer offered to guests, and comes back with what it was', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
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

  test('an own service gets a key of its own and can be asked for at once', async () => {
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
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('ask for fireWood 2');
    await events.until((event) => event.type === 'request.created');
    await events.close();
    const { body } = await as('manager').call('GET /api/staff/requests');
    expect(body.requests[0]).toMatchObject({ service: 'fireWood', title: 'Fire wood', quantity: 2 });
  });

  test('an emergency can be renamed, and neither taken out nor slowed down', async () => {
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(services).values({
        propertyId: hotel.id,
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

  test('places are added as a list, and a name that is there already is left out', async () => {
    const add = (labels: readonly string[]) =>
      as('manager').call('POST /api/staff/settings/places', {
        body: { places: labels.map((label) => ({ label, kind: 'room', floor: '4' })) },
      });
    const first = await add(['Room 401', 'Room 402', 'room  402', 'Room 403']);
    expect(first.status).toBe(201);
    expect(first.body.added.map(({ label }: { label: string }) => label)).toEqual([
      'Room 401',
      'Room 402',
      'Room 403',
    ]);
    expect(first.body.leftOut).toEqual(['room  402']);
    expect((await add(['ROOM 401'])).body).toMatchObject({ added: [], leftOut: ['ROOM 401'] });
    const codes = await as('manager').call('GET /api/staff/places');
    expect(codes.body.places.map(({ label }: { label: string }) => label)).toContain('Room 403');
  });

  test('a property has room for a limited number of places', async () => {
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(locations).values(
        Array.from({ length: MAX_PLACES_IN_ALL - 4 }, (_unused, index) => ({
          propertyId: hotel.id,
          id: `many-${index}`,
          kind: 'area' as const,
          label: `Area ${index}`,
        })),
      );
      return done(null);
    });
    const add = (count: number) =>
      as('manager').call('POST /api/staff/settings/places', {
        body: {
          places: Array.from({ length: count }, (_unused, index) => ({
            label: `New ${index}`,
            kind: 'area',
            floor: null,
          })),
        },
      });
    expect(await add(5)).toMatchObject({ status: 409, body: { code: 'settings-full' } });
  });

  test('a place that is taken out of use loses its code and its guests at once', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await guest.call('GET /api/guest/session')).status).toBe(200);
    const { places } = await load();
    const open = (await as('manager').call('GET /api/staff/places')).body.places.find(
      ({ openSessions }: { openSessions: number }) => openSessions > 0,
    );
    const place = places.find(({ id }) => id === open.id);
    if (!place) throw new Error('The guest is nowhere');
    const { kind, floor, version } = place;
    const out = await put(`places/${place.id}`, {
      label: 'Attic',
      kind,
      floor,
      active: false,
      version,
    });
    expect(out).toMatchObject({ status: 200, body: { active: false, version: 2 } });
    expect((await guest.call('GET /api/guest/session')).status).toBe(401);
    const again = await stage.api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.code } });
    expect(again.body.code).toBe('inactive-code');
  });

  test('two places in use cannot have one name', async () => {
    const [first, second] = (await load()).places;
    if (!first || !second) throw new Error('Two places are needed');
    const { kind } = first;
    await put(`places/${first.id}`, { label: 'The Suite', kind, floor: null, active: true, version: 1 });
    const taken = await put(`places/${second.id}`, {
      label: 'THE suite',
      kind: second.kind,
      floor: null,
      active: true,
      version: 1,
    });
    expect(taken).toMatchObject({ status: 422, body: { fields: { label: expect.any(String) } } });
  });

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
    const resolved = await stage.api.call('POST /api/qr/resolve', { body: { code: hotel.codes.room.code } });
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

  test('the checklist tells what is still missing until the first guest', async () => {
    const open = async () =>
      (await as('manager').call('GET /api/staff/settings/checklist')).body.steps
        .filter(({ done: isDone }: { done: boolean }) => !isDone)
        .map(({ key }: { key: string }) => key);
    expect(await open()).toEqual(['phone', 'services', 'knowledge', 'menu', 'guest']);
    const { property } = await load();
    const { name, languages, version } = property;
    await put('property', { name, phone: '+351210000000', languages, version });
    await put('services/towels', { ...bodyOf(await service('towels')), maxQuantity: 5 });
    await stage.api.guest(hotel.codes.room.code);
    expect(await open()).toEqual(['knowledge', 'menu']);
    await as('manager').call('POST /api/staff/settings/places', {
      body: { places: [{ label: 'Roof', kind: 'area', floor: null }] },
    });
    expect(await open()).toEqual(['codes', 'knowledge', 'menu']);
  });

  test('what was changed is read in pages, newest first', async () => {
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
});
