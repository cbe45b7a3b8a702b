import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Clocks that act, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('the guest learns of a slip before the time has passed, with the new time and the reason', async () => {
    const scene = await clockScene(stage);
    const { id, promisedAt } = await scene.ask('towels');
    await scene.move('housekeeper', id, 'acknowledged');
    await scene.at(17.9);
    expect(await scene.told()).toEqual([]);
    await scene.at(18);
    expect(await scene.told()).toEqual([
      'We are sorry: this takes longer than we said. Towels : nobody has been able to begin yet. New time: 14:30 instead of 14:20.',
    ]);
    const slipped = await scene.request(id);
    expect(slipped.promisedAt).toBe('2026-11-24T14:30:00.000Z');
    expect(slipped.promiseChange).toMatchObject({ before: promisedAt, cause: 'not-begun' });
    await scene.move('housekeeper', id, 'in_progress');
    await scene.at(28.9);
    expect(await scene.told()).toHaveLength(1);
    await scene.at(29);
    expect((await scene.told())[1]).toContain('we are working on it and are not finished');
    await scene.at(45);
    expect(await scene.told()).toHaveLength(2);
    await scene.at(59);
    await scene.at(400);
    const told = await scene.told();
    expect(told).toHaveLength(3);
    expect(told[2]).toContain('The duty manager has been told.');
    expect(await scene.events(id)).toContain('escalated managers');
  });

  test('a promise that is kept or moved by a person sends the guest nothing', async () => {
    const scene = await clockScene(stage);
    const kept = await scene.ask('towels');
    const moved = await scene.ask('pillows');
    await scene.move('housekeeper', kept.id, 'acknowledged');
    await scene.move('housekeeper', moved.id, 'acknowledged');
    await scene.at(10);
    await scene.move('housekeeper', kept.id, 'done');
    await scene.move('housekeeper', moved.id, 'acknowledged', {
      promiseMinutes: 60,
      reason: 'The laundry is late.',
    });
    await scene.at(40);
    expect(await scene.told()).toEqual([]);
    expect((await scene.request(moved.id)).promiseChange).toMatchObject({
      before: moved.promisedAt,
      cause: 'staff',
      reason: 'The laundry is late.',
    });
  });

  test('a guest with an open question is reminded once, and staff get the request back', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.move('housekeeper', id, 'acknowledged');
    await scene.move('housekeeper', id, 'waiting_guest');
    await scene.at(14);
    await scene.at(15);
    await scene.at(20);
    expect(await scene.told()).toEqual(['We are waiting for your answer about this: Towels .']);
    await scene.at(30);
    const back = await scene.request(id);
    expect(back.state).toBe('acknowledged');
    expect(back.promisedAt).toBe('2026-11-24T14:50:00.000Z');
  });

  test('an undecided approval lapses, and the guest reads so', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('lateCheckout');
    await scene.at(120);
    await scene.at(239);
    expect((await scene.request(id)).state).toBe('needs_approval');
    expect(await scene.events(id)).toContain('escalated managers');
    await scene.at(240);
    expect((await scene.request(id)).state).toBe('declined');
    expect((await scene.told()).at(-1)).toContain('nobody could decide about this in time');
  });

  test('a finished request is closed after a day, once', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.move('manager', id, 'done');
    await scene.at(24 * 60 - 1);
    expect((await scene.request(id)).state).toBe('done');
    await scene.at(24 * 60);
    await scene.at(48 * 60);
    const { state, steps } = await scene.request(id);
    expect([state, steps.filter((step) => step.state === 'closed').length]).toEqual(['closed', 1]);
  });
});
