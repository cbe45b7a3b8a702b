import { expect, test } from '@jest/globals';
import { median } from './medians.ts';

test('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 5, 7])).toBe(6);
});
