import { describe, expect, test } from '@jest/globals';
import { postDemoMessage } from '../../testing/demo-guest.ts';
import { useSwitchedEngine } from '../../testing/scenes/switched-engine.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('A time in a conversation, on %s', (_, create) => {
  const engine = useSwitchedEngine();
  const stage = useTestApi(create, { runTurn: engine.runTurn });

  test('a time in a later message moves the request and is not a quantity', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    engine.useEmbedded();
    const { requests } = await postDemoMessage(stage.api, 'hotel', ['Two towels please', 'Actually at 8']);
    expect(requests).toMatchObject([
      { quantity: 2, promisedAt: null, details: [{ slot: 'time', value: '20:00' }] },
    ]);
  });

  test('the same thing at once and for tomorrow are two requests', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    engine.useEmbedded();
    const lines = ['Two towels please', 'Two towels for tomorrow 7 am please'];
    const { requests } = await postDemoMessage(stage.api, 'hotel', lines);
    expect(requests.map(({ promisedAt }) => promisedAt)).toEqual(['2026-11-23T14:25:00.000Z', null]);
  });

  test('a time that may be at night is meant for the day, and next', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    engine.useEmbedded();
    for (const line of ['Two towels at 2:30 please', 'Two towels by 2.30 please']) {
      const { requests } = await postDemoMessage(stage.api, 'hotel', [line]);
      expect(requests).toMatchObject([{ quantity: 2, schedule: { at: '2026-11-23T14:30:00.000Z' } }]);
    }
  });

  test('food for later goes to a person, and nothing into the cart', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    engine.useEmbedded();
    const answer = await postDemoMessage(stage.api, 'hotel', ['A club sandwich to the room at 8 pm please']);
    expect([answer.state, answer.parts.filter(({ kind }) => kind === 'order')]).toEqual([
      'awaiting_human',
      [],
    ]);
  });

  test('tomorrow, said at night, is asked about, and no clock runs before the day that is meant', async () => {
    stage.api.clock.stop(new Date('2026-11-28T02:13:00Z'));
    engine.useEmbedded();
    const asked = await postDemoMessage(stage.api, 'hotel', ['Clean my room at 3 pm tomorrow']);
    expect([asked.requests, asked.reply]).toEqual([[], expect.stringContaining('today or tomorrow?')]);
    const [today] = asked.parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
    const lines = ['Clean my room at 3 pm tomorrow', today?.text ?? ''];
    const { requests } = await postDemoMessage(stage.api, 'hotel', lines);
    expect(requests).toMatchObject([
      {
        service: 'cleaning',
        promisedAt: null,
        acknowledgeBy: '2026-11-28T14:30:00.000Z',
        schedule: { at: '2026-11-28T15:00:00.000Z' },
      },
    ]);
    const model = { service: 'cleaning', quantity: null };
    engine.useCarelessModel(model);
    const unread = await postDemoMessage(stage.api, 'hotel', ['Clean my room at 3 pm tomorrow']);
    for (const { acknowledgeBy, promisedAt } of unread.requests) {
      expect([acknowledgeBy, promisedAt]).toEqual(['2026-11-28T06:00:00.000Z', null]);
    }
    expect(unread.requests.length > 0 || unread.reply.includes('?')).toBe(true);
  });
});
