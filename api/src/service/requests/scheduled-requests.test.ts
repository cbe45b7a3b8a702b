import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const SEVEN = [
  { slot: 'date', value: '2026-11-25' },
  { slot: 'time', value: '07:00' },
];

describe.each(testDatabases)('Planned requests on %s', (_, create) => {
  const stage = useTestApi(create);

  test('have the time that the guest gave, are quiet until then, and staff are reminded before', async () => {
    const scene = await clockScene(stage);
    const { id, schedule, promisedAt } = await scene.ask('wakeupCall', SEVEN);
    expect([schedule?.at, promisedAt]).toEqual(['2026-11-25T07:00:00.000Z', '2026-11-25T07:00:00.000Z']);
    await scene.move('agent', id, 'acknowledged');
    await scene.at(16 * 60 + 29);
    expect(await scene.events(id)).toEqual([]);
    await scene.at(16 * 60 + 30);
    expect(await scene.events(id)).toEqual(['reminded department']);
    await scene.at(17 * 60);
    expect(await scene.events(id)).toEqual(['reminded department', 'escalated department']);
  });

  test('are also announced before a time that no one promised', async () => {
    const scene = await clockScene(stage);
    const { id, promisedAt } = await scene.ask('towels', SEVEN);
    expect(promisedAt).toBeNull();
    await scene.move('housekeeper', id, 'acknowledged');
    await scene.at(16 * 60 + 30);
    expect(await scene.events(id)).toEqual(['reminded department']);
  });

  test('are moved by staff, with a reason that the guest reads', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    const { body } = await scene.staff('housekeeper').call(`POST /api/staff/requests/${id}/schedule`, {
      body: { kind: 'by', at: '2026-11-24T18:30:00.000Z', reason: 'The laundry comes at six.' },
    });
    expect(body).toMatchObject({
      promisedAt: '2026-11-24T18:30:00.000Z',
      schedule: { kind: 'by', at: '2026-11-24T18:30:00.000Z', every: null },
      promiseChange: { before: '2026-11-24T14:20:00.000Z', reason: 'The laundry comes at six.' },
    });
    expect(await scene.told()).toEqual(['Towels is now planned for 18:30. The laundry comes at six.']);
    await scene.at(120);
    expect(await scene.events(id)).toEqual(['scheduled']);
  });

  test('are moved by their guest while no one has started, to a future time', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('wakeupCall', SEVEN);
    const move = (at: string) =>
      scene.guest.call(`POST /api/guest/requests/${id}/schedule`, { body: { at } });
    expect((await move('2026-11-25T08:00:00.000Z')).body).toMatchObject({
      promisedAt: '2026-11-25T08:00:00.000Z',
      details: [],
    });
    expect((await move('2026-11-24T13:00:00.000Z')).body.code).toBe('time-not-possible');
    expect((await move('2027-11-24T13:00:00.000Z')).body.code).toBe('time-not-possible');
    await scene.move('agent', id, 'acknowledged');
    await scene.move('agent', id, 'in_progress');
    expect((await move('2026-11-25T09:00:00.000Z')).body.code).toBe('not-movable');
    const other = await stage.api.guest(scene.hotel.codes.otherRoom.code);
    const theirs = await other.call(`POST /api/guest/requests/${id}/schedule`, {
      body: { at: '2026-11-25T09:00:00.000Z' },
    });
    expect(theirs.status).toBe(404);
  });

  test('that recur come once for each occurrence, at the same local time', async () => {
    const scene = await clockScene(stage);
    // The night before the clocks go forward in Lisbon.
    stage.api.clock.stop(new Date('2027-03-27T12:00:00Z'));
    const { id } = await scene.ask('tv');
    await scene.staff('mechanic').call(`POST /api/staff/requests/${id}/schedule`, {
      body: { kind: 'at', at: '2027-03-27T15:00:00.000Z', every: { unit: 'day', count: 1 } },
    });
    stage.api.clock.stop(new Date('2027-03-27T15:00:00Z'));
    await Promise.all([scene.look(), scene.look()]);
    await scene.look();
    const planned = async () => {
      const { body } = await scene.staff('manager').call('GET /api/staff/requests?scope=all');
      return body.requests
        .filter(({ service }: { service: string }) => service === 'tv')
        .map(({ schedule }: { schedule: { at: string; every: unknown } }) => [schedule.at, schedule.every])
        .sort();
    };
    const daily = { unit: 'day', count: 1 };
    expect(await planned()).toEqual([
      ['2027-03-27T15:00:00.000Z', null],
      ['2027-03-28T14:00:00.000Z', daily],
    ]);
  });

  test('that are cancelled do not recur', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('tv');
    const at = '2026-11-24T15:00:00.000Z';
    const every = { unit: 'week', count: 2 };
    await scene
      .staff('mechanic')
      .call(`POST /api/staff/requests/${id}/schedule`, { body: { kind: 'at', at, every } });
    await scene.move('mechanic', id, 'cancelled', { reason: 'The room is being renovated.' });
    await scene.at(60 * 24 * 20);
    const { body } = await scene.staff('manager').call('GET /api/staff/requests?scope=all');
    expect(body.requests).toHaveLength(1);
  });
});

