import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, formatShare, groupThousands, shareOf } from './money.ts';

test('money has its symbol, thousands and two decimals', () => {
  expect(formatMoney(0, 'EUR')).toBe('€0.00');
  expect(formatMoney(5, 'EUR')).toBe('€0.05');
  expect(formatMoney(123_456_789, 'USD')).toBe('US$1,234,567.89');
  expect(formatMoney(-120_050, 'ZAR')).toBe('−R1,200.50');
  expect(groupThousands(999)).toBe('999');
});

test('a share is rounded half up to the cent', () => {
  expect(shareOf(33_333, 1500)).toBe(5000);
  expect(shareOf(1, 5000)).toBe(1);
  expect(shareOf(1, 4999)).toBe(0);
  expect(formatShare(1250)).toBe('12.5\u00a0%');
});

test('a share and its complement never differ from the whole by more than a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 10 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, share) => {
        const parts = shareOf(cents, share) + shareOf(cents, 10_000 - share);
        expect(Number.isInteger(parts)).toBe(true);
        expect(parts - cents).toBeGreaterThanOrEqual(0);
        expect(parts - cents).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('formatted money parses back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), (cents) => {
      const digits = formatMoney(cents, 'EUR').replace(/[^\d]/g, '');
      expect(Number(digits)).toBe(Math.abs(cents));
    }),
  );
});
