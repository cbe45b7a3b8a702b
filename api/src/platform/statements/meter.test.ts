import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, jest, test } from '@jest/globals';
import { beginAttempt, currentMeter, measure, outsideBudget, unmeasured } from './meter.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Jest runs each test in a context of its own: only those count that begin afterwards. */
const countContexts = () => jest.spyOn(AsyncLocalStorage.prototype, 'run');

test('Where nothing is measured, no asynchronous context begins: in Node 20 one makes every promise slower', async () => {
  const run = countContexts();
  let worked = 0;
  unmeasured(() => {
    worked += 1;
  });
  await outsideBudget(async () => {
    worked += 1;
  });
  beginAttempt()();
  expect(currentMeter()).toBe(null);
  expect(worked).toBe(2);
  expect(run).not.toHaveBeenCalled();
});

test('What an operation leaves behind is not measured with it', async () => {
  const run = countContexts();
  const { measured } = await measure(async () => {
    expect(currentMeter()).not.toBe(null);
    unmeasured(() => expect(currentMeter()).toBe(null));
  });
  expect(measured.roundTrips).toBe(0);
  expect(run).toHaveBeenCalled();
});
