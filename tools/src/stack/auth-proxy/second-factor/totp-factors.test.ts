import { describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { newSecret, TotpFactors, WRONG_CODES_ALLOWED, WRONG_CODES_WINDOW_MS } from './totp-factors.ts';

/** The secret of RFC 6238, appendix B, in base32. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const INTERVAL_MS = 30_000;

function enrolled() {
  const clock = { now: 1_800_000_000_000 };
  const factors = new TotpFactors({}, () => clock.now);
  const secret = newSecret();
  const codeIn = (intervals: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now + intervals * INTERVAL_MS,
    });
  expect(factors.enrol('rita', secret, codeIn(0), 'Phone')).toBe('right');
  const [factor] = factors.of('rita');
  if (!factor) throw new Error('Nothing was enrolled.');
  return { factors, factor, clock, codeIn };
}

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238', (second, code) => {
  const factors = new TotpFactors({}, () => second * 1_000);
  expect(factors.enrol('rita', RFC_SECRET, code)).toBe('right');
});

describe('a code', () => {
  test('works once, including the one that enrolled the app', () => {
    const { factors, factor, codeIn } = enrolled();
    expect(factors.use('rita', factor, codeIn(0))).toBe('wrong');
    expect(factors.use('rita', factor, codeIn(1))).toBe('right');
    expect(factors.use('rita', factor, codeIn(1))).toBe('wrong');
  });

  test('does not work when a later one was used', () => {
    const { factors, factor, codeIn, clock } = enrolled();
    clock.now += INTERVAL_MS;
    const earlier = codeIn(0);
    expect(factors.use('rita', factor, codeIn(1))).toBe('right');
    expect(factors.use('rita', factor, earlier)).toBe('wrong');
  });

  test('works one interval late, and not two', () => {
    const { factors, factor, codeIn, clock } = enrolled();
    const late = codeIn(2);
    clock.now += 4 * INTERVAL_MS;
    expect(factors.use('rita', factor, late)).toBe('wrong');
    clock.now -= INTERVAL_MS;
    expect(factors.use('rita', factor, late)).toBe('right');
  });
});

describe('wrong codes', () => {
  test('are limited: even the right one is not checked until time has passed', () => {
    const { factors, factor, codeIn, clock } = enrolled();
    for (let i = 0; i < WRONG_CODES_ALLOWED; i += 1) {
      expect(factors.use('rita', factor, 'abcdef')).toBe('wrong');
    }
    expect(factors.use('rita', factor, codeIn(1))).toBe('limited');
    clock.now += WRONG_CODES_WINDOW_MS;
    expect(factors.use('rita', factor, codeIn(0))).toBe('right');
  });

  test('of one account do not count against another', () => {
    const { factors, factor, codeIn } = enrolled();
    for (let i = 0; i < WRONG_CODES_ALLOWED; i += 1) factors.enrol('bruno', newSecret(), '000');
    expect(factors.use('rita', factor, codeIn(1))).toBe('right');
  });
});

test('the kept state loads again, without the factors of deleted accounts', () => {
  const { factors, codeIn } = enrolled();
  expect(Object.keys(factors.keep(new Set(['rita', 'bruno'])))).toEqual(['rita']);
  const again = new TotpFactors(factors.keep(new Set(['rita'])));
  expect(again.of('rita')).toMatchObject([{ displayName: 'Phone' }]);
  expect(factors.keep(new Set(['bruno']))).toEqual({});
  expect(codeIn(0)).toHaveLength(6);
});
