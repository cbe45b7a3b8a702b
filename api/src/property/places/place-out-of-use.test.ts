import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The code of a place on %s', (_, create) => {
  const stage = useTestApi(create);

  test('says that its place is out of use, and of one that was replaced that it is no longer in use', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const { code } = hotel.codes.room;
    const { id } = (await stage.api.call('POST /api/qr/resolve', { body: { code } })).body.place;
    const issued = (await manager.call('POST /api/staff/codes', { body: { placeIds: [id] } })).body.codes[0]
      .code;
    const resolve = async (tried: string) =>
      (await stage.api.call('POST /api/qr/resolve', { body: { code: tried } })).body.code;
    const start = async (tried: string) =>
      (await stage.api.call('POST /api/guest/session', { body: { code: tried } })).body.code;
    expect(await resolve(code)).toBe('inactive-code');
    const { kind, version } = (await manager.call('GET /api/staff/settings')).body.places.find(
      (place: { id: string }) => place.id === id,
    );
    const body = { label: 'Room 204', kind, floor: null, active: false, version };
    const put = await manager.call(`PUT /api/staff/settings/places/${id}`, { body });
    expect(put.body).toMatchObject({ active: false });
    for (const tried of [code, issued]) {
      expect(await resolve(tried)).toBe('place-not-in-use');
      expect(await start(tried)).toBe('place-not-in-use');
    }
  });
});
