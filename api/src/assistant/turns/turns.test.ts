import type { RunTurn } from '@bellkey/concierge/contract';
import { describe, expect, test } from '@jest/globals';
import { answerWith, echoTurn } from '../../testing/echo-turn.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { LEASE_MS } from './claim-turn.ts';

/** An engine that makes its request and then is never heard of again, as when its process is killed. */
function dyingAfterRequest(): { runTurn: RunTurn; died: Promise<void> } {
  let tell = () => {};
  const died = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    died,
    runTurn: async (context, ports) => {
      if (!context.history.at(-1)?.text.includes('ask for')) return answerWith('fine');
      await ports.createRequest({ service: 'towels', quantity: 2, note: null });
      tell();
      return new Promise(() => {});
    },
  };
}

describe.each(testDatabases)('Turns on %s', (_, create) => {
  const stage = useTestApi(create, { turnTimeoutMs: 400, heartbeatMs: 200 });
  const kinds = (body: { messages: Array<{ sender: { kind: string } }> }) =>
    body.messages.map((m) => m.sender.kind);

  test('talking to a person silences the engine until the staff give the conversation back', async () => {
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
    // A turn looks at lines while a person is awaited, and says nothing to those that are the person's.
    expect(events.types.filter((type) => ['reply.step', 'reply.delta'].includes(type))).toEqual([]);
    await guest.say('and now?');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['system', 'guest', 'staff', 'guest', 'guest', 'ai']);
    await events.close();
  });

  test('an answer that is being written when a person takes over is thrown away', async () => {
    const hotel = await stage.newHotel();
    let begin = () => {};
    const writing = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let finish = () => {};
    const taken = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // An engine with all the time it needs: on a busy machine one with a limit may give up before the person comes.
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
    ['fail', 'engine-error'],
    ['hang', 'engine-timeout'],
    ['person please', 'guest-asked'],
  ])('after "%s" a person is fetched, with a word to the guest (%s)', async (text, reason) => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say(text);
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.state === 'awaiting_human');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(kinds(body)).toEqual(['guest', 'system']);
    expect(body.conversation.handoff.reason).toBe('person');
    const staffView = await stage.api
      .staff(hotel, 'agent')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(staffView.body.conversation.handoff.reason).toBe(reason);
    const notes = staffView.body.messages.filter((m: { visibility: string }) => m.visibility === 'internal');
    expect(notes).toHaveLength(reason === 'guest-asked' ? 1 : 0);
    await events.close();
  });

  test('a draft goes to the staff alone, and the hand-off is told in the language that the guest wrote', async () => {
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

  test('those behind move up when somebody is served', async () => {
    const hotel = await stage.newHotel();
    const [first, second] = [
      await stage.api.guest(hotel.codes.room.code),
      await stage.api.guest(hotel.codes.otherRoom.code),
    ];
    await first.call('POST /api/guest/handoff');
    stage.api.clock.skip(10);
    expect((await second.call('POST /api/guest/handoff')).body.queuePosition).toBe(2);
    const events = await second.listen(0);
    await stage.api
      .staff(hotel, 'agent')
      .call(`POST /api/staff/conversations/${first.conversationId}/handler`, { body: { handler: 'me' } });
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.queuePosition === 1);
    await events.close();
  });

  test('after a resolution the engine remembers nothing from before', async () => {
    const hotel = await stage.newHotel();
    const histories: string[][] = [];
    const api = await startTestApi(stage.database, {
      runTurn: async (context, ...rest) => {
        histories.push(context.history.map(({ text }) => text));
        return echoTurn(context, ...rest);
      },
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('old talk');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'resolved' },
    });
    await guest.say('new talk');
    await events.until((e) => e.type === 'message.created' && e.message.body === 'You said: new talk');
    expect(histories.at(-1)).toEqual(['new talk']);
    await events.close();
    await api.stop();
  });

  test('messages that come while an answer is written are answered together, one after the other', async () => {
    const hotel = await stage.newHotel();
    let running = 0;
    let most = 0;
    let allSaid: () => void = () => undefined;
    const saying = new Promise<void>((resolve) => {
      allSaid = resolve;
    });
    const api = await startTestApi(stage.database, {
      runTurn: async (context, ...rest) => {
        running += 1;
        most = Math.max(most, running);
        await saying;
        running -= 1;
        return echoTurn(context, ...rest);
      },
    });
    const guest = await api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say('one');
    await guest.say('two');
    await guest.say('three');
    allSaid();
    await events.until(
      (e) =>
        e.type === 'message.created' && e.message.sender.kind === 'ai' && e.message.body.includes('three'),
    );
    const { body } = await guest.call('GET /api/guest/conversation');
    const answers = body.messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'ai');
    expect(answers.map((m: { body: string }) => m.body).at(-1)).toBe('You said: two\nthree');
    expect(most).toBe(1);
    await events.close();
    await api.stop();
  });

  test('a turn that was interrupted after its request runs again and makes no second request', async () => {
    const hotel = await stage.newHotel();
    const { runTurn, died } = dyingAfterRequest();
    const doomed = await startTestApi(stage.database, { runTurn });
    const guest = await doomed.guest(hotel.codes.room.code);
    const said = await guest.say('ask for towels 2');
    await died;
    // What a killed process leaves: its lease runs out, and the next one finds the turn.
    const next = await startTestApi(stage.database);
    next.clock.skip(LEASE_MS + 5_000);
    next.api.turnRunner.wake(hotel.id);
    const events = await next.staff(hotel, 'manager').listen(0);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    const { body } = await next
      .staff(hotel, 'manager')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.messages[0].id).toBe(said.body.id);
    expect(kinds(body)).toEqual(['guest', 'ai']);
    expect(body.requests).toHaveLength(1);
    await events.close();
    await next.stop();
    await doomed.stop();
  });

  test('an emergency exit from a poisoned turn: after three interruptions a person answers', async () => {
    const hotel = await stage.newHotel();
    const { runTurn, died } = dyingAfterRequest();
    const doomed = await startTestApi(stage.database, { runTurn });
    const guest = await doomed.guest(hotel.codes.room.code);
    await guest.say('ask for towels 2');
    await died;
    const apis = [];
    for (let crash = 1; crash <= 3; crash += 1) {
      const again = dyingAfterRequest();
      const api = await startTestApi(stage.database, { runTurn: again.runTurn });
      apis.push(api);
      api.clock.skip(crash * (LEASE_MS + 5_000) * 2);
      api.api.turnRunner.wake(hotel.id);
      if (crash < 3) await again.died;
      else {
        const events = await api.staff(hotel, 'manager').listen(0);
        await events.until(
          (e) => e.type === 'conversation.updated' && e.conversation.handoff?.reason === 'engine-error',
        );
        await events.close();
      }
    }
    await Promise.all([doomed, ...apis].map((api) => api.stop()));
  }, 60_000);
});

