import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const SEVEN = [
  { slot: 'date', value: '2026-11-25' },
  { slot: 'time', value: '07:00' },
];

describe.each(testDatabases)('Deadlines for guests and staff on %s', (_, create) => {
  const stage = useTestApi(create);

  test('the due list has the overdue and the next hour by department, for those who see it', async () => {
    const scene = await clockScene(stage);
    await scene.ask('towels');
    await scene.ask('tv');
    await scene.ask('wakeupCall', SEVEN);
    await scene.at(6);
    await scene.ask('pillows');
    const due = async (who: 'manager' | 'housekeeper') => {
      const { body } = await scene.staff(who).call('GET /api/staff/due');
      return [
        body.planned,
        ...body.departments.map((one: { key: string; onDuty: number; overdue: []; nextHour: [] }) =>
          [one.key, one.onDuty, one.overdue.length, one.nextHour.length].join(' '),
        ),
      ];
    };
    expect(await due('manager')).toEqual([1, 'front-desk 1 0 0', 'housekeeping 1 1 1', 'maintenance 1 1 0']);
    expect(await due('housekeeper')).toEqual([0, 'housekeeping 1 1 1']);
  });

  test('the due list has the next automatic actions, for those who see the request', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.ask('tv');
    const deeds = async (who: 'manager' | 'housekeeper') => {
      const { body } = await scene.staff(who).call('GET /api/staff/due');
      return body.deeds.map(({ requestId, kind, at }: { requestId: string; kind: string; at: string }) =>
        [requestId === id ? 'towels' : 'tv', kind, (Date.parse(at) - scene.now()) / 60_000].join(' '),
      );
    };
    expect((await deeds('housekeeper'))[0]).toBe('towels warn 4');
    expect((await deeds('manager')).map((one: string) => one.split(' ')[0]).sort()).toEqual(['towels', 'tv']);
    await scene.at(4);
    expect(await deeds('housekeeper')).toEqual(['towels escalate 1']);
    await scene.move('housekeeper', id, 'acknowledged');
    await scene.move('housekeeper', id, 'done');
    expect(await deeds('housekeeper')).toEqual([]);
  });
});
