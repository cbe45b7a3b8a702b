import { createConcierge } from '@bellkey/concierge';
import { operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TOLD = 'The team has your message and will answer you here.';

describe.each(testDatabases)('While the guest waits for a person, on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });

  /** Sends a message and waits until its turn has ended; returns the replies. */
  async function ask(guest: Guest, text: string): Promise<string[]> {
    const before = (await guest.call('GET /api/guest/conversation')).body;
    const events = await guest.listen(Number(before.cursor));
    await guest.say(text);
    await events.until((e) => e.type === 'reply.ended');
    await events.close();
    const { messages } = (await guest.call('GET /api/guest/conversation')).body;
    return messages
      .slice(before.messages.length)
      .filter(({ sender }: { sender: { kind: string } }) => sender.kind !== 'guest')
      .map(({ body }: { body: string }) => body);
  }

  test('plain requests are served, everything else gets one honest sentence, never twice in a row', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'I want a refund');
    // Those who answer read what the guest wants, not that the guest waits.
    const listed = (await stage.api.staff(hotel, 'agent').call('GET /api/staff/conversations')).body;
    expect(listed.conversations).toMatchObject([{ preview: 'I want a refund' }]);
    const waiting = (await guest.call('GET /api/guest/conversation')).body.conversation;
    expect(await ask(guest, 'two towels please')).toEqual([expect.stringContaining('two towels')]);
    expect(await ask(guest, 'I want my money back')).toEqual([TOLD]);
    expect(await ask(guest, 'blorp fnord')).toEqual([]);
    const { conversation, requests } = (await guest.call('GET /api/guest/conversation')).body;
    expect(requests).toMatchObject([{ service: 'towels', quantity: 2 }]);
    expect(conversation).toMatchObject({
      state: 'awaiting_human',
      waitingSince: waiting.waitingSince,
      queuePosition: waiting.queuePosition,
    });
  });

  test('a guest who was not understood twice is served, told facts and never left in silence', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'xyzzy plugh');
    await ask(guest, 'fnord blorp quux');
    const { conversation } = (await guest.call('GET /api/guest/conversation')).body;
    expect(conversation.state).toBe('awaiting_human');
    expect(await ask(guest, 'blorp again')).toEqual([TOLD]);
    expect(await ask(guest, 'until when is the pool open?')).toEqual([expect.stringContaining(hotel.canary)]);
    expect(await ask(guest, 'two towels please')).toEqual([expect.stringContaining('two towels')]);
    expect(await ask(guest, 'quux')).toEqual([TOLD]);
  });

  test('guests receive no internal reason in any operation or event', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await ask(guest, 'I want a refund');
    await guest.say('there is smoke in my room');
    const answers: string[] = [];
    for (const [key, spec] of Object.entries(operations)) {
      if (spec.auth !== 'guest' || key.startsWith('DELETE')) continue;
      const path = key.replace('{id}', 'unknown');
      const body = key.startsWith('GET') ? {} : { body: {} };
      answers.push(JSON.stringify((await guest.call(path, body)).body));
    }
    const internal = /restricted:|emergency:|mode:|engine-error|guest-asked/;
    expect(answers.filter((answer) => internal.test(answer))).toEqual([]);
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.alarm !== null);
    expect(events.text).not.toMatch(internal);
    const staff = stage.api.staff(hotel, 'agent');
    const seen = await staff.call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(seen.body.conversation.handoff.reason).toBe('restricted:refund');
    await events.close();
  });
});
