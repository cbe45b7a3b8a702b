import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases)('Writes within an hour on %s', (_, create) => {
  const stage = useTestApi(create, { writesPerHour: { work: 3, manage: 1, guest: 2 } });

  test('are refused beyond the limit, at that property and of that guest only, and reading and danger are not', async () => {
    const [hotel, other] = [await stage.newHotel(), await stage.newHotel()];
    const presence = (of = hotel) =>
      stage.api.staff(of, 'housekeeper').call('PUT /api/staff/presence', { body: { onDuty: true } });
    const statuses: number[] = [];
    for (let writes = 0; writes < 4; writes += 1) statuses.push((await presence()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const manager = stage.api.staff(hotel, 'manager');
    expect((await manager.call('GET /api/staff/requests')).status).toBe(200);
    expect((await manager.call('POST /api/staff/join-code/rotate')).status).toBe(200);
    const refused = await manager.call('POST /api/staff/join-code/rotate');
    expect(refused.body).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) });
    expect((await presence(other)).status).toBe(200);

    const [guest, neighbour] = [
      await stage.api.guest(hotel.codes.room.code),
      await stage.api.guest(hotel.codes.otherRoom.code),
    ];
    const see = (by = guest) => by.call('POST /api/guest/seen', { body: { messageIds: ['m'] } });
    expect([(await see()).status, (await see()).status, (await see()).status]).toEqual([204, 204, 429]);
    expect((await see(neighbour)).status).toBe(204);
    await guest.say('there is smoke in my room');
    const conversation = `/api/staff/conversations/${guest.conversationId}`;
    expect((await manager.call(`POST ${conversation}/alarm`, { body: { step: 'take' } })).status).not.toBe(
      429,
    );
  });
});
