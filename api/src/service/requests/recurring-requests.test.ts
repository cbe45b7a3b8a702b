import type { Recurrence } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const WEEKLY = { unit: 'week', count: 1 } as const;
const FORTNIGHTLY = { unit: 'week', count: 2 } as const;
/** An hour after the scene begins. */
const AT = '2026-11-24T15:00:00.000Z';

describe.each(testDatabases)('Requests that come again on %s', (_, create) => {
  const stage = useTestApi(create);

  /** A weekly descaling, raised by maintenance. */
  async function descaling() {
    const scene = await clockScene(stage);
    const raised = await scene.staff('mechanic').call('POST /api/staff/requests', {
      body: { service: 'tv', placeId: 'room-204', at: AT, every: WEEKLY },
    });
    expect(raised.status).toBe(201);
    const { id } = raised.body as { id: string };
    const set = (every: Recurrence | null, who: 'mechanic' | 'housekeeper' = 'mechanic', of = id) =>
      scene.staff(who).call(`PUT /api/staff/requests/${of}/recurrence`, { body: { every } });
    const times = async () => {
      const { body } = await scene.staff('manager').call('GET /api/staff/requests?scope=all');
      return body.requests
        .map(({ schedule }: { schedule: { at: string; every: unknown } }) => [schedule.at, schedule.every])
        .sort();
    };
    return { scene, id, set, times };
  }

  test('come again as often as was changed last, and the change is in the history', async () => {
    const { scene, id, set, times } = await descaling();
    const { body } = await set(FORTNIGHTLY);
    expect(body).toMatchObject({ promisedAt: AT, schedule: { kind: 'at', at: AT, every: FORTNIGHTLY } });
    expect(body.steps.at(-1)).toMatchObject({
      by: { kind: 'staff' },
      event: { kind: 'recurring', every: FORTNIGHTLY },
    });
    // The same again changes nothing.
    expect((await set(FORTNIGHTLY)).body.steps).toHaveLength(body.steps.length);
    expect(await scene.events(id)).toEqual(['recurring']);
    await scene.at(60);
    expect(await times()).toEqual([
      [AT, null],
      ['2026-12-08T15:00:00.000Z', FORTNIGHTLY],
    ]);
  });

  test('do not come again once that is ended, even if this one was done before its time', async () => {
    const { scene, id, set, times } = await descaling();
    for (const to of ['acknowledged', 'in_progress', 'done'])
      expect(await scene.move('mechanic', id, to)).toBe(200);
    expect((await set(FORTNIGHTLY)).body.code).toBe('illegal-transition');
    expect((await set(null)).status).toBe(200);
    await scene.at(60 * 24 * 8);
    expect(await times()).toEqual([[AT, null]]);
  });

  test('are theirs who do the work, and planned for a time', async () => {
    const { scene, id, set } = await descaling();
    expect((await set(null, 'housekeeper')).status).toBe(404);
    const now = await scene.ask('tv');
    expect((await set(WEEKLY, 'mechanic', now.id)).body.code).toBe('illegal-transition');
    await scene.move('mechanic', id, 'cancelled', { reason: 'The room is being renovated.' });
    expect((await set(null)).body.code).toBe('illegal-transition');
  });

  test('are announced to every open page when that changes', async () => {
    const { scene, id, set } = await descaling();
    const stream = await scene.staff('mechanic').listen(0);
    await set(null);
    const told = await stream.until(
      (event) => event.type === 'request.updated' && event.request.schedule?.every === null,
    );
    expect(told).toMatchObject({ request: { id } });
    await stream.close();
  });
});
