import { createConcierge } from '@bellkey/concierge';
import type { RunTurn } from '@bellkey/concierge/contract';
import { AssistantMode, type Conversation } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import {
  expectAlarm,
  guestView,
  hotelWithEmergencies,
  setCountry,
  setMode,
} from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { alarmMessages, alarmSteps } from './alarm-messages.ts';

/** Moves a new conversation into each of its states. */
const STATES = {
  ai_active: async () => undefined,
  awaiting_human: (guest) => guest.call('POST /api/guest/handoff'),
  human_active: (guest, api, hotel) =>
    api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'me' },
    }),
  resolved: (guest, api, hotel) =>
    api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'resolved' },
    }),
} satisfies Record<
  Conversation['state'],
  (guest: Guest, api: TestApi, hotel: SmallHotel) => Promise<unknown>
>;

const fails: RunTurn = async () => {
  throw new Error('the engine failed');
};

describe.each(testDatabases)('Danger on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });

  describe.each(Object.entries(STATES))('a conversation that is %s', (state, arrive) => {
    test.each(AssistantMode.options)('in mode %s danger is detected', async (mode) => {
      const hotel = await hotelWithEmergencies(stage);
      await setMode(stage, hotel, mode);
      const calm = await stage.api.guest(hotel.codes.otherRoom.code);
      await calm.call('POST /api/guest/handoff');
      const guest = await stage.api.guest(hotel.codes.room.code);
      await arrive(guest, stage.api, hotel);
      expect((await guestView(guest)).conversation.state).toBe(state);
      await guest.say('there is smoke in my room');
      await expectAlarm(stage.api, hotel, guest, 'there is smoke in my room');
    });
  });

  test.each<[string, { runTurn: RunTurn; maxOwedTurns?: number }]>([
    ['fails', { runTurn: fails }],
    ['never answers', { runTurn: () => new Promise(() => {}) }],
    ['owes too many answers', { runTurn: fails, maxOwedTurns: 0 }],
  ])('danger is detected while the engine %s', async (_case, options) => {
    const hotel = await hotelWithEmergencies(stage);
    const api = await startTestApi(stage.database, options);
    const guest = await api.guest(hotel.codes.room.code);
    await guest.say('hello');
    await guest.say('my husband does not breathe');
    await expectAlarm(api, hotel, guest, 'my husband does not breathe');
    await api.stop();
  });

  test.each([
    ['mein man ist bewustlos', 'medical', 'de'],
    ['a minha garganta está a fechar, comi camarão e sou alérgica', 'medical', 'pt'],
    ['can I take an aspirin, one side of my face is drooping', 'medical', 'en'],
    ['Je ne trouve plus ma fille de trois ans', 'missing', 'fr'],
    ['mia figlia è chiusa in bagno', 'locked-child', 'it'],
  ])('"%s" is answered with the steps of %s in %s', async (line, kind, language) => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say(line);
    await expectAlarm(stage.api, hotel, guest, line);
    const { messages } = await guestView(guest);
    expect(messages.at(-1).body).toBe(alarmSteps(alarmMessages(language), kind, '112'));
  });

  test('the emergency number of the property’s country is in the steps, and on the guest’s and staff’s buttons', async () => {
    const hotel = await hotelWithEmergencies(stage);
    await setCountry(stage, hotel, 'US');
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('there is smoke in my room');
    expect((await guestView(guest)).messages.at(-1).body).toContain('911');
    const session = (await guest.call('GET /api/guest/session')).body;
    expect(session.property.emergencyNumber).toBe('911');
    const me = (await stage.api.staff(hotel, 'agent').call('GET /api/staff/me')).body;
    expect(me.memberships[0].property.emergencyNumber).toBe('911');
  });

  test('one sentence in two lines is detected', async () => {
    const hotel = await hotelWithEmergencies(stage);
    await setMode(stage, hotel, 'off');
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my husband');
    await guest.say('is not breathing');
    expect((await guestView(guest)).conversation.alarm).toMatchObject({
      kind: 'medical',
      certainty: 'certain',
    });
  });

  test('the last thing that is said about danger is the advice, whatever else the line is about', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const line = 'wait, forget the wake-up call, there is smoke in my room';
    await guest.say(line);
    const events = await guest.listen(0);
    await guest.say('two towels please');
    await events.until((e) => e.type === 'request.created' && e.request.service === 'towels');
    await events.close();
    const { messages } = await guestView(guest);
    const after = messages.findIndex((m: { body: string }) => m.body === line);
    expect(messages[after + 1].body).toContain('112');
    expect(messages[after + 2].body).toBe('two towels please');
  });

  test('the other wishes of a line are served', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('there is smoke and I need two towels');
    await events.until((e) => e.type === 'request.created' && e.request.service === 'towels');
    await events.close();
    await expectAlarm(stage.api, hotel, guest, 'there is smoke and I need two towels');
  });
});
