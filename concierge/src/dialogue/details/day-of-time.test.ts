import { describe, expect, test } from '@jest/globals';
import { withDayOfTime } from './day-of-time.ts';

const context = {
  now: new Date('2026-06-15T12:00:00Z'),
  property: { timeZone: 'UTC' },
} as Parameters<typeof withDayOfTime>[2];

const dayOf = (value: string, line: string) =>
  withDayOfTime([{ slot: 'time', value }], line, context).find(({ slot }) => slot === 'date')?.value;

describe('the day of a clock time', () => {
  test('is today while the time is ahead', () => {
    expect(dayOf('18:30', 'a taxi at 18:30')).toBe('2026-06-15');
  });

  test('is tomorrow when the time has passed', () => {
    expect(dayOf('06:00', 'wake me at 6')).toBe('2026-06-16');
  });

  test.each([
    'wake me at 6 on Wednesday and a taxi at 14:00',
    'acordem-me às 6 na quarta-feira e um táxi às 14:00',
    'wecken Sie mich am Mittwoch um 6 und ein Taxi um 14:00',
  ])('is the one that the line names before it: %s', (line) => {
    expect(dayOf('14:00', line)).toBe('2026-06-17');
  });

  test('is not one that is named after it', () => {
    expect(dayOf('14:00', 'towels at 14:00 and a taxi on Wednesday')).toBe('2026-06-15');
  });

  test('is left alone where the guest gave one', () => {
    const given = [
      { slot: 'date', value: '2026-06-20' },
      { slot: 'time', value: '14:00' },
    ];
    expect(withDayOfTime(given, 'a taxi', context)).toEqual(given);
  });
});
