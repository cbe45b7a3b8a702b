import { describe, expect, test } from '@jest/globals';
import { useKitchen } from '../../../testing/scenes/kitchen-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('A paused kitchen on %s', (_, create) => {
  const { stage, hotel, guest, cook, order, view, move } = useKitchen(create);
  const pause = (wanted: { minutes: number | null } | null) =>
    cook().call('PUT /api/staff/kitchen/pause', { body: { pause: wanted } });
  const at = (minutes: number) =>
    new Date(stage.api.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  const openings = async () => (await guest().call('GET /api/guest/menu')).body.openings;
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

  test('guests at any place and staff learn at once of a pause, its end and a dish that is sold out; other hotels do not', async () => {
    const other = await stage.newHotel();
    const streams = await Promise.all([
      guest().listen(0),
      stage.api.guest(hotel().codes.table.code).then((atTable) => atTable.listen(0)),
      cook().listen(0),
    ]);
    const elsewhere = await stage.api.staff(other, 'manager').listen(0);
    const told = (count: number) =>
      Promise.all(
        streams.map((stream) =>
          stream.when(
            () => stream.types.filter((type) => type === 'kitchen.updated').length >= count,
            'news of the kitchen',
          ),
        ),
      );
    await pause({ minutes: 15 });
    await told(1);
    await pause(null);
    await told(2);
    await cook().call('PUT /api/staff/kitchen/dishes/soup', { body: { soldOut: true, until: null } });
    await told(3);
    // A refused change tells no one.
    await stage.api
      .staff(hotel(), 'housekeeper')
      .call('PUT /api/staff/kitchen/pause', { body: { pause: { minutes: 15 } } });
    expect(elsewhere.types).not.toContain('kitchen.updated');
    await Promise.all([...streams, elsewhere].map((stream) => stream.close()));
  });

  test('it goes on with the orders that it has', async () => {
    const { requestId } = await order();
    await pause({ minutes: 60 });
    expect((await move(requestId, { to: 'accepted', minutes: 20 })).status).toBe(200);
  });

  const daily = { days: [1, 2, 3, 4, 5, 6, 7], opens: '11:30', closes: '18:00' };
  const setHours = async (hours: object[], holidays: object[] = []) => {
    const key = (await view()).department?.key;
    const policy = { rules: [], departments: [{ key, hours, backup: null }], holidays };
    const put = await stage.api
      .staff(hotel(), 'manager')
      .call('PUT /api/staff/service-levels', { body: { version: 0, policy } });
    expect(put.status).toBe(200);
  };

  test('outside the hours of its department it is closed: guests read when it opens, and order for then', async () => {
    stage.api.clock.stop(new Date('2026-11-24T18:45:00Z'));
    await setHours([daily]);
    const until = '2026-11-25T11:30:00.000Z';
    expect(await menuPause()).toEqual({ until, closed: true });
    await expect(order()).rejects.toThrow(/kitchen-closed.*Wednesday, November 25 at 11:30/);
    await expect(order({ at: '2026-11-25T09:00:00.000Z' })).rejects.toThrow('kitchen-closed');
    expect((await order({ at: '2026-11-25T12:00:00.000Z' })).state).toBe('submitted');
  });

  test('an order is offered for the hours of the next day, and refused between them', async () => {
    stage.api.clock.stop(new Date('2026-11-24T17:00:00Z'));
    await setHours([daily, { ...daily, opens: '20:00', closes: '01:00' }]);
    expect(await openings()).toEqual([
      { from: '2026-11-24T17:00:00.000Z', until: '2026-11-24T18:00:00.000Z' },
      { from: '2026-11-24T20:00:00.000Z', until: '2026-11-25T01:00:00.000Z' },
      { from: '2026-11-25T11:30:00.000Z', until: '2026-11-25T17:00:00.000Z' },
    ]);
    const closed = { at: '2026-11-25T01:00:00.000Z' };
    await expect(order(closed)).rejects.toThrow(/kitchen-closed.*Wednesday, November 25 at 11:30/);
    expect((await order({ at: '2026-11-25T00:30:00.000Z' })).state).toBe('submitted');
  });

  test('a closed kitchen that is paused as well takes orders after both', async () => {
    stage.api.clock.stop(new Date('2026-11-24T11:00:00Z'));
    await setHours([daily]);
    const { until } = (await pause({ minutes: 60 })).body.pause;
    expect(await openings()).toEqual([{ from: until, until: '2026-11-24T18:00:00.000Z' }]);
    await expect(order({ at: '2026-11-24T11:45:00.000Z' })).rejects.toThrow('kitchen-paused');
  });

  test('a kitchen that stays closed for a day takes no order, and one without hours any', async () => {
    stage.api.clock.stop(new Date('2026-11-24T18:45:00Z'));
    expect(await openings()).toBeNull();
    await setHours([daily], [{ day: '2026-11-25', name: 'Closed', departments: null, hours: [] }]);
    expect(await openings()).toEqual([]);
    await expect(order({ at: '2026-11-25T12:00:00.000Z' })).rejects.toThrow('kitchen-closed');
  });
});
