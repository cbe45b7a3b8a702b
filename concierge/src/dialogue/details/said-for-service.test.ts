import { expect, test } from '@jest/globals';
import type { TurnContext } from '../../contract/contract.ts';
import { scene } from '../../testing/scene.ts';
import { timeSaidFor } from './said-for-service.ts';

const { context } = scene('');

function saidFor(key: string, ...lines: string[]): string | null {
  const history: TurnContext['history'] = lines.map((text, index) => ({
    from: index % 2 === 0 ? 'guest' : 'ai',
    text,
    at: context.now,
  }));
  const service = context.services.find((each) => each.key === key);
  if (!service) throw new Error(`no service ${key}`);
  return timeSaidFor(service, { ...context, history });
}

test('a time in the line before a question is that of the request that the answer leads to', () => {
  expect(
    saidFor('cleaning', 'clean my room tomorrow at 3 pm?', 'Would you like a room cleaning?', 'yes'),
  ).toBe('tomorrow at 3 pm');
});

test('a line that names another service leaves the time of an open question where it is', () => {
  const asked = 'Could you book a massage for Tuesday?';
  expect(saidFor('pillows', asked, 'What time should I ask for a massage?', 'two pillows please')).toBeNull();
});

test('a time that was said before the service counts', () => {
  expect(saidFor('towels', 'for tomorrow at 9', 'What would you like?', 'three towels')).toBe(
    'tomorrow at 9',
  );
});
