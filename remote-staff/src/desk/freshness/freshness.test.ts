import { expect, test } from '@jest/globals';
import { freshnessOf } from './freshness.ts';

const lost = {
  stream: { status: 'waiting', retryAt: 0 },
  currentUntil: 100_000,
  queueLoad: { status: 'ready' },
} as const;

test('a lost stream shows how old the screen is', () => {
  expect(freshnessOf(lost, 112_000)).toEqual({ kind: 'stale', text: 'Reconnecting, updated 12 s ago' });
});

test('a loss of a second or two is not mentioned', () => {
  expect(freshnessOf(lost, 102_000)).toEqual({ kind: 'fresh' });
});

test('a live stream is fresh however long nothing has happened', () => {
  expect(freshnessOf({ ...lost, stream: { status: 'live' } }, 900_000)).toEqual({ kind: 'fresh' });
});

test('a stream that ended will not come back by itself', () => {
  expect(freshnessOf({ ...lost, stream: { status: 'ended', problem: null } }, 112_000).kind).toBe('ended');
});
