import { SNOOZE_MAX_DAYS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { quiet } from '../../testing/scenes/clock-scene.ts';
import { notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { escalateEverywhere } from './escalate-waiting.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

describe.each(testDatabases)('A snoozed conversation, on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  async function scene() {
    const found = await notificationScene(stage);
    const { guest, staff, clocks } = found;
    const path = `/api/staff/conversations/${guest.conversationId}`;
    const inMinutes = (minutes: number) => new Date(clocks.now() + minutes * 60_000).toISOString();
    const snooze = (minutes: number | null) =>
      staff('agent').call(`PUT ${path}/snooze`, {
        body: { until: minutes === null ? null : inMinutes(minutes) },
      });
    const shown = async () => (await staff('agent').call(`GET ${path}`)).body.conversation;
    const says = (body: string) =>
      guest.call('POST /api/guest/messages', { body: { clientId: `client-${body}`, body } });
    const wake = () => wakeSnoozed(stage.api.api.store, quiet);
    await guest.call('POST /api/guest/handoff', {});
    return { ...found, path, inMinutes, snooze, shown, says, wake };
  }

  test('is with who put it aside, does not wait, and names the time', async () => {
    const { snooze, shown, inMinutes } = await scene();
    expect((await shown()).state).toBe('awaiting_human');
    const until = inMinutes(15);
    const { status, body } = await snooze(15);
    expect(status).toBe(200);
    const expected = {
      state: 'human_active',
      assignee: { id: 'agent' },
      waitingSince: null,
      snoozed: { until, by: { id: 'agent' } },
    };
    expect(body).toMatchObject(expected);
    expect(await shown()).toMatchObject(expected);
  });

  test('comes back at its time and once, to who has it, and is not escalated before', async () => {
    const { clocks, snooze, shown, wake, device, notify } = await scene();
    await notify();
    const agent = await device('agent');
    await snooze(60);
    await clocks.at(59);
    await escalateEverywhere(stage.api.api.store, quiet, async () => 0);
    expect(await shown()).toMatchObject({ waitingSince: null, escalatedAt: null });
    await clocks.at(61);
    expect(await wake()).toBe(1);
    expect(await wake()).toBe(0);
    expect(await shown()).toMatchObject({
      state: 'human_active',
      assignee: { id: 'agent' },
      waitingSince: new Date(clocks.now()).toISOString(),
      snoozed: null,
    });
    await notify();
    await notify();
    expect(agent.got).toMatchObject([{ kind: 'waiting' }]);
  });

  test('comes back for everyone when who has it is off duty', async () => {
    const { clocks, staff, snooze, shown, wake } = await scene();
    await snooze(60);
    await staff('agent').call('PUT /api/staff/presence', { body: { onDuty: false } });
    await clocks.at(61);
    expect(await wake()).toBe(1);
    expect(await shown()).toMatchObject({
      state: 'awaiting_human',
      assignee: null,
      handoff: { reason: 'snooze-over' },
    });
  });

  test('comes back when the guest writes', async () => {
    const { snooze, shown, says } = await scene();
    await snooze(60);
    await says('Are you there?');
    const { snoozed, waitingSince } = await shown();
    expect(snoozed).toBeNull();
    expect(waitingSince).not.toBeNull();
  });

  test('is awake after an answer, and when someone takes it up again', async () => {
    const { staff, path, snooze, shown } = await scene();
    await snooze(60);
    await staff('manager').call(`POST ${path}/messages`, {
      body: { clientId: 'client-answer', body: 'Here I am' },
    });
    expect((await shown()).snoozed).toBeNull();
    await snooze(60);
    expect((await snooze(null)).body).toMatchObject({ snoozed: null, assignee: { id: 'agent' } });
    expect((await shown()).waitingSince).not.toBeNull();
  });

  test('never has an alarm', async () => {
    const { snooze, shown, says } = await scene();
    await snooze(60);
    await says('There is a fire in my room');
    expect(await shown()).toMatchObject({ snoozed: null, alarm: { kind: 'fire' } });
    const { status, body } = await snooze(60);
    expect([status, body.code]).toEqual([409, 'alarm-open']);
  });

  test('is one that a person answers, until a time ahead', async () => {
    const { staff, path, snooze } = await scene();
    expect((await snooze(-1)).body.code).toBe('time-not-possible');
    expect((await snooze((SNOOZE_MAX_DAYS + 1) * 24 * 60)).body.code).toBe('time-not-possible');
    await staff('agent').call(`POST ${path}/handler`, { body: { handler: 'assistant' } });
    expect((await snooze(60)).body.code).toBe('not-snoozable');
    const keeper = await staff('housekeeper').call(`PUT ${path}/snooze`, { body: { until: null } });
    expect(keeper.status).toBe(403);
  });

  test('says nothing of it to the guest', async () => {
    const { guest, snooze } = await scene();
    const phone = await guest.listen();
    await snooze(60);
    const event = await phone.until(({ type }) => type === 'conversation.updated');
    await phone.close();
    expect(event).toMatchObject({ conversation: { snoozed: null, state: 'human_active' } });
    const { conversation } = (await guest.call('GET /api/guest/conversation')).body;
    expect(conversation.snoozed).toBeNull();
  });
});
