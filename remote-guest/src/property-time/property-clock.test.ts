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

  test('names a confirmation’s day in short form', () => {
    expect(lisbon.shortDay('2026-07-15T08:00:00.000Z', NOW)).toBe('today');
    expect(lisbon.shortDay('2025-09-03T08:00:00.000Z', NOW)).toBe('3 Sep');
  });

  test('uses the reader’s language and 24-hour times', () => {
    const german = propertyClock('Europe/Lisbon', 'de');
    expect(german.time('2026-07-15T22:02:00.000Z')).toBe('23:02');
    expect(german.day('2026-07-15T22:59:00.000Z', NOW)).toBe('Heute');
    expect(german.day('2026-07-12T12:00:00.000Z', NOW)).toBe('Sonntag, 12. Juli');
    expect(german.shortDay('2026-07-14T22:00:00.000Z', NOW)).toBe('gestern');
    expect(german.foreignZone(NOW, 'America/New_York')).toBe('Westeuropäische Zeit');
    expect(propertyClock('Europe/Lisbon', 'pt').day('2026-07-14T22:00:00.000Z', NOW)).toBe('Ontem');
  });

  test('names its zone only for guests in another', () => {
    expect(lisbon.foreignZone(NOW, 'Europe/London')).toBeNull();
    expect(lisbon.foreignZone(NOW, 'America/New_York')).toBe('Lisbon time');
  });
});

test.each([
  [200, '1 s'],
  [40_000, '40 s'],
  [90_000, '90 s'],
  [91_000, '2 minutes'],
  [600_000, '10 minutes'],
])('%d ms is %s', (ms, text) => {
  expect(formatWait(ms)).toBe(text);
});
