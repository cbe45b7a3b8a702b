import { expect, test } from '@jest/globals';
import type { Chat, ChatLine, ChatRequest } from '../chat/chat.ts';
import { roundGuest } from './round-guest.ts';

const towels: ChatRequest = { no: 1, service: 'towels', quantity: 2, state: 'new', when: [] };
const quiet: ChatLine = { reply: 'ok', act: 'none', alarm: null, actions: [], handoff: null, sources: [] };

/** A chat with a given state after each line; the state of a new guest is empty. */
function chatOf(
  steps: ReadonlyArray<{ line?: Partial<ChatLine>; requests?: ChatRequest[]; cart?: string[] }>,
): Chat {
  let at = -1;
  return {
    begin: async () => undefined,
    close: async () => undefined,
    today: () => '2026-11-23',
    requests: async () => steps[at]?.requests ?? [],
    cart: async () => steps[at]?.cart ?? [],
    async say() {
      at += 1;
      return { ...quiet, ...steps[at]?.line };
    },
  };
}

test('a line is classified by what it changed: made, changed, cancelled, put into the cart', async () => {
  const guest = roundGuest(
    chatOf([
      { requests: [{ ...towels, when: ['2026-11-24', '07:00'] }], line: { act: 'request' } },
      { requests: [{ ...towels, quantity: 3, when: ['2026-11-24', '07:00'] }], cart: ['Soup'] },
      { requests: [{ ...towels, state: 'cancelled' }], cart: ['Soup', 'Soup'] },
    ]),
  );
  await guest.begin();
  expect(await guest.say('two towels tomorrow at seven')).toMatchObject({
    made: [{ service: 'towels', quantity: 2, when: ['+1', '07:00'] }],
    changed: [],
    ordered: [],
  });
  expect(await guest.say('make it three, and a soup')).toMatchObject({
    made: [],
    changed: [{ service: 'towels', quantity: 3 }],
    ordered: ['Soup'],
  });
  expect(await guest.say('no towels, another soup')).toMatchObject({
    changed: [],
    cancelled: ['towels'],
    ordered: ['Soup'],
  });
});

test('a person counts for the line that asks for one, and for what is left to that person', async () => {
  const waiting = { handoff: 'guest-asked' };
  const guest = roundGuest(
    chatOf([
      { line: { act: 'person', ...waiting } },
      { line: { act: 'silence', reply: null, ...waiting } },
      { line: { act: 'answer', ...waiting } },
      { line: { act: 'unknown' } },
    ]),
  );
  await guest.begin();
  expect((await guest.say('a person please')).person).toBe(true);
  expect((await guest.say('it is about my bill')).person).toBe(true);
  expect((await guest.say('when is breakfast')).person).toBe(false);
  expect(await guest.say('hm')).toMatchObject({ person: false, fallback: true });
});
