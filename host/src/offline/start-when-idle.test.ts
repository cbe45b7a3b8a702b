import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startOfflineWhenIdle } from './start-when-idle.ts';

const startOffline = jest.fn();
jest.mock('./start-offline.tsx', () => ({ startOffline }));

/** The page is usable. */
let ready: (() => void) | null = null;

/** A browser that has loaded the page and is idle at once. */
function open({ controller, serviceWorker = true }: { controller: object | null; serviceWorker?: boolean }) {
  const browser = {
    navigator: { serviceWorker: serviceWorker ? { controller } : undefined },
    document: { readyState: 'complete' },
    requestIdleCallback: (run: () => void) => run(),
  };
  startOfflineWhenIdle(
    browser as unknown as Window,
    {
      whenReady: (run: () => void) => {
        ready = run;
      },
      report: (error: unknown) => {
        throw error;
      },
    } as never,
  );
}

beforeEach(() => {
  ready = null;
  startOffline.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a browser that already has the worker continues when the page has loaded', async () => {
  open({ controller: {} });
  await jest.advanceTimersByTimeAsync(0);
  expect(startOffline).toHaveBeenCalledTimes(1);
});

test('the first time nothing is kept before the page is there and had the device for itself', async () => {
  open({ controller: null });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(startOffline).not.toHaveBeenCalled();
  ready?.();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(startOffline).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(startOffline).toHaveBeenCalledTimes(1);
});

test('a browser without service workers is left alone', async () => {
  open({ controller: null, serviceWorker: false });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ready).toBeNull();
  expect(startOffline).not.toHaveBeenCalled();
});
