import { describe, expect, test } from '@jest/globals';
import { answerWith } from '../../testing/echo-turn.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Turns on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 200 });
  const kinds = (body: { messages: Array<{ sender: { kind: string } }> }) =>
    body.messages.map((m) => m.sender.kind);

  test('asking for a person silences the engine until staff give the conversation back', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    const events = await guest.listen(0);
    const handed = await guest.call('POST /api/guest/handoff');
    expect(handed.body).toMatchObject({
      state: 'awaiting_human',
      queuePosition: 1,
      handoff: { reason: 'person' },
    });
    const told = await events.until(
      (e) => e.type === 'message.created' && e.message.sender.kind === 'system',
    );
    expect(told).toMatchObject({ message: { body: expect.stringContaining('first in line') } });

    await guest.say('is anybody there?');
    const path = `/api/staff/conversations/${guest.conversationId}`;
    await agent.call(`POST ${path}/messages`, { body: { clientId: 'agent-0001', body: 'Yes!' } });
    await guest.say('great');
    await agent.call(`POST ${path}/handler`, { body: { handler: 'assistant' } });
    // A turn still reads messages while the guest waits for a person, and leaves the person's alone.
    expect(events.types.filter((type) => ['reply.step', 'reply.delta'].includes(type))).toEqual([]);
    await guest.say('and now?');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['system', 'guest', 'staff', 'guest', 'guest', 'ai']);
    await events.close();
  });

  test('an answer says the language that its turn found, also when the conversation is loaded', async () => {
    const hotel = await stage.newHotel();
    const api = await startTestApi(stage.database, {
      runTurn: async () => ({ ...answerWith('Tot half elf.'), language: 'nl' }),
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('tot hoe laat is het ontbijt?');
    const told = await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    expect(told).toMatchObject({ message: { body: 'Tot half elf.', language: 'nl' } });
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body.messages.map((message: { language: string | null }) => message.language)).toEqual([
      null,
      'nl',
    ]);
    await events.close();
  });

  test('an answer that is being written when a person takes over is discarded', async () => {
    const hotel = await stage.newHotel();
    let begin = () => {};
    const writing = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let finish = () => {};
    const taken = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // An engine without a time limit: on a busy machine one with a limit may give up before the person comes.
    const api = await startTestApi(stage.database, {
      runTurn: async () => {
        begin();
        await taken;
        return answerWith('Too late.');
      },
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('two towels');
    await writing;
    await guest.call('POST /api/guest/handoff');
    finish();
    await events.until((e) => e.type === 'reply.ended');
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['guest', 'system']);
    expect(body.conversation.handoff.reason).toBe('person');
    await events.close();
    await api.stop();
  });

  test.each([
    ['fail', 'engine-error', {}],
    // On a busy machine an engine that answers may take as long.
    ['stall', 'engine-timeout', { turnTimeoutMs: 400 }],
    ['person please', 'guest-asked', {}],
  ])('after "%s" a person is asked for, with a message to the guest (%s)', async (text, reason, limit) => {
    const hotel = await stage.newHotel();
    const api = await startTestApi(stage.database, limit);
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say(text);
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['guest', 'system']);
    expect(body.conversation.handoff.reason).toBe('person');
    const staffView = await api
      .staff(hotel, 'agent')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(staffView.body.conversation.handoff.reason).toBe(reason);
    const notes = staffView.body.messages.filter((m: { visibility: string }) => m.visibility === 'internal');
    expect(notes).toHaveLength(reason === 'guest-asked' ? 1 : 0);
    await events.close();
    await api.stop();
  });

  test('when the engine fails on a line that may be about danger, the guest is asked whether they are safe', async () => {
    const hotel = await stage.newHotel();
    const api = await startTestApi(stage.database, {
      runTurn: () => Promise.reject(new Error('no engine')),
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('something is wrong with my father');
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body.messages.at(-1).body).toContain('Are you safe?');
    const staffView = await api
      .staff(hotel, 'agent')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(staffView.body.conversation.alarm).toMatchObject({ certainty: 'possible' });
    await events.close();
    await api.stop();
  });

  test('a draft is shown to staff only, and the handoff is announced in the guest’s language', async () => {
    const hotel = await stage.newHotel();
    const handoff = { reason: 'mode:suggest', summary: 'duas toalhas' };
    const draft = { text: 'Com certeza.', proposed: [] };
    const api = await startTestApi(stage.database, {
      runTurn: async () => answerWith(null, { handoff, draft, language: 'pt' }),
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('duas toalhas');
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['guest', 'system']);
    expect(body.messages.at(-1).body).toContain('Passei o assunto');
    const staffView = await api
      .staff(hotel, 'agent')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    const notes = staffView.body.messages.filter((m: { visibility: string }) => m.visibility === 'internal');
    expect(notes.map((note: { body: string }) => note.body)).toEqual([
      'duas toalhas',
      'Suggested answer: Com certeza.',
    ]);
    await events.close();
    await api.stop();
  });
});
