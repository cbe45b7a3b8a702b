import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import { actOnAlarm, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { quiet } from '../../testing/scenes/clock-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { escalateEverywhere } from '../conversations/escalate-waiting.ts';
import { escalateAlarms, TAKE_ALARM_WITHIN_MS } from './escalate-alarms.ts';

describe.each(testDatabases)('Taking an alarm on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');

  test('the first person to take an alarm has it, and everyone sees who', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const first = await actOnAlarm(stage, hotel, guest, 'taken');
    expect(first.body.alarm.takenBy).toMatchObject({ id: 'agent' });
    const second = await actOnAlarm(stage, hotel, guest, 'taken', 'manager');
    expect(second).toMatchObject({ status: 200, body: { alarm: { takenBy: { id: 'agent' } } } });
    const { conversation, requests } = await guestView(guest);
    expect(conversation.alarm.takenBy.name).toContain('agent');
    expect(requests[0].state).toBe('acknowledged');
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    await other.say('help');
    const { conversations } = (await agentOf(hotel).call('GET /api/staff/conversations')).body;
    expect(conversations[0].id).toBe(other.conversationId);
  });

  test('an alarm not taken within a minute escalates, once, and the guest reads not to wait', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const escalate = () =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => done(await escalateAlarms(scope)));
    expect(await escalate()).toMatchObject({ value: 0 });
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    expect(await escalate()).toMatchObject({ value: 1 });
    expect(await escalate()).toMatchObject({ value: 0 });
    const { conversation, messages } = await guestView(guest);
    expect(conversation.escalatedAt).not.toBeNull();
    expect(messages.at(-1).body).toContain('Do not wait');
  });

  test('a property whose alarms fail to escalate delays neither its other waits nor other properties', async () => {
    const hotels = [await hotelWithEmergencies(stage), await hotelWithEmergencies(stage)];
    const guests = await Promise.all(hotels.map(({ codes }) => stage.api.guest(codes.room.code)));
    for (const guest of guests) await guest.say('help');
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    const failing = new Set<string>();
    const escalate = () =>
      escalateEverywhere(stage.api.api.store, quiet, async (scope) => {
        // The first property of the list fails, whichever it is.
        if (failing.size === 0) failing.add(scope.propertyId);
        if (failing.has(scope.propertyId)) throw new Error('this property fails');
        return escalateAlarms(scope);
      });
    await escalate();
    const escalated = async () =>
      (await Promise.all(guests.map(guestView))).filter(({ conversation }) => conversation.escalatedAt);
    expect((await escalated()).length).toBeGreaterThanOrEqual(1);
    const waiting = await stage.api.guest(hotels[0]?.codes.otherRoom.code ?? '');
    await waiting.call('POST /api/guest/handoff');
    stage.api.clock.skip(10 * 60_000);
    for (const { id } of hotels) failing.add(id);
    await escalate();
    expect((await guestView(waiting)).conversation.escalatedAt).not.toBeNull();
  });

  test('department staff see where and what, may take it, and see nothing else of the conversation', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    const events = await housekeeper.listen(0);
    await guest.call('POST /api/guest/handoff');
    await guest.say('my private words');
    await guest.say('there is smoke in my room');
    const event = await events.until((e) => e.type === 'conversation.updated');
    expect(event).toMatchObject({
      conversation: {
        alarm: { kind: 'fire', words: 'there is smoke in my room' },
        preview: null,
        handoff: null,
      },
    });
    expect(events.text).not.toContain('private words');
    const { requests } = (await housekeeper.call('GET /api/staff/requests')).body;
    expect(requests[0]).toMatchObject({ priority: 'emergency' });
    const path = `/api/staff/conversations/${guest.conversationId}/alarm`;
    expect((await housekeeper.call(`POST ${path}`, { body: { to: 'over' } })).body.code).toBe('forbidden');
    const taken = await housekeeper.call(`POST ${path}`, { body: { to: 'taken' } });
    expect(taken.body.alarm.takenBy.id).toBe('housekeeper');
    const developer = stage.api.staff(hotel, 'developer');
    expect((await developer.call(`POST ${path}`, { body: { to: 'taken' } })).body.code).toBe('forbidden');
    await events.close();
  });

  test('the assignee of an emergency of another department sees it, moves it on and gives it back', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [{ id }] = (await guestView(guest)).requests;
    const as = (who: 'housekeeper' | 'mechanic', to: string) =>
      stage.api.staff(hotel, who).call(`POST /api/staff/requests/${id}/transition`, { body: { to } });
    expect((await as('housekeeper', 'acknowledged')).body.assignee.id).toBe('housekeeper');
    expect((await as('mechanic', 'in_progress')).body.code).toBe('not-found');
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    const queue = (await housekeeper.call('GET /api/staff/requests')).body.requests;
    expect(queue.map((request: { id: string }) => request.id)).toContain(id);
    expect(await as('housekeeper', 'in_progress')).toMatchObject({
      status: 200,
      body: { state: 'in_progress' },
    });
    const assign = (to: string | null, from: string | null) =>
      housekeeper.call(`PUT /api/staff/requests/${id}/assignee`, { body: { to, from } });
    expect((await assign(null, 'housekeeper')).body.assignee).toBeNull();
    // Having given it back, they no longer work on it.
    expect((await assign('housekeeper', null)).body.code).toBe('not-found');
  });

  test('accepting the request in the queue takes the alarm, and finishing it ends the alarm', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await guestView(guest)).requests;
    const move = (to: string) =>
      agentOf(hotel).call(`POST /api/staff/requests/${request.id}/transition`, { body: { to } });
    await move('acknowledged');
    expect((await guestView(guest)).conversation.alarm.takenBy.id).toBe('agent');
    await move('done');
    expect((await guestView(guest)).conversation.alarm).toBeNull();
  });
});
