import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import { actOnAlarm, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { escalateAlarms, TAKE_ALARM_WITHIN_MS } from './escalate-alarms.ts';

describe.each(testDatabases)('An alarm whose holder is gone, on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });

  async function takenByAgent() {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const taken = await actOnAlarm(stage, hotel, guest, 'taken');
    expect(taken.body.alarm.takenBy.id).toBe('agent');
    const owner = stage.api.staff(hotel, 'owner');
    const access = (to: string) => owner.call('POST /api/staff/team/agent/access', { body: { to } });
    const role = (to: string, departments: string[] = []) =>
      owner.call('PUT /api/staff/team/agent', { body: { role: to, departments } });
    return { hotel, guest, access, role, raised: taken.body.alarm };
  }

  test.each([
    ['suspended', ({ access }) => access('suspended')],
    ['removed', ({ access }) => access('removed')],
    ['no longer one who answers guests', ({ role }) => role('staff', ['housekeeping'])],
  ] satisfies Array<[string, (scene: Awaited<ReturnType<typeof takenByAgent>>) => Promise<unknown>]>)(
    'is open again when they are %s: it rings for everyone, and someone else takes it',
    async (_why, leave) => {
      const scene = await takenByAgent();
      const { hotel, guest, raised } = scene;
      const housekeeper = await stage.api.staff(hotel, 'housekeeper').listen(0);
      await leave(scene);
      const event = await housekeeper.until(
        (event) =>
          event.type === 'conversation.updated' &&
          event.conversation.alarm?.takenBy === null &&
          event.conversation.alarm.messageId !== raised.messageId,
      );
      expect(event).toMatchObject({ conversation: { preview: null, handoff: null } });
      await housekeeper.close();
      const before = await guestView(guest);
      expect(before.conversation.alarm.takenBy).toBeNull();
      expect(before.requests[0]).toMatchObject({ state: 'new', priority: 'emergency' });
      const again = await actOnAlarm(stage, hotel, guest, 'taken', 'manager');
      expect(again.body.alarm.takenBy.id).toBe('manager');
      const { requests } = (await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).body;
      expect(requests[0]).toMatchObject({ state: 'acknowledged', assignee: { id: 'manager' } });
    },
  );

  test('escalates when no one else takes it within a minute', async () => {
    const { hotel, guest, access } = await takenByAgent();
    const escalate = () =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => done(await escalateAlarms(scope)));
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    expect(await escalate()).toMatchObject({ value: 0 });
    await access('suspended');
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    expect(await escalate()).toMatchObject({ value: 1 });
    expect((await guestView(guest)).messages.at(-1).body).toContain('Do not wait');
  });

  test('stays with someone of a department who took it and only changes departments', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await guestView(guest)).requests;
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    await housekeeper.call(`POST /api/staff/requests/${request.id}/transition`, {
      body: { to: 'acknowledged' },
    });
    await stage.api.staff(hotel, 'owner').call('PUT /api/staff/team/housekeeper', {
      body: { role: 'staff', departments: ['maintenance'] },
    });
    const view = await guestView(guest);
    expect(view.conversation.alarm.takenBy.id).toBe('housekeeper');
    expect(view.requests[0].state).toBe('acknowledged');
  });
});
