/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { eitherSignal } from './either-signal.ts';

const own = AbortSignal.any;
afterEach(() => {
  AbortSignal.any = own;
});

test.each(['with', 'without'])('%s AbortSignal.any: the first abort counts, with its reason', (support) => {
  if (support === 'without') Reflect.deleteProperty(AbortSignal, 'any');
  const [first, second] = [new AbortController(), new AbortController()];
  const either = eitherSignal(first.signal, second.signal);
  expect(either.aborted).toBe(false);
  second.abort('why');
  expect(either.aborted).toBe(true);
  expect(either.reason).toBe('why');
});

test('without AbortSignal.any: an already aborted signal aborts at once', () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  expect(eitherSignal(AbortSignal.abort(), new AbortController().signal).aborted).toBe(true);
});
