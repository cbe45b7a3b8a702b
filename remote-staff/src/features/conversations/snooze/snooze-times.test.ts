import { expect, test } from '@jest/globals';
import { snoozeTimes } from './snooze-times.ts';

const iso = (at: number) => new Date(at).toISOString();

test('tomorrow at nine is by the property’s clock, also across a change of the clocks', () => {
  // Saturday evening in Lisbon; on Sunday clocks go forward.
  const at = Date.parse('2026-03-28T23:30:00.000Z');
  expect(iso(snoozeTimes(at, 'Europe/Lisbon').tomorrow)).toBe('2026-03-29T08:00:00.000Z');
  // The same moment is Sunday already in Auckland.
  expect(iso(snoozeTimes(at, 'Pacific/Auckland').tomorrow)).toBe('2026-03-29T20:00:00.000Z');
});

test('spans are spans', () => {
  const { minutes15, hour } = snoozeTimes(0, 'Europe/Lisbon');
  expect([minutes15, hour]).toEqual([900_000, 3_600_000]);
});
