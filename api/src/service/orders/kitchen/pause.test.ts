import { describe, expect, test } from '@jest/globals';
import { useKitchen } from '../../../testing/scenes/kitchen-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('A paused kitchen on %s', (_, create) => {
  const { stage, guest, cook, order, view, move } = useKitchen(create);
  const pause = (wanted: { minutes: number | null } | null) =>
    cook().call('PUT /api/staff/kitchen/pause', { body: { pause: wanted } });
  const at = (minutes: number) =>
    new Date(stage.api.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  const menuPause = async () => (await guest().call('GET /api/guest/menu')).body.pause;

  test('guests read its estimate, order for after it, and nothing before', async () => {
    const { until } = (await pause({ minutes: 30 })).body.pause;
    expect(await menuPause()).toEqual({ until });
    await expect(order()).rejects.toThrow(`"until":"${until}"`);
    await expect(order({ at: at(20) })).rejects.toThrow('kitchen-paused');
    expect((await order({ at: at(40) })).state).toBe('submitted');
    expect((await view()).pause).toMatchObject({ until, by: expect.stringMatching(/^mechanic/) });
  });

  test('it ends at its time by itself', async () => {
    await pause({ minutes: 15 });
    stage.api.clock.skip(15 * MINUTE_MS);
    expect(await menuPause()).toBeNull();
    expect((await view()).pause).toBeNull();
    expect((await order()).state).toBe('submitted');
  });

  test('without an end it takes orders for an hour ahead, until a person resumes it', async () => {
    await pause({ minutes: null });
    expect(await menuPause()).toEqual({ until: null });
    await expect(order({ at: at(50) })).rejects.toThrow('kitchen-paused');
    expect((await order({ at: at(70) })).state).toBe('submitted');
    expect((await pause(null)).body).toEqual({ pause: null });
    expect((await order()).state).toBe('submitted');
  });

  test('it goes on with the orders that it has', async () => {
    const { requestId } = await order();
    await pause({ minutes: 60 });
    expect((await move(requestId, { to: 'accepted', minutes: 20 })).status).toBe(200);
  });
});
