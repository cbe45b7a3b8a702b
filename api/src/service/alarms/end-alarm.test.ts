import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { actOnAlarm, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

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
