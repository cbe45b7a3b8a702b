import type { Holiday, ServicePolicy } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addOpenMinutes, isOpenAt, type WorkingHours } from './open-hours.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function working(
  hours: ServicePolicy['departments'][number]['hours'],
  holidays: Holiday[] = [],
  timeZone = 'Europe/Lisbon',
): WorkingHours {
  return {
    department: 'housekeeping',
    policy: { departments: [{ key: 'housekeeping', hours, backup: null }], holidays },
    timeZone,
  };
}
const daily = (opens: string, closes: string) => [{ days: EVERY_DAY, opens, closes }];
const after = (from: string, minutes: number, hours: WorkingHours) =>
  addOpenMinutes(new Date(from), minutes, hours)?.toISOString() ?? null;

describe('Working minutes of a department', () => {
  test('are plain minutes if it is always open', () => {
    expect(after('2026-11-23T23:28:00Z', 20, working(null))).toBe('2026-11-23T23:48:00.000Z');
  });

  test.each([
    ['2026-11-24T12:00:00Z', '2026-11-24T12:20:00.000Z', 'in the day'],
    ['2026-11-24T23:28:00Z', '2026-11-25T07:20:00.000Z', 'at night: from the opening'],
    ['2026-11-24T21:50:00Z', '2026-11-25T07:10:00.000Z', 'before closing: the rest in the morning'],
    ['2026-11-24T05:00:00Z', '2026-11-24T07:20:00.000Z', 'early in the morning'],
  ])('asked at %s they end at %s: %s', (from, until) => {
    expect(after(from, 20, working(daily('07:00', '22:00')))).toBe(until);
  });

  test('run through midnight if the hours do', () => {
    const bar = working(daily('18:00', '02:00'));
    expect(after('2026-11-25T01:50:00Z', 20, bar)).toBe('2026-11-25T18:10:00.000Z');
    expect(after('2026-11-24T23:50:00Z', 20, bar)).toBe('2026-11-25T00:10:00.000Z');
    expect(isOpenAt(new Date('2026-11-25T01:59:00Z'), bar)).toBe(true);
    expect(isOpenAt(new Date('2026-11-25T02:00:00Z'), bar)).toBe(false);
  });

  test('skip weekends and holidays', () => {
    const office = working(
      [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
      [{ day: '2026-11-30', name: 'Closed', departments: null, hours: [] }],
    );
    // Friday evening; Monday is a holiday.
    expect(after('2026-11-27T16:50:00Z', 20, office)).toBe('2026-12-01T09:10:00.000Z');
  });

  test('have their own hours on a holiday', () => {
    const christmas = { day: '2026-12-25', name: 'Christmas', departments: ['housekeeping'] };
    const short = working(null, [{ ...christmas, hours: [{ opens: '10:00', closes: '12:00' }] }]);
    expect(after('2026-12-25T08:00:00Z', 20, short)).toBe('2026-12-25T10:20:00.000Z');
    expect(isOpenAt(new Date('2026-12-25T12:00:00Z'), short)).toBe(false);
    expect(isOpenAt(new Date('2026-12-26T00:00:00Z'), short)).toBe(true);
  });

  test('end at the right instant on nights when the clocks change', () => {
    const night = working(daily('22:00', '06:00'));
    // Seven working hours before the clocks go forward, nine before they go back.
    expect(after('2026-03-28T22:00:00Z', 7 * 60, night)).toBe('2026-03-29T05:00:00.000Z');
    expect(after('2026-03-28T22:00:00Z', 7 * 60 + 1, night)).toBe('2026-03-29T21:01:00.000Z');
    expect(after('2026-10-24T21:00:00Z', 9 * 60, night)).toBe('2026-10-25T06:00:00.000Z');
    expect(after('2026-03-28T23:00:00Z', 20, working(daily('01:30', '08:00')))).toBe(
      '2026-03-29T01:50:00.000Z',
    );
  });

  test('never end if a department does not open at all', () => {
    expect(after('2026-11-24T12:00:00Z', 1, working([]))).toBeNull();
  });

  test('end while the department is open or as it closes, later for more of them', () => {
    const zones = fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata');
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const moment = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
    fc.assert(
      fc.property(
        moment,
        time,
        time,
        zones,
        fc.integer({ min: 1, max: 2000 }),
        (from, opens, closes, timeZone, minutes) => {
          const hours = working(daily(opens, closes), [], timeZone);
          const end = addOpenMinutes(from, minutes, hours);
          if (!end) return;
          expect(end.getTime() - from.getTime()).toBeGreaterThanOrEqual(minutes * 60_000);
          expect(isOpenAt(new Date(end.getTime() - 1), hours)).toBe(true);
          const later = addOpenMinutes(from, minutes + 1, hours);
          if (later) expect(later.getTime()).toBeGreaterThan(end.getTime());
        },
      ),
      { numRuns: 150 },
    );
  });
});
