import { MAX_STAFF_VIEWS, type QueueViewFilter } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const LATE: QueueViewFilter = {
  state: 'overdue',
  department: 'housekeeping',
  whose: 'mine',
  text: 'Room 2',
  board: false,
};

describe.each(testDatabases)('Saved views of the queue on %s', (_, create) => {
  const stage = useTestApi(create);

  async function member() {
    const hotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const save = (name: string, filter = LATE) =>
      agent.call('POST /api/staff/views', { body: { name, filter } });
    const list = async () => (await agent.call('GET /api/staff/views')).body.views;
    return { hotel, agent, save, list };
  }

  test('are listed by name, for their own member alone', async () => {
    const { hotel, save, list } = await member();
    const late = (await save('Late on my floor')).body;
    await save('Board', { ...LATE, state: 'open', board: true });
    expect(late).toEqual({ id: expect.any(String), name: 'Late on my floor', filter: LATE });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Board', 'Late on my floor']);
    const manager = stage.api.staff(hotel, 'manager');
    expect((await manager.call('GET /api/staff/views')).body.views).toEqual([]);
    expect((await manager.call(`DELETE /api/staff/views/${late.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  test('are replaced by one of the same name, and deleted', async () => {
    const { agent, save, list } = await member();
    const first = (await save('Mine')).body;
    const second = (await save('Mine', { ...LATE, whose: null })).body;
    expect(second).toEqual({ ...first, filter: { ...LATE, whose: null } });
    expect(await list()).toEqual([second]);
    expect((await agent.call(`DELETE /api/staff/views/${first.id}`)).status).toBe(204);
    expect((await agent.call(`DELETE /api/staff/views/${first.id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('are at most so many, even if two are saved at once; replacing one is always possible', async () => {
    const { save, list } = await member();
    for (let no = 1; no < MAX_STAFF_VIEWS; no += 1) await save(`View ${no}`);
    const both = await Promise.all([save('One more'), save('And another')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.map(({ body }) => body.code)).toContain('settings-full');
    expect(await list()).toHaveLength(MAX_STAFF_VIEWS);
    expect((await save('View 1', { ...LATE, state: 'new' })).status).toBe(201);
  });

  test.each([
    ['no name', { name: '  ', filter: LATE }],
    ['a name of two lines', { name: 'Late\nones', filter: LATE }],
    ['a state that no request has', { name: 'Odd', filter: { ...LATE, state: 'lost' } }],
  ])('with %s are refused', async (_case, body) => {
    const { agent, list } = await member();
    expect((await agent.call('POST /api/staff/views', { body })).body.code).toBe('bad-input');
    expect(await list()).toEqual([]);
  });
});
