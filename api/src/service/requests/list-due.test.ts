import { isOverdue, OPEN_STATES, type Timed } from '@bellkey/shared/request-clock';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { overdueAt } from './list-due.ts';

const SEVEN = [
  { slot: 'date', value: '2026-11-25' },
  { slot: 'time', value: '07:00' },
];

/** Requests in every state, whose deadlines have passed or not. */
const NOW = '2026-11-24T14:00:00.000Z';
const EARLIER = '2026-11-24T13:59:59.000Z';
const LATER = '2026-11-24T14:30:00.000Z';
type Dated = Timed & { priority: 'normal' | 'emergency' };
const states = [...OPEN_STATES, 'done', 'closed', 'cancelled', 'declined'] as const;
const dated: Dated[] = states.flatMap((state) =>
  (['normal', 'emergency'] as const).flatMap((priority) =>
    [EARLIER, NOW, LATER].flatMap((acknowledgeBy) =>
      [null, EARLIER, LATER].map((promisedAt) => ({
        state,
        priority,
        acknowledgeBy,
        promisedAt,
        createdAt: '2026-11-24T13:00:00.000Z',
      })),
    ),
  ),
);

describe.each(testDatabases)('Deadlines for guests and staff on %s', (_, create) => {
  const stage = useTestApi(create);

  test('overdue is the same in SQL as on every screen', async () => {
    const { rows } = (await stage.database.queries.execute(sql`
      select ${overdueAt(sql`${NOW}::timestamptz`)} as overdue
      from jsonb_array_elements(${JSON.stringify(dated)}::jsonb) with ordinality as given(one, no),
        lateral (select one ->> 'state' as state, one ->> 'priority' as priority,
          (one ->> 'acknowledgeBy')::timestamptz as acknowledge_by,
          (one ->> 'promisedAt')::timestamptz as promised_at) as requests
      order by no`)) as unknown as { rows: Array<{ overdue: boolean }> };
    expect(rows.map(({ overdue }, at) => ({ ...dated[at], overdue }))).toEqual(
      dated.map((request) => ({ ...request, overdue: isOverdue(request, Date.parse(NOW)) })),
    );
  });

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

  test('the due list has what was accepted without a time, and staff are reminded of it', async () => {
    const scene = await clockScene(stage);
    const later = await scene.ask('towels', [{ slot: 'when', value: 'after my swim' }]);
    const early = await scene.ask('pillows', [
      { slot: 'date', value: '2026-11-25' },
      { slot: 'when', value: 'morgen um 7 Uhr' },
    ]);
    const list = async () => (await scene.staff('housekeeper').call('GET /api/staff/due')).body;
    expect((await list()).departments[0].unpromised).toEqual([]);
    for (const { id } of [later, early]) await scene.move('housekeeper', id, 'acknowledged');
    const due = await list();
    expect(due.departments[0].unpromised).toMatchObject([{ id: later.id, promisedAt: null }]);
    expect(due.planned).toBe(1);
    expect(due.deeds).toEqual([
      expect.objectContaining({ requestId: later.id, kind: 'warn' }),
      expect.objectContaining({ requestId: early.id, kind: 'warn', at: '2026-11-25T06:30:00.000Z' }),
    ]);
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
