import { expect, test } from '@jest/globals';
import { createValueSender } from './shared-values.ts';
import type { ToWorker } from './worker-messages.ts';

test('a value goes to a worker once, and is forgotten there when 64 others were used after it', () => {
  const sent: ToWorker[] = [];
  const send = createValueSender((message) => sent.push(message));
  const first = [{ key: 'towels' }];
  const number = send(first);
  expect(send(first)).toBe(number);
  expect(sent).toEqual([{ kind: 'keep', number, value: first }]);

  const others = Array.from({ length: 64 }, () => send([]));
  expect(new Set([number, ...others]).size).toBe(65);
  expect(sent.filter(({ kind }) => kind === 'forget')).toEqual([{ kind: 'forget', number }]);

  const again = send(first);
  expect(others).not.toContain(again);
  expect(sent).toContainEqual({ kind: 'keep', number: again, value: first });
});
