import { describe, expect, test } from '@jest/globals';
import { makeProgram, newHotelWithKeys, programWith } from '../../testing/scenes/api-key-scene.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const READ = 'GET /api/staff/requests';
const HOUR_MS = 60 * 60_000;

describe.each(testDatabases)('The end of an API key on %s', (_, create) => {
  const stage = useTestApi(create);
  const newHotel = () => newHotelWithKeys(stage);

  test('a revoked one is refused with the next call, and the settings’ history names who revoked it', async () => {
    const { hotel, manager, list } = await newHotel();
    const program = await makeProgram(stage, hotel, ['read-requests', 'read-changes']);
    await program.call(READ);
    await program.call(READ);
    const revoked = await manager.call(`POST /api/staff/api-keys/${program.keyId}/revoke`);
    expect(revoked.body).toMatchObject({ state: 'revoked', revokedBy: expect.stringContaining('manager') });
    const { status, body } = await program.call(READ);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect((await manager.call(`POST /api/staff/api-keys/${program.keyId}/revoke`)).status).toBe(200);
    expect(
      (
        await manager.call(`POST /api/staff/api-keys/${program.keyId}/rotate`, {
          body: { overlapHours: 0 },
        })
      ).body.code,
    ).toBe('key-ended');
    const { changes } = (await manager.call('GET /api/staff/settings/changes?limit=10')).body;
    expect(changes.map((change: { title: string; after: object }) => [change.title, change.after])).toEqual([
      ['Door system', { revoked: true }],
      ['Door system', { scopes: ['read-requests', 'read-changes'], expiresAt: null }],
    ]);
    expect((await list())[0]?.state).toBe('revoked');
  });

  test('after a rotation, the previous secret works for its overlap, and an earlier one ends at once', async () => {
    const { hotel, manager, list } = await newHotel();
    const first = await makeProgram(stage, hotel);
    const rotate = async (overlapHours: number) => {
      const { body } = await manager.call(`POST /api/staff/api-keys/${first.keyId}/rotate`, {
        body: { overlapHours },
      });
      return programWith(stage.api, hotel, body.secret);
    };
    expect((await first.call(READ)).status).toBe(200);
    const second = await rotate(1);
    expect((await first.call(READ)).status).toBe(200);
    expect((await second(READ)).status).toBe(200);
    const [rotated] = await list();
    expect(rotated?.earlierUntil).toEqual(expect.any(String));
    expect(first.secret).not.toMatch(new RegExp(`^${rotated?.prefix}`));

    const third = await rotate(24);
    const answers = async () => [
      (await first.call(READ)).status,
      (await second(READ)).status,
      (await third(READ)).status,
    ];
    expect(await answers()).toEqual([401, 200, 200]);
    stage.api.clock.skip(24 * HOUR_MS);
    expect(await answers()).toEqual([401, 401, 200]);
    expect((await list())[0]?.earlierUntil).toBeNull();
    const fourth = await rotate(0);
    expect([(await third(READ)).status, (await fourth(READ)).status]).toEqual([401, 200]);
  });

  test('one with an expiry expires', async () => {
    const { hotel, list } = await newHotel();
    const program = await makeProgram(stage, hotel, ['read-requests'], 7);
    expect((await program.call(READ)).status).toBe(200);
    stage.api.clock.skip(7 * 24 * HOUR_MS);
    expect((await program.call(READ)).status).toBe(401);
    expect((await list())[0]?.state).toBe('expired');
  });
});

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('API keys with two processes on %s', (_, create) => {
    const stage = useTestApi(create);

    test('one that was revoked in one process is refused by the other', async () => {
      const hotel = await stage.newHotel();
      const program = await makeProgram(stage, hotel);
      const database = await stage.testDatabase.open();
      const other = await startTestApi(database);
      try {
        for (let calls = 0; calls < 3; calls += 1) {
          expect((await program.call(READ, { via: other })).status).toBe(200);
        }
        expect(other.costs.at(-1)).toMatchObject({ cold: 0 });
        const received = new Promise<void>((resolve) => {
          const stop = other.api.store.changes.listen((change) => {
            if (change.kind !== 'api-key' || change.id !== program.keyId) return;
            stop();
            resolve();
          });
        });
        await stage.api.staff(hotel, 'manager').call(`POST /api/staff/api-keys/${program.keyId}/revoke`);
        await received;
        expect((await program.call(READ, { via: other })).status).toBe(401);
      } finally {
        await other.stop();
        await database.close();
      }
    });
  });
}