// Only a database server can be shared; the embedded database belongs to one process.
if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Two API processes over one %s', (_, create) => {
    const stage = useTestApi(create);

    test('what happens at one is seen at the other at once, the words of an answer included', async () => {
      const other = await stage.testDatabase.open();
      const second = await startTestApi(other);
      const hotel = await makeSmallHotel(second.api.store);
      const guest = await stage.api.guest(hotel.codes.room.code);
      const staffEvents = await second.staff(hotel, 'manager').listen(0);
      const startedAt = Date.now();
      await guest.say('ask for towels 2');
      await staffEvents.until((e) => e.type === 'request.created');
      await staffEvents.until((e) => e.type === 'reply.step');
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      const { body } = await second.staff(hotel, 'manager').call('GET /api/staff/requests');
      expect(body.requests).toHaveLength(1);
      await staffEvents.close();
      await second.stop();
      await other.close();
    });

    test('a burst of messages at both is answered once each', async () => {
      const other = await stage.testDatabase.open();
      const second = await startTestApi(other);
      const hotel = await makeSmallHotel(second.api.store);
      const guest = await stage.api.guest(hotel.codes.room.code);
      const events = await guest.listen(0);
      await guest.say('first');
      await second.call('POST /api/guest/messages', {
        cookie: guest.cookie,
        body: { clientId: 'client-9999', body: 'second' },
      });
      await events.until(
        (e) =>
          e.type === 'message.created' && e.message.sender.kind === 'ai' && e.message.body.includes('second'),
      );
      const turnIds = events.received.flatMap(({ event }) =>
        event.type === 'message.created' && event.message.turnId ? [event.message.turnId] : [],
      );
      expect(new Set(turnIds).size).toBe(turnIds.length);
      await events.close();
      await second.stop();
      await other.close();
    });
  });
}
