import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  keepTokenFresh,
  RETRY_FIRST_MS,
  RETRY_LAST_MS,
  refreshRetryDelay,
  TOKEN_REFRESH_LEAD_MS,
} from './proactive-refresh.ts';

const HOUR = 3_600_000;

describe('proactive token refresh (specification, sections 4 and 9)', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());

  test('the figures are the specification’s', () => {
    expect(TOKEN_REFRESH_LEAD_MS).toBe(300_000);
    expect(RETRY_FIRST_MS).toBe(30_000);
    expect(RETRY_LAST_MS).toBe(960_000);
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(refreshRetryDelay)).toEqual([
      30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000,
    ]);
  });

  test('a token is refreshed 5 minutes before it expires, each time', async () => {
    const refresh = jest.fn(async () => ({ expiresAt: Date.now() + HOUR }));
    const stop = keepTokenFresh(HOUR, { refresh, isNetworkFailure: () => false, now: Date.now });
    await jest.advanceTimersByTimeAsync(HOUR - TOKEN_REFRESH_LEAD_MS - 1);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(HOUR - TOKEN_REFRESH_LEAD_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('a network failure is retried after 30 s, then 60 s; another failure is not', async () => {
    const network = new Error('network');
    const refresh = jest
      .fn<() => Promise<{ expiresAt: number }>>()
      .mockRejectedValueOnce(network)
      .mockRejectedValueOnce(network)
      .mockRejectedValueOnce(new Error('disabled'));
    keepTokenFresh(0, { refresh, isNetworkFailure: (error) => error === network, now: Date.now });
    await jest.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  test('after a success the delays start over', async () => {
    const network = new Error('network');
    const refresh = jest
      .fn<() => Promise<{ expiresAt: number }>>()
      .mockRejectedValueOnce(network)
      .mockResolvedValueOnce({ expiresAt: 30_000 + HOUR })
      .mockRejectedValue(network);
    keepTokenFresh(0, { refresh, isNetworkFailure: (error) => error === network, now: Date.now });
    await jest.advanceTimersByTimeAsync(30_000 + HOUR - TOKEN_REFRESH_LEAD_MS);
    expect(refresh).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(refresh).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(4);
  });
});
