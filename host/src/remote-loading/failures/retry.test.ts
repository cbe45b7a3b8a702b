import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRetryable, MAX_RETRIES, RETRY_WINDOW_MS, retryDelay } from './retry.ts';

describe('retries of a failed load', () => {
  test('only temporary failures are retried', () => {
    const kinds = ['stale-deploy', 'unavailable', 'timeout', 'bad-build', 'incompatible', 'crashed'] as const;
    expect(kinds.filter(isRetryable)).toEqual(['unavailable', 'timeout']);
  });

  test('there are at most two', () => {
    expect(MAX_RETRIES).toBe(2);
    expect(retryDelay(1, 0, 0.5)).not.toBeNull();
    expect(retryDelay(2, 0, 0.5)).not.toBeNull();
    expect(retryDelay(MAX_RETRIES + 1, 0, 0.5)).toBeNull();
  });

  test('none starts after 6 s, whatever the jitter', () => {
    expect(RETRY_WINDOW_MS).toBe(6_000);
    expect(retryDelay(1, 5_600, 0)).toBe(200);
    expect(retryDelay(1, 5_801, 0)).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 }),
        fc.nat(20_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, at, r) => {
          const delay = retryDelay(n, at, r);
          return delay === null || at + delay <= RETRY_WINDOW_MS;
        },
      ),
    );
  });
});
