import { expect, test } from '@jest/globals';
import { servingTimes } from './serving-times.ts';

const now = Date.parse('2026-03-15T14:02:00Z');
const times = (...served: Parameters<typeof servingTimes>[0]) => servingTimes(served, now, 'Europe/Lisbon');

test('an all-day dish is available each half hour of the next day', () => {
  const all = times(null);
  expect(all[0]).toBe('2026-03-15T15:00:00.000Z');
  expect(all.at(-1)).toBe('2026-03-16T13:30:00.000Z');
  expect(all).toHaveLength(46);
});

test('several dishes are available when all of them are served, also past midnight', () => {
  const dinner = { from: '19:00', until: '22:00' };
  expect(times(dinner)).toHaveLength(6);
  expect(times(dinner, { from: '21:00', until: '02:00' })).toEqual([
    '2026-03-15T21:00:00.000Z',
    '2026-03-15T21:30:00.000Z',
  ]);
  expect(times(dinner, { from: '07:00', until: '11:00' })).toEqual([]);
});
