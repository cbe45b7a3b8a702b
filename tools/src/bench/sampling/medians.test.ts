import { expect, test } from '@jest/globals';
import { median, percentile } from './medians.ts';

test('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 5, 7])).toBe(6);
});

test('a percentile is not exceeded by its share of the values', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile([7], 0.99)).toBe(7);
});
