import type { KitchenOpenings, MenuItem } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { servingTimes } from './serving-times.ts';

const now = Date.parse('2026-03-15T14:02:00Z');
const timesIn = (timeZone: string, openings: KitchenOpenings | null, ...served: Array<MenuItem['served']>) =>
  servingTimes({ served, openings, timeZone }, now);
const times = (...served: Array<MenuItem['served']>) => timesIn('Europe/Lisbon', null, ...served);

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

test('only times at which the kitchen is open are offered, also past midnight', () => {
  const openings = [
    { from: '2026-03-15T14:02:00.000Z', until: '2026-03-15T16:00:00.000Z' },
    { from: '2026-03-15T23:30:00.000Z', until: '2026-03-16T00:45:00.000Z' },
  ];
  expect(timesIn('Europe/Lisbon', openings, null)).toEqual([
    '2026-03-15T15:00:00.000Z',
    '2026-03-15T15:30:00.000Z',
    '2026-03-15T23:30:00.000Z',
    '2026-03-16T00:00:00.000Z',
    '2026-03-16T00:30:00.000Z',
  ]);
  const late = { from: '23:45', until: '00:15' };
  expect(timesIn('Europe/Lisbon', openings, late)).toEqual(['2026-03-16T00:00:00.000Z']);
  expect(timesIn('Europe/Lisbon', [], null)).toEqual([]);
});

test('the half hours and the mealtimes are those of the property’s clocks', () => {
  // 14:02 in Lisbon is 19:47 in Kathmandu.
  expect(timesIn('Asia/Kathmandu', null, { from: '20:30', until: '21:30' })).toEqual([
    '2026-03-15T14:45:00.000Z',
    '2026-03-15T15:15:00.000Z',
  ]);
});
