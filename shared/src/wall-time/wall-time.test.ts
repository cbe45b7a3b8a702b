import { describe, expect, test } from '@jest/globals';
import { firstMomentOf, momentOf, nextDay, previousDay, wallTime } from './wall-time.ts';

describe('wall time', () => {
  test.each([
    ['Europe/Lisbon', '2026-11-24T07:00'],
    ['America/New_York', '2026-11-24T02:00'],
    ['Asia/Kathmandu', '2026-11-24T12:45'],
  ])('in %s is what its clocks show, and converts back to the same instant', (timeZone, shown) => {
    const moment = new Date('2026-11-24T07:00:00Z');
    expect(wallTime(moment, timeZone)).toBe(shown);
    const [day = '', time = ''] = shown.split('T');
    expect(momentOf(day, time, timeZone)).toEqual(moment);
  });

  test('that the clocks skip or show twice has no instant', () => {
    expect(momentOf('2027-03-28', '01:30', 'Europe/Lisbon')).toBeNull();
    expect(momentOf('2026-10-25', '01:30', 'Europe/Lisbon')).toBeNull();
    expect(momentOf('not a day', '01:30', 'Europe/Lisbon')).toBeNull();
    const opening = firstMomentOf('2027-03-28', '01:30', 'Europe/Lisbon');
    expect(new Date(opening).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });

  test('knows the days before and after, over the end of a month and a year', () => {
    expect([nextDay('2026-12-31'), previousDay('2027-03-01')]).toEqual(['2027-01-01', '2027-02-28']);
  });
});
