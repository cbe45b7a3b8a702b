import { createConcierge } from '@bellkey/concierge';
import { startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { describe, expect, test } from '@jest/globals';
import { ALARM_MESSAGES_PER_WINDOW, MESSAGES_PER_WINDOW } from '../../assistant/chat/message-limits.ts';
import { expectAlarm, guestView, hotelWithEmergencies, setMode } from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** As many answers without a resolution as a guest gets before a person is offered. */
const TURN_CAP = 12;

describe.each(testDatabases)('Danger beyond every limit on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');

  test('danger is detected beyond the message limit, up to a limit of its own', async () => {
    const hotel = await hotelWithEmergencies(stage);
    await setMode(stage, hotel, 'off');
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let line = 0; line < MESSAGES_PER_WINDOW; line += 1) await guest.say(`line ${line}`);
    expect((await guest.say('one more')).body.code).toBe('rate-limited');
    expect((await guest.say('there is smoke in my room')).status).toBe(201);
    await expectAlarm(stage.api, hotel, guest, 'there is smoke in my room');
    for (let line = MESSAGES_PER_WINDOW + 1; line < ALARM_MESSAGES_PER_WINDOW; line += 1)
      await guest.say('help');
    expect((await guest.say('help')).body.code).toBe('rate-limited');
  }, 60_000);

  /** Sends a line and waits for the assistant's answer. */
  async function ask(guest: Guest, line: string) {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(line);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
  }

  test('danger is detected at the turn cap of the conversation, and after it', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let turn = 0; turn < TURN_CAP; turn += 1) await ask(guest, 'hello');
    expect((await guestView(guest)).messages.at(-1).body).toContain('Would you like me to fetch a person?');
    await guest.say('there is smoke in my room');
    await expectAlarm(stage.api, hotel, guest, 'there is smoke in my room');
    await guest.say('my wife is unconscious');
    await expectAlarm(stage.api, hotel, guest, 'my wife is unconscious');
  }, 60_000);

  test('danger is detected when the property’s budget for the language model is spent', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    const api = await startTestApi(stage.database, {
      runTurn: createConcierge({}),
      addresses: { privateHosts: true },
    });
    await api.staff(hotel, 'owner').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server.baseUrl,
        model: 'stand-in',
        key: 'k',
        timeoutMs: 60_000,
        monthlyTokenBudget: 1,
        dailyTurnsPerGuest: 20,
      },
    });
    const guest = await api.guest(hotel.codes.room.code);
    await ask(guest, 'Good day to all of you here');
    const { body } = await api.staff(hotel, 'developer').call('GET /api/staff/ai/provider');
    expect(body.state).toBe('budget-used-up');
    await guest.say('there is smoke in my room');
    await expectAlarm(api, hotel, guest, 'there is smoke in my room');
    expect(server.seen).toHaveLength(1);
    await api.stop();
    await server.close();
  });

  test('after a refund handoff danger is detected, and the guest still waits for a person about the refund', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('can I have my money back');
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    await events.close();
    await guest.say('there is smoke in my room');
    await expectAlarm(stage.api, hotel, guest, 'there is smoke in my room');
    const { body } = await agentOf(hotel).call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.conversation.handoff.reason).toBe('restricted:refund');
  });
});
