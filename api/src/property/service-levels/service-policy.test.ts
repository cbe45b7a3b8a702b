import type { ServicePolicy } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const READ = 'GET /api/staff/service-levels';
const WRITE = 'PUT /api/staff/service-levels';
const POLICY: ServicePolicy = {
  rules: [{ service: 'towels', promiseMinutes: 35, warnMinutes: 12 }],
  departments: [
    {
      key: 'housekeeping',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' }],
      backup: 'maintenance',
    },
  ],
  holidays: [{ day: '2026-12-25', name: 'Christmas', departments: ['housekeeping'], hours: [] }],
};

describe.each(testDatabases)('Service levels of a property on %s', (_, create) => {
  const stage = useTestApi(create);

  test('start as the defaults of its kind, with suggested hours that do not apply yet', async () => {
    const scene = await clockScene(stage);
    const { body } = await scene.staff('manager').call(READ);
    expect(body).toMatchObject({ version: 0, policy: { rules: [], departments: [], holidays: [] } });
    expect(body.suggested.departments).toContainEqual({
      key: 'housekeeping',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' }],
      backup: 'front-desk',
    });
    expect(body.levels.find(({ service }: { service: string }) => service === 'towels')).toMatchObject({
      acknowledgeMinutes: 5,
      promiseMinutes: 20,
      escalateMinutes: [0, 10, 25, 45],
    });
  });

  test('decide what the next guest is promised, and leave earlier promises alone', async () => {
    const scene = await clockScene(stage);
    const before = await scene.ask('towels');
    const manager = scene.staff('manager');
    const written = await manager.call(WRITE, { body: { version: 0, policy: POLICY } });
    expect(written.body).toMatchObject({ version: 1, policy: POLICY });
    expect((await scene.ask('towels')).promisedAt).toBe('2026-11-24T14:35:00.000Z');
    expect((await scene.request(before.id)).promisedAt).toBe('2026-11-24T14:20:00.000Z');
    // Half past eleven in the evening: housekeeping opens at seven.
    await scene.at(9.5 * 60);
    const night = await scene.ask('towels');
    expect([night.acknowledgeBy, night.promisedAt]).toEqual([
      '2026-11-25T07:05:00.000Z',
      '2026-11-25T07:35:00.000Z',
    ]);
    await scene.at(17 * 60);
    expect(await scene.events(night.id)).toEqual([]);
    await scene.at(17 * 60 + 15);
    expect(await scene.events(night.id)).toContain('escalated backup');
    const { steps } = await scene.request(night.id);
    expect(steps.at(-1)?.event?.departments).toEqual([expect.stringContaining('Maintenance')]);
  });

  test('let a person in danger wait for no opening hours', async () => {
    const scene = await clockScene(stage);
    const closed = { key: 'front-desk', hours: [], backup: null };
    const policy = { ...POLICY, rules: [{ acknowledgeMinutes: 600 }], departments: [closed] };
    await scene.staff('manager').call(WRITE, { body: { version: 0, policy } });
    expect((await scene.ask('doctorOnCall')).acknowledgeBy).toBe('2026-11-24T14:01:00.000Z');
  });

  test('are changed by one person at a time, for existing departments and services', async () => {
    const scene = await clockScene(stage);
    const write = (version: number, policy: ServicePolicy) =>
      scene.staff('manager').call(WRITE, { body: { version, policy } });
    const answers = await Promise.all([write(0, POLICY), write(0, POLICY)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write(0, POLICY)).body.code).toBe('version-conflict');
    const spa = { key: 'spa', hours: null, backup: null };
    expect((await write(1, { ...POLICY, departments: [spa] })).body.code).toBe('unknown-department');
    expect((await write(1, { ...POLICY, rules: [{ service: 'sauna' }] })).body.code).toBe('unknown-service');
    expect((await write(1, { ...POLICY, rules: [{ escalateMinutes: [10, 5] }] })).status).toBe(422);
  });

  test('are for managers', async () => {
    const scene = await clockScene(stage);
    for (const who of ['agent', 'housekeeper', 'developer'] as const)
      expect((await scene.staff(who).call(READ)).status).toBe(403);
  });
});
