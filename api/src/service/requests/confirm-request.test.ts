import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TOMORROW_AT_SEVEN = [
  { slot: 'date', value: '2026-11-25' },
  { slot: 'when', value: 'morgen um 7 Uhr' },
];

describe.each(testDatabases)('What had to be confirmed, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('is told to the guest once when staff accept it, with its time', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels', TOMORROW_AT_SEVEN);
    await scene.move('housekeeper', id, 'acknowledged');
    const said = (await scene.told()).filter((line) => line.startsWith('This is confirmed'));
    expect(said).toEqual([expect.stringMatching(/: .*Towels.*, .*25.* 07:00\.$/)]);
    await scene.move('housekeeper', id, 'in_progress');
    expect((await scene.told()).filter((line) => line.startsWith('This is confirmed'))).toHaveLength(1);
  });

  test('is not told for what has its promise already', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.move('housekeeper', id, 'acknowledged');
    expect((await scene.told()).some((line) => line.startsWith('This is confirmed'))).toBe(false);
  });

  test('is told as approved when a manager approves it', async () => {
    const scene = await clockScene(stage);
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db
        .update(services)
        .set({ kind: 'approve', level: 'approval' })
        .where(scope.own(services, eq(services.key, 'pillows')));
      return done(undefined);
    });
    const { id } = await scene.ask('pillows');
    expect((await scene.request(id)).state).toBe('needs_approval');
    await scene.move('manager', id, 'acknowledged');
    expect((await scene.told()).at(-1)).toMatch(/^This is approved: [^,]+\.$/);
  });
});
