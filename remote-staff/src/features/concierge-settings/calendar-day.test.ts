import { expect, test } from '@jest/globals';
import { dayLater, isCalendarDay } from './calendar-day.ts';

test('days go over the ends of months, years and Februaries', () => {
  expect(dayLater('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayLater('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayLater('2028-02-28', 1)).toBe('2028-02-29');
});

test.each(['', 'yesterday', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-22T10:00'])(
  '“%s” is not a day',
  (text) => expect(isCalendarDay(text)).toBe(false),
);

test('a day is one', () => expect(isCalendarDay('2026-02-28')).toBe(true));
