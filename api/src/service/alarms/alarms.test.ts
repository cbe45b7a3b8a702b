import { createConcierge } from '@bellkey/concierge';
import type { RunTurn } from '@bellkey/concierge/contract';
import { startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ALARM_MESSAGES_PER_WINDOW, MESSAGES_PER_WINDOW } from '../../assistant/chat/guest-conversation.ts';
import { properties, services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { type Guest, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type Stage, useTestApi } from '../../testing/use-test-api.ts';
import { ALARM_MESSAGES, fillMessage } from './alarm-messages.ts';
import { escalateAlarms, TAKE_ALARM_WITHIN_MS } from './escalate-alarms.ts';

/** As many answers without a resolution as a guest gets before a person is offered. */
const TURN_CAP = 12;

/** A hotel with an emergency service of another department than any of its department staff. */
async function newHotel(stage: Stage): Promise<SmallHotel> {
  const hotel = await stage.newHotel();
  await stage.api.api.store.inProperty(hotel.id, async (scope) => {
    const kind = 'emergency' as const;
    const service = { propertyId: hotel.id, requiredSlots: [], kind, level: 'emergency' };
    await scope.db.insert(services).values([
      { ...service, key: 'emergency', title: 'Emergency', departmentKey: 'front-desk', starter: 'Help' },
      { ...service, key: 'doctorOnCall', title: 'Doctor', departmentKey: 'front-desk', starter: 'A doctor' },
    ]);
    return done(undefined);
  });
  return hotel;
}

const setMode = (stage: Stage, hotel: SmallHotel, aiMode: 'off' | 'suggest' | 'auto') =>
  stage.api.api.store.inProperty(hotel.id, async (scope) => {
    await scope.db.update(properties).set({ aiMode }).where(eq(properties.id, hotel.id));
    return done(undefined);
  });

const view = async (guest: Guest) => (await guest.call('GET /api/guest/conversation')).body;

/** What must hold after every line of danger, whatever went on before. */
async function expectHeard(api: TestApi, hotel: SmallHotel, guest: Guest, line: string) {
  const agent = api.staff(hotel, 'agent');
  const { conversations } = (await agent.call('GET /api/staff/conversations')).body;
  expect(conversations[0]).toMatchObject({
    id: guest.conversationId,
    alarm: { words: expect.stringContaining(line), takenBy: null },
  });
  const { messages, conversation, requests } = await view(guest);
  const said = messages.findLast((m: { body: string }) => m.body === line);
  const told = messages[messages.indexOf(said) + 1];
  expect(told).toMatchObject({ sender: { kind: 'system' }, body: expect.stringContaining('112') });
  expect(told.body).not.toMatch(/no time is promised/i);
  expect(conversation.alarm.requestId).toBe(requests[0].id);
  expect(requests[0]).toMatchObject({ priority: 'emergency', state: 'new' });
  const queue = (await agent.call('GET /api/staff/requests')).body.requests;
  expect(queue[0].id).toBe(requests[0].id);
}

const STATES: Record<string, (guest: Guest, api: TestApi, hotel: SmallHotel) => Promise<unknown>> = {
  'with the assistant': async () => undefined,
  'waiting for a person': (guest) => guest.call('POST /api/guest/handoff'),
  'with a person': (guest, api, hotel) =>
    api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'me' },
    }),
  resolved: (guest, api, hotel) =>
    api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'resolved' },
    }),
};

const fails: RunTurn = async () => {
  throw new Error('the engine failed');
};

