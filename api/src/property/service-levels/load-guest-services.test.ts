import type { GuestService, ServicePolicy } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const READ = 'GET /api/guest/services';
const POLICY: ServicePolicy = {
  rules: [],
  departments: [
    {
      key: 'housekeeping',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' }],
      backup: null,
    },
  ],
  holidays: [],
};

describe.each(testDatabases)('What guests may ask for on %s', (_, create) => {
  const stage = useTestApi(create);

  test('is what the property offers, without emergencies, and shows when a closed one opens', async () => {
    const scene = await clockScene(stage);
    const guest = await stage.api.guest(scene.hotel.codes.room.code);
    const towels = async (): Promise<GuestService | undefined> =>
      (await guest.call(READ)).body.services.find(({ key }: GuestService) => key === 'towels');
    const { body } = await guest.call(READ);
    expect(body.services.map(({ key }: GuestService) => key)).not.toContain('doctorOnCall');
    expect(await towels()).toMatchObject({
      category: 'toiletries',
      icon: '/assets/categories/toiletries.svg',
      starter: expect.stringContaining('Say '),
      open: true,
      opensAt: null,
    });
    const manager = scene.staff('manager');
    await manager.call('PUT /api/staff/service-levels', { body: { version: 0, policy: POLICY } });
    // Half past eleven in the evening.
    await scene.at(9.5 * 60);
    expect(await towels()).toMatchObject({ open: false, opensAt: '2026-11-25T07:00:00.000Z' });
  });

  test('is not for callers without a session', async () => {
    expect((await stage.api.call(READ)).status).toBe(401);
  });
});
