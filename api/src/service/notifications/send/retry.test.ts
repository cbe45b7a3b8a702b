import { expect, test } from '@jest/globals';
import { nextAttempt } from './retry.ts';

const now = new Date('2026-11-24T14:00:00Z');
const MINUTE_MS = 60_000;

/** Seconds to wait after each failed attempt, until it has failed for good. */
function waits(channel: 'push' | 'email' | 'webhook'): number[] {
  const found: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const at = nextAttempt(channel, attempts, {}, now);
    if (!at) return found;
    found.push((at.getTime() - now.getTime()) / 1000);
  }
}

test('each channel is tried again as long as its messages are worth it', () => {
  expect(waits('webhook')).toEqual([5, 60, 300, 1800, 7200, 18_000, 36_000]);
  expect(waits('email')).toEqual([60, 300, 1800]);
  expect(waits('push')).toEqual([15, 60, 240, 900, 1800]);
});

test('a receiver that asks for more patience gets it, up to half a day', () => {
  const asked = (retryAfterMs: number) => nextAttempt('webhook', 1, { retryAfterMs }, now)?.getTime();
  expect(asked(20 * MINUTE_MS)).toBe(now.getTime() + 20 * MINUTE_MS);
  expect(asked(1_000)).toBe(now.getTime() + 5_000);
  expect(asked(48 * 60 * MINUTE_MS)).toBe(now.getTime() + 12 * 60 * MINUTE_MS);
});
