import { describe, expect, test } from '@jest/globals';
import { echoTurn } from '../../testing/echo-turn.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Turns on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 200 });

  test('waiting guests move up when one is served', async () => {
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

  test("after a resolution the engine's context is empty", async () => {
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
    await guest.say('the first line');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await api.staff(hotel, 'agent').call(`POST /api/staff/conversations/${guest.conversationId}/handler`, {
      body: { handler: 'resolved' },
    });
    await guest.say('the second line');
    await events.until((e) => e.type === 'message.created' && e.message.body === 'You said: the second line');
    expect(histories.at(-1)).toEqual(['the second line']);
    await events.close();
    await api.stop();
  });

  test('messages that arrive while an answer is written are answered together afterwards', async () => {
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
});
