import type { ServicePolicy, SettingChange } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const WRITE = 'PUT /api/staff/service-levels';
const PREVIEW = 'POST /api/staff/service-levels/preview';
const NOTHING: ServicePolicy = { rules: [], departments: [], holidays: [] };
const DAYS = { days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' };
const POLICY: ServicePolicy = {
  rules: [],
  departments: [{ key: 'housekeeping', hours: [DAYS], backup: 'front-desk' }],
  holidays: [{ day: '2026-12-25', name: 'Christmas', departments: null, hours: [] }],
};

describe.each(testDatabases)('Hours of departments on %s', (_, create) => {
  const stage = useTestApi(create);

  test('what is previewed for a moment is what a guest who asks then is promised', async () => {
    const scene = await clockScene(stage);
    const manager = scene.staff('manager');
    // The scene begins at 14:00 on 24 November in Lisbon; this is half past eleven that night.
    const asked = { policy: POLICY, day: '2026-11-24', time: '23:30' };
    const { body } = await manager.call(PREVIEW, { body: asked });
    expect(body.at).toBe('2026-11-24T23:30:00.000Z');
    const towels = body.services.find(({ service }: { service: string }) => service === 'towels');
    expect(towels.saved).toEqual({
      acknowledgeBy: '2026-11-24T23:35:00.000Z',
      promisedAt: '2026-11-24T23:50:00.000Z',
    });
    // A preview changes nothing.
    expect((await manager.call('GET /api/staff/service-levels')).body.version).toBe(0);
    await manager.call(WRITE, { body: { version: 0, policy: POLICY } });
    await scene.at(9.5 * 60);
    const { acknowledgeBy, promisedAt } = await scene.ask('towels');
    expect({ acknowledgeBy, promisedAt }).toEqual(towels.wanted);
    expect(promisedAt).toBe('2026-11-25T07:20:00.000Z');
  });

  test('a holiday moves the promise to the next day on which a department works, and emergencies are left out', async () => {
    const scene = await clockScene(stage);
    const asked = { policy: POLICY, day: '2026-12-25', time: '10:00' };
    const { body } = await scene.staff('manager').call(PREVIEW, { body: asked });
    const keys = body.services.map(({ service }: { service: string }) => service);
    expect(keys).not.toContain('doctorOnCall');
    expect(body.services[keys.indexOf('towels')].wanted.promisedAt).toBe('2026-12-26T07:20:00.000Z');
  });

  test('a preview names what the property does not have, and is the managers’', async () => {
    const scene = await clockScene(stage);
    const spa = { key: 'spa', hours: null, backup: null };
    const body = { policy: { ...NOTHING, departments: [spa] }, day: '2026-12-25', time: '10:00' };
    expect((await scene.staff('manager').call(PREVIEW, { body })).body.code).toBe('unknown-department');
    const allowed = { policy: NOTHING, day: '2026-12-25', time: '10:00' };
    for (const who of ['agent', 'housekeeper', 'developer'] as const)
      expect((await scene.staff(who).call(PREVIEW, { body: allowed })).status).toBe(403);
  });

  test('each piece of a change is kept by itself, with what was there before', async () => {
    const scene = await clockScene(stage);
    const manager = scene.staff('manager');
    const write = (version: number, policy: ServicePolicy) =>
      manager.call(WRITE, { body: { version, policy } });
    await write(0, POLICY);
    // Saved as it is: nothing to keep.
    await write(1, POLICY);
    const changed = { ...POLICY, rules: [{ service: 'towels', promiseMinutes: 35 }], holidays: [] };
    await write(2, changed);
    const { changes } = (await manager.call('GET /api/staff/settings/changes')).body as {
      changes: SettingChange[];
    };
    const shown = changes.map(({ subject, subjectId, before, after }) => ({
      [`${subject} ${subjectId}`]: [before, after],
    }));
    expect(shown).toHaveLength(4);
    expect(shown).toEqual(
      expect.arrayContaining([
        {
          'hours housekeeping': [{ stated: null }, { stated: { hours: [DAYS], backup: 'front-desk' } }],
        },
        { 'holiday 2026-12-25': [{ holidays: [] }, { holidays: POLICY.holidays }] },
        { 'holiday 2026-12-25': [{ holidays: POLICY.holidays }, { holidays: [] }] },
        { 'service-levels rules': [{ rules: [] }, { rules: changed.rules }] },
      ]),
    );
  });
});
