import { describe, expect, test } from '@jest/globals';
import { retryDelay, sortFailure } from './delivery-outcome.ts';

const problem = (code: string, status: number, retryAfterSeconds?: number) => ({
  code,
  status,
  title: '',
  detail: '',
  requestId: '',
  retryAfterSeconds,
});

describe('what a refused delivery means', () => {
  test.each([
    ['offline', 0],
    ['unreachable', 0],
    ['timeout', 0],
    ['unreachable', 502],
    ['internal', 500],
    ['unavailable', 503],
    ['rate-limited', 429],
  ])('%s with status %d is sent again later', (code, status) => {
    expect(sortFailure(problem(code, status), 1).kind).toBe('later');
  });

  test('offline names no time: the network coming back wakes the outbox', () => {
    expect(sortFailure(problem('offline', 0), 1)).toEqual({ kind: 'later', afterMs: null });
  });

  test('a rate limit says itself how long to wait', () => {
    expect(sortFailure(problem('rate-limited', 429, 12), 5)).toEqual({ kind: 'later', afterMs: 12_000 });
  });

  test.each(['no-session', 'session-expired'])('%s waits for a new session', (code) => {
    expect(sortFailure(problem(code, 401), 1)).toEqual({ kind: 'session-lost' });
  });

  test.each([
    ['message-too-long', 422],
    ['idempotency-mismatch', 422],
    ['cross-site', 403],
    ['body-too-large', 413],
  ])('%s is for the guest to decide', (code, status) => {
    expect(sortFailure(problem(code, status), 1)).toEqual({ kind: 'refused' });
  });
});

test('waits double from one second and stop at fifteen', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});
