import { describe, expect, test } from '@jest/globals';
import { formatWait } from './format-wait.ts';
import { propertyClock } from './property-clock.ts';

const lisbon = propertyClock('Europe/Lisbon');
const NOW = Date.parse('2026-07-15T22:30:00.000Z');

describe('the property’s clock', () => {
  test('shows the property’s time, summer time included', () => {
    expect(lisbon.time('2026-07-15T13:02:00.000Z')).toBe('14:02');
    expect(lisbon.time('2026-01-15T13:02:00.000Z')).toBe('13:02');
  });

  test('begins a new day at the property’s midnight, not the device’s', () => {
    expect(lisbon.day('2026-07-15T22:59:00.000Z', NOW)).toBe('Today');
    expect(lisbon.dayKey('2026-07-15T23:01:00.000Z')).toBe('2026-07-16');
    expect(lisbon.day('2026-07-14T22:00:00.000Z', NOW)).toBe('Yesterday');
    expect(lisbon.day('2026-07-12T12:00:00.000Z', NOW)).toBe('Sunday 12 July');
  });

  test('names a confirmation’s day shortly', () => {
    expect(lisbon.shortDay('2026-07-15T08:00:00.000Z', NOW)).toBe('today');
    expect(lisbon.shortDay('2025-09-03T08:00:00.000Z', NOW)).toBe('3 Sep');
  });

  test('says whose time it is only to those who live by another', () => {
    expect(lisbon.hint(NOW, 'Europe/London')).toBeNull();
    expect(lisbon.hint(NOW, 'America/New_York')).toBe('Times are Lisbon time.');
  });
});

test.each([
  [200, '1 s'],
  [40_000, '40 s'],
  [90_000, '90 s'],
  [91_000, '2 minutes'],
  [600_000, '10 minutes'],
])('%d ms is %s', (ms, words) => {
  expect(formatWait(ms)).toBe(words);
});
