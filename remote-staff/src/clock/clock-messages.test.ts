import { expect, test } from '@jest/globals';
import { countdown, dayOf, formatSpan, timeOfDay, timeOrDay } from './clock-messages.ts';

test.each([
  [-5000, '0 s'],
  [45_000, '45 s'],
  [60_000, '1 min'],
  [4 * 60_000 + 59_000, '4 min'],
  [60 * 60_000, '1 h'],
  [80 * 60_000, '1 h 20 min'],
  [50 * 60 * 60_000, '2 days'],
])('%i ms is formatted as %s', (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});

test.each([
  [12 * 60_000, '12 min'],
  [11 * 60_000 + 2000, '12 min'],
  [20 * 60_000 + 1000, '20 min'],
  [2 * 60_000, '2 min'],
  [95_000, '1:35'],
  [9_000, '0:09'],
  [-1, '0:00'],
])('%i ms before the end the clock shows %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});

test('times are the property’s, not the reader’s', () => {
  expect(timeOfDay('2026-03-15T09:00:00.000Z', 'Europe/Lisbon')).toBe('09:00');
  expect(timeOfDay('2026-03-15T23:30:00.000Z', 'Africa/Johannesburg')).toBe('01:30');
  expect(dayOf('2026-03-15T23:30:00.000Z', 'Africa/Johannesburg')).toBe('Monday 16 March');
});

test('midnight is 00:00, not 24:00', () => {
  expect(timeOfDay('2026-01-10T00:00:00.000Z', 'Europe/Lisbon')).toBe('00:00');
});

test('another day is shown next to the time', () => {
  const now = Date.parse('2026-03-15T12:00:00.000Z');
  expect(timeOrDay('2026-03-15T09:00:00.000Z', now, 'Europe/Lisbon')).toBe('09:00');
  expect(timeOrDay('2026-03-14T09:00:00.000Z', now, 'Europe/Lisbon')).toBe('Sat 09:00');
});
