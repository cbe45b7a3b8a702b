import type { Settings } from '@bellkey/shared/api';
import { MAX_PLACES_IN_ALL } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { locations } from '../../platform/database/schema/property-tables.ts';
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

  test('places are added as a list, and an existing name is left out', async () => {
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

  test('a place taken out of use loses its code and its guests at once', async () => {
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
    expect(again.body.code).toBe('place-not-in-use');
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
});
