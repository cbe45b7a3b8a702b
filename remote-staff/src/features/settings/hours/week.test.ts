import { expect, test } from '@jest/globals';
import { closingInField, closingOfField, formatHours, hoursOfWeek, weekOf } from './week.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

test.each([
  [null, 'At all hours'],
  [[], 'Closed'],
  [[{ days: EVERY_DAY, opens: '07:00', closes: '22:00' }], 'Every day 07:00 to 22:00'],
  [
    [
      { days: [1, 2, 3, 4, 5], opens: '16:00', closes: '22:00' },
      { days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '12:00' },
    ],
    'Mon to Fri 08:00 to 12:00 and 16:00 to 22:00; Sat 08:00 to 12:00; Sun closed',
  ],
])('hours %j are formatted as "%s"', (hours, said) => {
  expect(formatHours(hours)).toBe(said);
});

test('hours survive the round trip through a week, with days of the same hours together', () => {
  const hours = [
    { days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '12:00' },
    { days: [1, 3], opens: '22:00', closes: '02:00' },
  ];
  expect(hoursOfWeek(weekOf(hours))).toEqual(hours);
  expect(hoursOfWeek(weekOf([]))).toEqual([]);
});

test('midnight is 00:00 in a field and the end of the day in saved data', () => {
  expect(closingInField('24:00')).toBe('00:00');
  expect(closingOfField('00:00')).toBe('24:00');
  expect(closingOfField('02:00')).toBe('02:00');
});
