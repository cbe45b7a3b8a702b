import { describe, expect, test } from '@jest/globals';
import { dueOf, dueRank, isAcceptanceLate } from './due.ts';
import { requestFixture } from './request-fixture.ts';

const at = (time: string) => Date.parse(`2026-03-15T${time}Z`);

describe('the clock of a request promised in 20 minutes', () => {
  test.each([
    ['09:00:00', 'running', 20 * 60_000],
    ['09:15:59', 'running', 4 * 60_000 + 1000],
    ['09:16:00', 'soon', 4 * 60_000],
    ['09:20:00', 'soon', 0],
    ['09:20:01', 'late', -1000],
  ])('at %s it is %s', (time, kind, leftMs) => {
    expect(dueOf(requestFixture(), at(time))).toEqual({ kind, leftMs, by: '2026-03-15T09:20:00.000Z' });
  });
});

test('a request has no more time than was promised, though the clock last moved before it was asked', () => {
  const request = requestFixture();
  const asked = Date.parse(request.createdAt);
  expect(dueOf(request, asked - 900)).toEqual(dueOf(request, asked));
});

test('without a promise the time to accept counts, until somebody has accepted', () => {
  const unpromised = requestFixture({ promisedAt: null });
  expect(dueOf(unpromised, at('09:06:00'))).toMatchObject({ kind: 'late', by: unpromised.acknowledgeBy });
  expect(dueOf({ ...unpromised, state: 'acknowledged' }, at('09:06:00'))).toEqual({ kind: 'unpromised' });
});

test.each(['done', 'closed', 'declined', 'cancelled'] as const)('a %s request has no clock', (state) => {
  expect(dueOf(requestFixture({ state }), at('10:00:00'))).toEqual({ kind: 'over' });
});

test.each(['waiting_guest', 'on_hold'] as const)('the clock stands still in %s', (state) => {
  expect(dueOf(requestFixture({ state }), at('10:00:00'))).toEqual({ kind: 'paused' });
});

test('a new request nobody has accepted in time is late to accept, even before its promise is', () => {
  expect(isAcceptanceLate(requestFixture(), at('09:05:01'))).toBe(true);
  expect(isAcceptanceLate(requestFixture(), at('09:04:59'))).toBe(false);
  expect(isAcceptanceLate(requestFixture({ state: 'acknowledged' }), at('09:05:01'))).toBe(false);
});

test('sorted by due: promised, then unpromised, then paused, then finished', () => {
  const now = at('09:01:00');
  const ranks = (
    [
      { state: 'new' },
      { state: 'acknowledged', promisedAt: null },
      { state: 'on_hold' },
      { state: 'done' },
    ] as const
  ).map((overrides) => dueRank(dueOf(requestFixture(overrides), now)));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(4);
});
