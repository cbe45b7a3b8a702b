import { expect, test } from '@jest/globals';
import { blockingTime } from './blocking-time.ts';

const tasks = [
  { start: 100, duration: 200 },
  { start: 900, duration: 200 },
  { start: 2_000, duration: 80 },
];

test('the part of tasks over 50 ms each', () => {
  expect(blockingTime(tasks, 0)).toBe(150 + 150 + 30);
});

test('of a task that started before, only the rest counts', () => {
  expect(blockingTime(tasks, 1_000)).toBe(50 + 30);
  expect(blockingTime(tasks, 1_080)).toBe(30);
});
