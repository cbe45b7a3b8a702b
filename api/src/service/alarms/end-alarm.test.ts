import { randomUUID } from 'node:crypto';
import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { actOnAlarm, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { escalateWaiting } from '../conversations/escalate-waiting.ts';

describe.each(testDatabases)('Ending an alarm on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');

  test('staff end an alarm: its request is done, and the assistant continues', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    expect((await actOnAlarm(stage, hotel, guest, 'over')).body).toMatchObject({
      alarm: null,
      state: 'ai_active',
    });
    expect((await guestView(guest)).requests[0].state).toBe('done');
    expect((await actOnAlarm(stage, hotel, guest, 'over')).body.code).toBe('no-alarm');
  });

  test('what the guest wrote during the alarm waits for a person, with its clock, until it is answered', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    await actOnAlarm(stage, hotel, guest, 'taken');
    const first = (await guest.say('The corridor was loud all night and I am very unhappy with this room'))
      .body;
    await guest.say('Yes, I am safe');
    const { body } = await actOnAlarm(stage, hotel, guest, 'over');
    expect(body).toMatchObject({
      alarm: null,
      state: 'awaiting_human',
      handoff: { reason: 'after-alarm' },
      waitingSince: first.createdAt ?? first.at,
    });
    stage.api.clock.skip(11 * 60_000);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => done(await escalateWaiting(scope)));
    expect((await guestView(guest)).conversation.escalatedAt).not.toBeNull();
    const answer = { clientId: randomUUID(), body: 'I am sorry. You get another room.' };
    await agentOf(hotel).call(`POST /api/staff/conversations/${guest.conversationId}/messages`, {
      body: answer,
    });
    expect((await guestView(guest)).conversation).toMatchObject({
      state: 'human_active',
      waitingSince: null,
    });
  });

  test('a conversation whose lines are all answered goes back to the assistant', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    await guest.say('Are you coming?');
    const path = `/api/staff/conversations/${guest.conversationId}`;
    const answer = { clientId: randomUUID(), body: 'We are on our way.' };
    await agentOf(hotel).call(`POST ${path}/messages`, { body: answer });
    expect((await actOnAlarm(stage, hotel, guest, 'over')).body.handoff).not.toMatchObject({
      reason: 'after-alarm',
    });
  });

  test('the guest’s "over" ends the alarm, not its request, and staff see the message', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await guestView(guest)).requests;
    const cancelled = await guest.call(`POST /api/guest/requests/${request.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'emergency-not-cancellable' } });
    expect((await guest.call('POST /api/guest/alarm/over')).body.alarm).toBeNull();
    const { body } = await agentOf(hotel).call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.requests[0].state).toBe('new');
    expect(body.requests[0].steps.at(-1)).toMatchObject({
      by: { kind: 'guest' },
      reason: 'The guest says it is over.',
    });
    expect(body.messages.at(-1)).toMatchObject({
      visibility: 'internal',
      body: expect.stringContaining('The guest says it is over'),
    });
    expect((await guest.call('POST /api/guest/alarm/over')).body.code).toBe('no-alarm');
  });

  test('department staff end an emergency neither by its alarm nor by its request, and read who can', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await guestView(guest)).requests;
    // Escalated to everyone, so that it is every department's.
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db
        .update(requests)
        .set({ alsoFor: [EVERY_DEPARTMENT] })
        .where(eq(requests.id, request.id));
      return done(undefined);
    });
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    const move = (to: string) =>
      housekeeper.call(`POST /api/staff/requests/${request.id}/transition`, { body: { to, reason: 'Fine' } });
    expect((await move('acknowledged')).status).toBe(200);
    expect((await move('in_progress')).status).toBe(200);
    const path = `/api/staff/conversations/${guest.conversationId}/alarm`;
    const refused = {
      status: 403,
      body: { code: 'forbidden', detail: expect.stringMatching(/front desk/i) },
    };
    expect(await housekeeper.call(`POST ${path}`, { body: { to: 'over' } })).toMatchObject(refused);
    for (const to of ['done', 'cancelled']) expect(await move(to)).toMatchObject(refused);
    // The guest's word ends the alarm only: someone who answers guests makes sure.
    await guest.call('POST /api/guest/alarm/over');
    expect(await move('done')).toMatchObject(refused);
    const ended = await agentOf(hotel).call(`POST /api/staff/requests/${request.id}/transition`, {
      body: { to: 'done' },
    });
    expect(ended.body.state).toBe('done');
  });

  test('an emergency can be neither declined nor postponed, not even by a manager', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await guestView(guest)).requests;
    for (const to of ['declined', 'on_hold']) {
      const { body } = await stage.api
        .staff(hotel, 'manager')
        .call(`POST /api/staff/requests/${request.id}/transition`, { body: { to, reason: 'Not now' } });
      expect([to, body.code]).toEqual([to, 'illegal-transition']);
    }
  });
});
