import { expect, test } from '@jest/globals';
import { weekToReport } from './week-to-report.ts';

const LISBON = 'Europe/Lisbon';
const at = (instant: string, timeZone = LISBON) => weekToReport(new Date(instant), timeZone)?.monday ?? null;

test('the week that is over is reported from Monday, seven o’clock, for a day', () => {
  expect(at('2026-11-23T06:59:59Z')).toBeNull();
  expect(at('2026-11-23T07:00:00Z')).toBe('2026-11-16');
  expect(at('2026-11-24T06:59:59Z')).toBe('2026-11-16');
  expect(at('2026-11-24T07:00:00Z')).toBeNull();
  expect(at('2026-11-29T12:00:00Z')).toBeNull();
});

test('it is compared with the week before', () => {
  expect(weekToReport(new Date('2026-11-23T08:00:00Z'), LISBON)?.days).toEqual({
    period: { from: '2026-11-16', to: '2026-11-22' },
    before: { from: '2026-11-09', to: '2026-11-15' },
  });
});

test('seven o’clock is that of the property, in summer and where the date differs', () => {
  expect(at('2026-07-06T05:59:00Z')).toBeNull();
  expect(at('2026-07-06T06:00:00Z')).toBe('2026-06-29');
  // Monday morning in Auckland is Sunday evening in Greenwich.
  expect(at('2026-11-22T18:00:00Z', 'Pacific/Auckland')).toBe('2026-11-16');
});
