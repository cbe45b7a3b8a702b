import type { RequestReport } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { hotelWithPast } from '../../testing/scenes/past-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('A comparison on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a week is compared with the same weekdays a year before when someone asks for that', async () => {
    const hotel = await hotelWithPast(stage, '2026-11-24T18:00:00Z', [
      { at: '2026-11-24T09:10:00Z', accepted: 2, finished: 15 },
      // The week before, which is not asked for.
      { at: '2026-11-16T10:00:00Z', accepted: 1, finished: 10 },
      // The first and the last hour of the week a year before, and the ones next to them.
      { at: '2025-11-18T23:30:00Z' },
      { at: '2025-11-19T00:30:00Z', accepted: 1, finished: 10 },
      { at: '2025-11-25T17:30:00Z', accepted: 3, finished: 10 },
      { at: '2025-11-25T18:30:00Z' },
    ]);
    const answer = await stage.api
      .staff(hotel, 'manager')
      .call('GET /api/staff/reports/requests?period=7-days&compare=year');
    expect(answer.status).toBe(200);
    const week: RequestReport = answer.body;
    expect(week).toMatchObject({
      period: { from: '2026-11-18', to: '2026-11-24' },
      before: { from: '2025-11-19', to: '2025-11-25' },
    });
    expect(week.total.now.requests).toBe(1);
    expect(week.total.before).toMatchObject({ requests: 2, responseSeconds: 120 });
  });
});
