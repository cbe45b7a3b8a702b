import { expect, test } from '@jest/globals';
import { returnWait, returnWindowMs } from './return-window.ts';

test.each([
  [1, 500],
  [10, 500],
  [2_000, 2_000],
  [8_000, 8_000],
  [1_000_000, 30_000],
])('%d clients return within %d ms', (streams, ms) => {
  expect(returnWindowMs(streams)).toBe(ms);
});

test('the clients return evenly over the whole window, whatever the random numbers', () => {
  const streams = 8_000;
  for (const random of [0, 0.999]) {
    const bySecond = Array.from({ length: 8 }, () => 0);
    for (let place = 0; place < streams; place += 1) {
      const second = Math.floor(returnWait(place, streams, random) / 1000);
      bySecond[second] = (bySecond[second] ?? 0) + 1;
    }
    expect(bySecond).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]);
  }
});
