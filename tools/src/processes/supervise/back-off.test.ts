import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  deathsInARow,
  FIRST_DELAY_MS,
  LONGEST_DELAY_MS,
  restartDelayMs,
  STABLE_AFTER_MS,
} from './back-off.ts';

describe('restarting a dead program', () => {
  test('is nearly immediate the first time, then after delays that double', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(restartDelayMs)).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000]);
  });

  test('never waits less than the first delay, nor longer than the longest', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (deaths) => {
        const delay = restartDelayMs(deaths);
        expect(delay).toBeGreaterThanOrEqual(FIRST_DELAY_MS);
        expect(delay).toBeLessThanOrEqual(LONGEST_DELAY_MS);
      }),
    );
  });

  test('starts over after a long enough life', () => {
    expect(deathsInARow(6, STABLE_AFTER_MS - 1)).toBe(7);
    expect(deathsInARow(6, STABLE_AFTER_MS)).toBe(1);
  });
});
