import { fileURLToPath } from 'node:url';
import type { Chat, ChatLine, ChatModel } from '@bellkey/concierge/evaluation/chat';
import { startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, describe, expect, test } from '@jest/globals';
import { answersTo } from './answers-to.ts';
import { openChat } from './chat.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/example-property.json', import.meta.url));

let chat: Chat | null = null;

afterEach(async () => {
  await chat?.close();
  chat = null;
});

async function* inTurn(lines: readonly string[]) {
  yield* lines;
}

async function talk(
  lines: readonly string[],
  property = 'aurora',
  model: ChatModel | null = null,
): Promise<ChatLine[]> {
  chat = await openChat({ property, separate: false }, model);
  const answers: ChatLine[] = [];
  for await (const answer of answersTo(inTurn(lines), chat)) answers.push(answer);
  return answers;
}

describe('the terminal chat', () => {
  test('reports the outcome of each line', async () => {
    const answers = await talk([
      '',
      'Could we have two more towels please?',
      'What time is breakfast?',
      'Please cancel the towels',
      'I want my money back',
      'ok thanks',
    ]);
    expect(answers.map(({ act, alarm }) => [act, alarm])).toEqual([
      ['request', null],
      ['answer', null],
      ['cancel', null],
      ['person', null],
      ['silence', null],
    ]);
    expect(answers[0]).toMatchObject({
      actions: [{ tool: 'propose_request', input: { service: 'towels', quantity: 2 } }],
      handoff: null,
    });
  });

  test('an alarm is printed with each line that raises it, and with no other', async () => {
    const answers = await talk([
      'There is a fire in the corridor!',
      'Hello',
      'There is a fire in the corridor!',
      '',
      'Could we have two more towels please?',
    ]);
    expect(answers.map(({ act, alarm, handoff }) => [act, alarm, handoff])).toEqual([
      ['alarm', 'fire', 'emergency:fire'],
      [expect.not.stringMatching('alarm'), null, 'emergency:fire'],
      ['alarm', 'fire', 'emergency:fire'],
      ['request', null, null],
    ]);
  });

  test('plain requests are served while the guest waits for a person', async () => {
    const [, towels] = await talk(['I want my money back', 'Could we have two more towels please?']);
    expect(towels).toMatchObject({ act: 'request', handoff: 'restricted:refund' });
  });

  test("an empty line starts a new guest without the previous one's requests", async () => {
    const answers = await talk(['Could we have two more towels please?', '', 'Please cancel the towels']);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.act).not.toBe('cancel');
    expect(await chat?.requests()).toEqual([]);
  });

  test('a property from a file answers from its own rows, at its own first place', async () => {
    const [hut, towels] = await talk(['When is the beach hut open?', 'Two towels, please'], EXAMPLE);
    expect(hut).toMatchObject({ act: 'answer', reply: 'The beach hut is open from 09:00 to 18:00.' });
    expect(towels).toMatchObject({ act: 'request', reply: expect.stringContaining('Apartment 1') });
  });

  test('a language model answers when one is configured', async () => {
    const server = await startOpenAiServer([{ kind: 'text', text: 'Good day to you.' }]);
    const model = { baseUrl: server.baseUrl, model: 'in-house', apiKey: null };
    const [answer] = await talk(['Good morning to all of you in this house'], 'aurora', model);
    await server.close();
    expect(answer?.reply).toBe('Good day to you.');
  });

  test.each([
    [{ property: 'nix', separate: false }, /no property "nix"/],
    [{ property: 'aurora', place: '999', separate: false }, /no place "999" in "aurora"/],
  ])('reports what does not exist: %j', async (options, message) => {
    await expect(openChat(options)).rejects.toThrow(message);
  });
});
