import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTicker } from './ticker.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('all followers share one timer, and the last to leave stops it', () => {
  const ticker = createTicker(() => Date.now(), 1000);
  const leaveFirst = ticker.subscribe(() => undefined);
  const leaveSecond = ticker.subscribe(() => undefined);
  expect(jest.getTimerCount()).toBe(1);
  leaveFirst();
  expect(jest.getTimerCount()).toBe(1);
  leaveSecond();
  expect(jest.getTimerCount()).toBe(0);
});

test('the time is constant between two ticks, so React sees one value', () => {
  const ticker = createTicker(() => Date.now(), 1000);
  const listener = jest.fn();
  ticker.subscribe(listener);
  const before = ticker.get();
  jest.advanceTimersByTime(999);
  expect(ticker.get()).toBe(before);
  jest.advanceTimersByTime(1);
  expect(ticker.get()).toBe(before + 1000);
  expect(listener).toHaveBeenCalledTimes(1);
});
