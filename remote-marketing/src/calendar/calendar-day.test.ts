import { expect, test } from '@jest/globals';
import { formatDay, localDay } from './calendar-day.ts';

test('a day is written in words', () => {
  expect(formatDay('2026-11-20')).toBe('20\u00a0November 2026');
  expect(formatDay('2027-01-05')).toBe('5\u00a0January 2027');
});

test('the day of a moment is the reader’s day, not the one in Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
