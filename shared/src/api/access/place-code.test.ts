import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkCharacter, parsePlaceCode, shortCodeFrom } from './place-code.ts';

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const seven = fc.array(fc.constantFrom(...ALPHABET), { minLength: 7, maxLength: 7 }).map((c) => c.join(''));

describe('Place codes', () => {
  test('a code made of any random bytes can be typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 7, maxLength: 7 }), (random) => {
        const code = shortCodeFrom(random);
        expect(parsePlaceCode(code.toLowerCase())).toEqual({ kind: 'short', value: code });
      }),
    );
  });

  test('a typed short code is parsed whatever its case, dashes and look-alikes', () => {
    const code = `01O1ABC`.replace('O', '0');
    const whole = code + checkCharacter(code);
    const typed = `oio1-abc${whole.charAt(7)}`.replace('oio1', 'olo1');
    expect(parsePlaceCode(typed)).toEqual({ kind: 'short', value: whole });
  });

  test('one wrong character is always detected', () => {
    fc.assert(
      fc.property(seven, fc.nat(7), fc.constantFrom(...ALPHABET), (first, at, other) => {
        const whole = first + checkCharacter(first);
        fc.pre(whole.charAt(at) !== other);
        const typo = whole.slice(0, at) + other + whole.slice(at + 1);
        return parsePlaceCode(typo) === null;
      }),
    );
  });

  test('a full code is taken as printed', () => {
    expect(parsePlaceCode(' 7n93YuWzsZ8hkPNt4RJREg ')).toEqual({
      kind: 'full',
      value: '7n93YuWzsZ8hkPNt4RJREg',
    });
  });

  test.each(['', 'towels', '7n93YuWzsZ8hkPNt4RJRE', '7n93YuWzsZ8hkPNt4RJR+/', "' or 1=1 --"])(
    '"%s" is not a code',
    (typed) => {
      expect(parsePlaceCode(typed)).toBeNull();
    },
  );
});
