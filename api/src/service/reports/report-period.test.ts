import { expect, test } from '@jest/globals';
import { choosePeriod, type WantedPeriod } from './report-period.ts';

const days = (today: string, wanted: WantedPeriod) => {
  const chosen = choosePeriod(today, wanted);
  if (!chosen.ok) return chosen.error;
  const { period, before } = chosen.value;
  return [period.from, period.to, before.from, before.to].join(' ');
};

test.each([
  ['2026-11-23', { period: 'today' }, '2026-11-23 2026-11-23 2026-11-22 2026-11-22'],
  ['2026-11-01', { period: 'yesterday' }, '2026-10-31 2026-10-31 2026-10-30 2026-10-30'],
  ['2026-11-23', { period: '7-days' }, '2026-11-17 2026-11-23 2026-11-10 2026-11-16'],
  ['2026-03-30', { period: '28-days' }, '2026-03-03 2026-03-30 2026-02-03 2026-03-02'],
  ['2026-03-31', { period: 'month' }, '2026-03-01 2026-03-31 2026-02-01 2026-02-28'],
  ['2026-01-01', { period: 'month' }, '2026-01-01 2026-01-01 2025-12-01 2025-12-01'],
  [
    '2026-11-23',
    { period: 'range', from: '2026-11-01', to: '2026-11-10' },
    '2026-11-01 2026-11-10 2026-10-22 2026-10-31',
  ],
] as const)('on %s %j means %s', (today, wanted, expected) => {
  expect(days(today, wanted)).toBe(expected);
});

test.each([
  ['2026-11-23', { period: '7-days' }, '2026-11-17 2026-11-23 2025-11-18 2025-11-24'],
  ['2026-03-31', { period: 'month' }, '2026-03-01 2026-03-31 2025-03-02 2025-04-01'],
  [
    '2026-11-23',
    { period: 'range', from: '2026-11-01', to: '2026-11-10' },
    '2026-11-01 2026-11-10 2025-11-02 2025-11-11',
  ],
] as const)(
  'on %s %j compared with the year before is about the same weekdays: %s',
  (today, wanted, expected) => {
    expect(days(today, { ...wanted, compare: 'year' })).toBe(expected);
    const [from = '', , before = ''] = expected.split(' ');
    expect(new Date(before).getUTCDay()).toBe(new Date(from).getUTCDay());
  },
);

test.each([
  [{}, 'from'],
  [{ from: '2026-11-01' }, 'to'],
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
  [{ from: '2026-11-01', to: '2026-11-24' }, 'to'],
  [{ from: '2026-08-23', to: '2026-11-23' }, 'to'],
])('a range of %j is refused for its field %s', (range, field) => {
  expect(days('2026-11-23', { period: 'range', ...range })).toMatchObject({
    code: 'bad-input',
    fields: { [field]: expect.any(String) },
  });
});
