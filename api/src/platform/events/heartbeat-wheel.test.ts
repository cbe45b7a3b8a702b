import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HeartbeatWheel } from './heartbeat-wheel.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('each beats once per period, spread over it, on one timer', () => {
  const wheel = new HeartbeatWheel(15_000);
  const beats = new Map<number, number>();
  let atOnce = 0;
  let most = 0;
  const streams = Array.from({ length: 6_000 }, (_, index) => ({
    beat() {
      beats.set(index, (beats.get(index) ?? 0) + 1);
      atOnce += 1;
    },
  }));
  for (const stream of streams) wheel.add(stream);
  expect(jest.getTimerCount()).toBe(1);
  for (let tick = 0; tick < 60; tick += 1) {
    atOnce = 0;
    jest.advanceTimersByTime(250);
    most = Math.max(most, atOnce);
  }
  expect([...new Set(beats.values())]).toEqual([1]);
  expect(beats.size).toBe(6_000);
  expect(most).toBe(100);
});

test('without streams there is no timer, and a removed one does not beat', () => {
  const wheel = new HeartbeatWheel(1_000);
  const beat = jest.fn();
  const stream = { beat };
  wheel.add(stream);
  wheel.remove(stream);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(5_000);
  expect(beat).not.toHaveBeenCalled();
});
