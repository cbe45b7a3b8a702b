import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The assignee of a request, on %s', (_, create) => {
  const stage = useTestApi(create);

  async function open() {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    const assign = (
      who: Parameters<typeof scene.staff>[0],
      { to, from }: { to: string | null; from: string | null },
    ) => scene.staff(who).call(`PUT /api/staff/requests/${id}/assignee`, { body: { to, from } });
    return { scene, id, assign };
  }

  test('is the person who takes it, until they give it back; the history shows both', async () => {
    const { scene, id, assign } = await open();
    const taken = await assign('housekeeper', { to: 'housekeeper', from: null });
    expect(taken.body).toMatchObject({ state: 'new', assignee: { id: 'housekeeper' } });
    expect((await assign('housekeeper', { to: 'housekeeper', from: 'housekeeper' })).body.steps).toHaveLength(
      2,
    );
    const back = await assign('housekeeper', { to: null, from: 'housekeeper' });
    expect(back.body.assignee).toBeNull();
    const { steps } = await scene.request(id);
    expect(steps.map(({ event }) => event)).toEqual([
      null,
      { kind: 'assigned', name: expect.stringContaining('housekeeper') },
      { kind: 'assigned', name: null },
    ]);
  });

  test('goes to one of two people who take it at the same moment; the other is told who', async () => {
    const { assign } = await open();
    const answers = await Promise.all([
      assign('agent', { to: 'agent', from: null }),
      assign('manager', { to: 'manager', from: null }),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 1]);
    const winner = won[0]?.body.assignee.name;
    expect(lost[0]?.body).toMatchObject({ code: 'already-assigned', detail: `${winner} has it.` });
  });

  test('can be a colleague of its department or someone who sees every department', async () => {
    const { scene, assign } = await open();
    const { body } = await scene.staff('agent').call('GET /api/staff/colleagues');
    const named = body.colleagues.map(({ id, allDepartments }: { id: string; allDepartments: boolean }) => [
      id,
      allDepartments,
    ]);
    expect(named).toEqual([
      ['agent', true],
      ['housekeeper', false],
      ['manager', true],
      ['mechanic', false],
      ['owner', true],
    ]);
    expect((await assign('agent', { to: 'mechanic', from: null })).body.code).toBe('not-assignable');
    expect((await assign('agent', { to: 'pending', from: null })).body.code).toBe('not-assignable');
    expect((await assign('agent', { to: 'housekeeper', from: null })).body.assignee.id).toBe('housekeeper');
    expect((await assign('agent', { to: 'owner', from: 'housekeeper' })).body.assignee.id).toBe('owner');
  });

  test('cannot be changed by another department, nor after its end', async () => {
    const { scene, id, assign } = await open();
    expect((await assign('mechanic', { to: 'mechanic', from: null })).status).toBe(404);
    await scene.move('housekeeper', id, 'acknowledged');
    await scene.move('housekeeper', id, 'done');
    expect((await assign('housekeeper', { to: null, from: 'housekeeper' })).body.code).toBe(
      'illegal-transition',
    );
  });

  test('does not affect the clock: taking is not accepting', async () => {
    const { scene, id, assign } = await open();
    await assign('housekeeper', { to: 'housekeeper', from: null });
    await scene.at(5);
    expect(await scene.events(id)).toContain('escalated department');
    await scene.move('housekeeper', id, 'acknowledged');
    expect((await scene.request(id)).assignee?.id).toBe('housekeeper');
  });
});