describe.each(testDatabases)('Counter-offers on %s', (_, create) => {
  const stage = useTestApi(create);

  async function offered() {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('lateCheckout', [{ slot: 'until', value: '14:00' }]);
    const offer = (who: 'agent' | 'manager', text = '13:00 instead of 14:00') =>
      scene
        .staff(who)
        .call(`POST /api/staff/requests/${id}/offer`, { body: { text, at: '2026-11-25T13:00:00.000Z' } });
    const answer = (accept: boolean) =>
      scene.guest.call(`POST /api/guest/requests/${id}/offer`, { body: { accept } });
    return { scene, id, offer, answer };
  }

  test('wait for the guest, whose consent is the approval of what was offered', async () => {
    const { scene, id, offer, answer } = await offered();
    expect((await offer('agent')).status).toBe(403);
    expect((await offer('manager')).body).toMatchObject({
      state: 'waiting_guest',
      offer: { text: '13:00 instead of 14:00' },
    });
    expect(await scene.told()).toEqual([expect.stringContaining('13:00 instead of 14:00')]);
    const { body } = await answer(true);
    expect(body).toMatchObject({ state: 'acknowledged', offer: null });
    expect(body.details).toContainEqual({ slot: 'until', value: '13:00' });
    expect((await answer(true)).body.code).toBe('no-offer');
    expect((await scene.request(id)).steps.at(-1)?.by.kind).toBe('guest');
  });

  test('that are declined or ignored go back to those who decide; silence approves nothing', async () => {
    const { scene, id, offer, answer } = await offered();
    await offer('manager');
    expect((await answer(false)).body).toMatchObject({ state: 'needs_approval', offer: null });
    await offer('manager', '13:30');
    // Staff who may not approve cannot bypass the guest either.
    expect(await scene.move('agent', id, 'acknowledged')).toBe(403);
    await scene.at(15);
    await scene.at(30);
    expect(await scene.request(id)).toMatchObject({ state: 'needs_approval', offer: null });
    expect(await scene.told()).toHaveLength(3);
  });
});

describe.each(testDatabases)('Deadlines for guests and staff on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a guest reopens what is not done, within a day, and it gets a new time', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    const reopen = () =>
      scene.guest.call(`POST /api/guest/requests/${id}/reopen`, { body: { reason: 'Only one came.' } });
    expect((await reopen()).body.code).toBe('not-reopenable');
    await scene.move('manager', id, 'done');
    await scene.at(60);
    expect((await reopen()).body).toMatchObject({
      state: 'acknowledged',
      doneAt: null,
      promisedAt: '2026-11-24T15:20:00.000Z',
    });
    expect(await scene.events(id)).toEqual(['reopened department']);
    await scene.move('manager', id, 'done');
    await scene.at(60 + 24 * 60 + 1);
    expect((await scene.request(id)).state).toBe('closed');
  });
});
