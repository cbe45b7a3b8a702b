import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('An acceptance by mistake, on %s', (_, create) => {
  const stage = useTestApi(create);

  async function scene(service = 'towels') {
    const clocks = await clockScene(stage);
    const asked = await clocks.ask(service);
    const accept = async (who: 'agent' | 'housekeeper' | 'manager' = 'agent') =>
      expect(await clocks.move(who, asked.id, 'acknowledged')).toBe(200);
    const takeBack = (who: 'agent' | 'housekeeper' | 'manager' = 'agent') =>
      clocks.staff(who).call(`POST /api/staff/requests/${asked.id}/take-back`, {});
    return { ...clocks, asked, accept, takeBack };
  }

  test('is taken back: the request is new, no one’s, with its deadline, and its clock acts', async () => {
    const { asked, accept, takeBack, request, at } = await scene();
    await accept();
    const { status, body } = await takeBack();
    expect(status).toBe(200);
    const expected = {
      state: 'new',
      assignee: null,
      acknowledgedAt: null,
      acknowledgeBy: asked.acknowledgeBy,
      promisedAt: asked.promisedAt,
    };
    expect(body).toMatchObject(expected);
    const kept = await request(asked.id);
    expect(kept).toMatchObject(expected);
    expect(kept.steps.at(-1)).toMatchObject({ state: 'new', event: { kind: 'taken-back' } });
    await at(30);
    expect((await request(asked.id)).escalation).toBeGreaterThan(0);
  });

  test('stays with who had the request before', async () => {
    const { asked, accept, takeBack, staff } = await scene();
    await staff('agent').call(`PUT /api/staff/requests/${asked.id}/assignee`, {
      body: { to: 'housekeeper', from: null },
    });
    await accept();
    expect((await takeBack()).body).toMatchObject({ state: 'new', assignee: { id: 'housekeeper' } });
  });

  test('is not taken back by a colleague, after the next step, or later', async () => {
    const first = await scene();
    await first.accept();
    expect((await first.takeBack('housekeeper')).body.code).toBe('illegal-transition');
    await first.move('agent', first.asked.id, 'in_progress');
    expect((await first.takeBack()).body.code).toBe('illegal-transition');
    const late = await scene();
    await late.accept();
    await late.at(3);
    expect((await late.takeBack()).body.code).toBe('illegal-transition');
    expect((await late.request(late.asked.id)).state).toBe('acknowledged');
  });

  test('of an emergency is not taken back', async () => {
    const { accept, takeBack } = await scene('doctorOnCall');
    await accept();
    expect((await takeBack()).body.code).toBe('illegal-transition');
  });

  test('that the guest has read of is not taken back', async () => {
    const { accept, takeBack, told } = await scene('lateCheckout');
    await accept('manager');
    expect(await told()).not.toEqual([]);
    expect((await takeBack('manager')).body.code).toBe('illegal-transition');
  });
});
