import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Clocks that act, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a request that no one accepts escalates to its department, its back-up, the managers and everyone', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    expect(await scene.at(3)).toBe(0);
    await scene.at(4);
    expect(await scene.events(id)).toEqual(['warned department']);
    await scene.at(5);
    await scene.at(14);
    expect(await scene.events(id)).toEqual(['warned department', 'escalated department']);
    await scene.at(15);
    await scene.at(30);
    await scene.at(50);
    await scene.at(500);
    const escalated = (await scene.events(id)).filter((event) => event.startsWith('escalated'));
    expect(escalated).toEqual([
      'escalated department',
      'escalated backup',
      'escalated managers',
      'escalated everyone',
    ]);
    expect((await scene.request(id)).escalation).toBe(4);
  });

  test('a new time for a request that no one has accepted calls no one again, until it is due to be accepted', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.at(5);
    expect((await scene.request(id)).escalation).toBe(1);
    const later = { promiseMinutes: 60, reason: 'The laundry is late.' };
    expect(await scene.move('housekeeper', id, 'new', later)).toBe(200);
    expect(await scene.at(6)).toBe(0);
    const { acknowledgeBy, escalation } = await scene.request(id);
    expect([Date.parse(acknowledgeBy) > scene.now(), escalation]).toEqual([true, 0]);
    await scene.at(34);
    await scene.at(36);
    expect((await scene.events(id)).filter((event) => event.startsWith('escalated'))).toEqual([
      'escalated department',
      'escalated department',
    ]);
  });

  test('a department asked to help sees the request from then on, live and in the queue, and may accept it', async () => {
    const scene = await clockScene(stage);
    const mechanic = scene.staff('mechanic');
    const stream = await mechanic.listen(0);
    const { id } = await scene.ask('towels');
    const seen = async () => (await mechanic.call('GET /api/staff/requests')).body.requests.length;
    await scene.at(30);
    expect(await seen()).toBe(0);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(404);
    await scene.at(50);
    await stream.until((event) => event.type === 'request.updated' && event.request.id === id);
    expect(await seen()).toBe(1);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(200);
    await stream.until((event) => event.type === 'request.updated' && event.request.state === 'acknowledged');
    await stream.close();
  });

  test('a department with no one on duty is skipped at once', async () => {
    const scene = await clockScene(stage);
    expect(
      (await scene.staff('mechanic').call('PUT /api/staff/presence', { body: { onDuty: false } })).status,
    ).toBe(200);
    const { id } = await scene.ask('tv');
    await scene.at(0.1);
    expect(await scene.events(id)).toEqual(['escalated backup']);
    const step = (await scene.request(id)).steps.at(-1);
    expect(step?.event).toMatchObject({
      unattended: true,
      departments: [expect.stringContaining('Reception')],
    });
  });

  test('the last one who goes off duty leaves nothing waiting for them', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('tv');
    await scene.at(1);
    expect(await scene.events(id)).toEqual([]);
    await scene.staff('mechanic').call('PUT /api/staff/presence', { body: { onDuty: false } });
    await scene.at(1.2);
    expect(await scene.events(id)).toEqual(['escalated backup']);
  });

  test('a repeat within a week is marked, and the third repair goes to the manager', async () => {
    const scene = await clockScene(stage);
    const ids: string[] = [];
    for (const day of [0, 2, 4, 12]) {
      await scene.at(day * 24 * 60);
      const { id, repeated } = await scene.ask('tv');
      ids.push(`${repeated}`);
      await scene.look();
      const told = (await scene.events(id)).includes('repeated managers');
      expect([day, told]).toEqual([day, day === 4]);
      await scene.move('manager', id, 'done');
    }
    expect(ids).toEqual(['1', '2', '3', '1']);
  });

  test('an emergency alerts everyone until someone takes it, and the guest once', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('doctorOnCall');
    await scene.at(0.9);
    expect(await scene.events(id)).toEqual([]);
    for (const minute of [1, 2, 3, 4, 5, 6, 7]) await scene.at(minute);
    expect(await scene.events(id)).toEqual(Array.from({ length: 4 }, () => 'escalated everyone'));
    expect(await scene.told()).toEqual([expect.stringContaining('do not wait for us: call 112 now')]);
    expect(await scene.move('mechanic', id, 'acknowledged')).toBe(200);
    await scene.at(60);
    expect(await scene.events(id)).toHaveLength(4);
  });
});
