import { describe, expect, test } from '@jest/globals';
import { type Colour, contrastOf, mixInOklab, parseHex, toHex } from './colour.ts';

const colour = (hex: string): Colour => {
  const read = parseHex(hex);
  if (!read) throw new Error(`${hex} is not a colour`);
  return read;
};

describe('colours', () => {
  test('are parsed from six hex digits, with or without the mark, and from nothing else', () => {
    expect(toHex(colour(' #1F2937 '))).toBe('#1f2937');
    expect(toHex(colour('10b981'))).toBe('#10b981');
    for (const text of ['', '#fff', 'teal', '#12345g', 'rgb(0 0 0)']) expect(parseHex(text)).toBeNull();
  });

  test('a mix with nothing of the other is the colour itself', () => {
    expect(toHex(mixInOklab(colour('#d9822b'), 1, colour('#000000')))).toBe('#d9822b');
    expect(toHex(mixInOklab(colour('#d9822b'), 0, colour('#fbf9f5')))).toBe('#fbf9f5');
  });

  test('mixes as CSS does: half white and half black is #636363 in oklab', () => {
    expect(toHex(mixInOklab(colour('#ffffff'), 0.5, colour('#000000')))).toBe('#636363');
  });

  test('contrast is the one of WCAG', () => {
    expect(contrastOf(colour('#000000'), colour('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrastOf(colour('#777777'), colour('#ffffff'))).toBeCloseTo(4.48, 2);
    expect(contrastOf(colour('#10b981'), colour('#10b981'))).toBe(1);
  });
});