describe.each(testDatabases)('Alarms on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');
  const act = (hotel: SmallHotel, guest: Guest, to: 'taken' | 'over', who: 'agent' | 'manager' = 'agent') =>
    stage.api
      .staff(hotel, who)
      .call(`POST /api/staff/conversations/${guest.conversationId}/alarm`, { body: { to } });

  describe.each(Object.entries(STATES))('a conversation %s', (_state, arrive) => {
    test.each(['auto', 'suggest', 'off'] as const)('in mode %s: danger is heard', async (mode) => {
      const hotel = await newHotel(stage);
      await setMode(stage, hotel, mode);
      const calm = await stage.api.guest(hotel.codes.otherRoom.code);
      await calm.call('POST /api/guest/handoff');
      const guest = await stage.api.guest(hotel.codes.room.code);
      await arrive(guest, stage.api, hotel);
      await guest.say('there is smoke in my room');
      await expectHeard(stage.api, hotel, guest, 'there is smoke in my room');
    });
  });

  test.each<[string, { runTurn: RunTurn; maxOwedTurns?: number }]>([
    ['fails', { runTurn: fails }],
    ['never answers', { runTurn: () => new Promise(() => {}) }],
    ['owes too many answers', { runTurn: fails, maxOwedTurns: 0 }],
  ])('danger is heard while the engine %s', async (_case, options) => {
    const hotel = await newHotel(stage);
    const api = await startTestApi(stage.database, options);
    const guest = await api.guest(hotel.codes.room.code);
    await guest.say('hello');
    await guest.say('my husband does not breathe');
    await expectHeard(api, hotel, guest, 'my husband does not breathe');
    await api.stop();
  });

  test.each([
    ['mein man ist bewustlos', 'medical', 'de'],
    ['a minha garganta está a fechar, comi camarão e sou alérgica', 'medical', 'pt'],
    ['can I take an aspirin, one side of my face is drooping', 'medical', 'en'],
    ['Je ne trouve plus ma fille de trois ans', 'missing', 'fr'],
    ['mia figlia è chiusa in bagno', 'locked-child', 'it'],
  ])('"%s" is answered with the steps of %s in %s', async (line, kind, language) => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say(line);
    await expectHeard(stage.api, hotel, guest, line);
    const { messages } = await view(guest);
    const steps = ALARM_MESSAGES[language]?.steps[kind] ?? '';
    expect(messages.at(-1).body).toBe(fillMessage(steps, { number: '112' }));
  });

  test('danger is heard beyond the limit of messages, up to a limit of its own', async () => {
    const hotel = await newHotel(stage);
    await setMode(stage, hotel, 'off');
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let line = 0; line < MESSAGES_PER_WINDOW; line += 1) await guest.say(`line ${line}`);
    expect((await guest.say('one more')).body.code).toBe('rate-limited');
    expect((await guest.say('there is smoke in my room')).status).toBe(201);
    await expectHeard(stage.api, hotel, guest, 'there is smoke in my room');
    for (let line = MESSAGES_PER_WINDOW + 1; line < ALARM_MESSAGES_PER_WINDOW; line += 1)
      await guest.say('help');
    expect((await guest.say('help')).body.code).toBe('rate-limited');
  }, 60_000);

  /** Says a line and waits for the assistant's answer. */
  async function ask(guest: Guest, line: string) {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(line);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
  }

  test('danger is heard when the turn cap of the conversation is reached, and after it', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let turn = 0; turn < TURN_CAP; turn += 1) await ask(guest, 'hello');
    expect((await view(guest)).messages.at(-1).body).toContain('Would you like me to fetch a person?');
    await guest.say('there is smoke in my room');
    await expectHeard(stage.api, hotel, guest, 'there is smoke in my room');
    await guest.say('my wife is unconscious');
    await expectHeard(stage.api, hotel, guest, 'my wife is unconscious');
  }, 60_000);

  test('danger is heard when the property’s budget for the language model is spent', async () => {
    const hotel = await newHotel(stage);
    const server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    const api = await startTestApi(stage.database, {
      runTurn: createConcierge({}),
      addresses: { privateHosts: true },
    });
    await api.staff(hotel, 'developer').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server.baseUrl,
        model: 'stand-in',
        key: 'k',
        timeoutMs: 2000,
        monthlyTokenBudget: 1,
        dailyTurnsPerGuest: 20,
      },
    });
    const guest = await api.guest(hotel.codes.room.code);
    await ask(guest, 'Good day to all of you here');
    const { body } = await api.staff(hotel, 'developer').call('GET /api/staff/ai/provider');
    expect(body.state).toBe('budget-used-up');
    await guest.say('there is smoke in my room');
    await expectHeard(api, hotel, guest, 'there is smoke in my room');
    expect(server.seen).toHaveLength(1);
    await api.stop();
    await server.close();
  });

  test('after a refund hand-off danger is heard, and the person stays awaited for the refund', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('can I have my money back');
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    await events.close();
    await guest.say('there is smoke in my room');
    await expectHeard(stage.api, hotel, guest, 'there is smoke in my room');
    const { body } = await agentOf(hotel).call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.conversation.handoff.reason).toBe('restricted:refund');
  });

  test('a further line belongs to the same alarm and makes no second request', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('there is smoke in my room');
    await guest.say('my wife is unconscious');
    const { conversation, requests, messages } = await view(guest);
    expect(requests).toHaveLength(1);
    expect(conversation.alarm).toMatchObject({
      kind: 'fire',
      words: 'there is smoke in my room\nmy wife is unconscious',
    });
    expect(messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'ai')).toEqual([]);
    expect(messages.at(-1).body).not.toBe(messages.at(1).body);
  });

  test('one sentence in two lines is heard', async () => {
    const hotel = await newHotel(stage);
    await setMode(stage, hotel, 'off');
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my husband');
    await guest.say('is not breathing');
    expect((await view(guest)).conversation.alarm).toMatchObject({ kind: 'medical', certainty: 'certain' });
  });

  test('what else a line asks for is served', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('there is smoke and I need two towels');
    await events.until((e) => e.type === 'request.created' && e.request.service === 'towels');
    await events.close();
    await expectHeard(stage.api, hotel, guest, 'there is smoke and I need two towels');
  });

  test('in doubt staff are alerted and the guest is asked; yes is noted, no makes it certain', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my arm is numb');
    await expectHeard(stage.api, hotel, guest, 'my arm is numb');
    const asked = (await view(guest)).messages.at(-1);
    const [yes, no] = asked.parts.find((part: { kind: string }) => part.kind === 'choices').choices;
    await guest.say(yes.text);
    const safe = await view(guest);
    expect(safe.conversation.alarm).toMatchObject({
      certainty: 'possible',
      words: expect.stringContaining(yes.text),
    });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    await other.say('my leg is numb');
    const { conversations } = (await agentOf(hotel).call('GET /api/staff/conversations')).body;
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([
      other.conversationId,
      guest.conversationId,
    ]);
    await other.say(no.text);
    expect((await view(other)).conversation.alarm).toMatchObject({ certainty: 'certain', kind: 'medical' });
  });

  test('the first one to take an alarm has it, and everyone sees who', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const first = await act(hotel, guest, 'taken');
    expect(first.body.alarm.takenBy).toMatchObject({ id: 'agent' });
    const second = await act(hotel, guest, 'taken', 'manager');
    expect(second).toMatchObject({ status: 200, body: { alarm: { takenBy: { id: 'agent' } } } });
    const { conversation, requests } = await view(guest);
    expect(conversation.alarm.takenBy.name).toContain('agent');
    expect(requests[0].state).toBe('acknowledged');
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    await other.say('help');
    const { conversations } = (await agentOf(hotel).call('GET /api/staff/conversations')).body;
    expect(conversations[0].id).toBe(other.conversationId);
  });

  test('staff end an alarm: its request is done, and the assistant goes on', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    expect((await act(hotel, guest, 'over')).body).toMatchObject({ alarm: null, state: 'ai_active' });
    expect((await view(guest)).requests[0].state).toBe('done');
    expect((await act(hotel, guest, 'over')).body.code).toBe('no-alarm');
  });

  test('the guest’s "over" ends the alarm, not its request, and staff see that the guest said so', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await view(guest)).requests;
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

  test('what no one has taken within a minute escalates, once, and the guest hears not to wait', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const escalate = () =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => done(await escalateAlarms(scope)));
    expect(await escalate()).toMatchObject({ value: 0 });
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    expect(await escalate()).toMatchObject({ value: 1 });
    expect(await escalate()).toMatchObject({ value: 0 });
    const { conversation, messages } = await view(guest);
    expect(conversation.escalatedAt).not.toBeNull();
    expect(messages.at(-1).body).toContain('Do not wait');
  });

  test('department staff learn where and what, may take it, and see nothing else of the conversation', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    const events = await housekeeper.listen(0);
    await guest.call('POST /api/guest/handoff');
    await guest.say('my private words');
    await guest.say('there is smoke in my room');
    const heard = await events.until((e) => e.type === 'conversation.updated');
    expect(heard).toMatchObject({
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

  test('accepting the request in the queue takes the alarm, and finishing it ends the alarm', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await view(guest)).requests;
    const move = (to: string) =>
      agentOf(hotel).call(`POST /api/staff/requests/${request.id}/transition`, { body: { to } });
    await move('acknowledged');
    expect((await view(guest)).conversation.alarm.takenBy.id).toBe('agent');
    await move('done');
    expect((await view(guest)).conversation.alarm).toBeNull();
  });

  test('an emergency is neither declined nor put off, by a manager either', async () => {
    const hotel = await newHotel(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('help');
    const [request] = (await view(guest)).requests;
    for (const to of ['declined', 'on_hold']) {
      const { body } = await stage.api
        .staff(hotel, 'manager')
        .call(`POST /api/staff/requests/${request.id}/transition`, { body: { to, reason: 'Not now' } });
      expect([to, body.code]).toEqual([to, 'illegal-transition']);
    }
  });
});
