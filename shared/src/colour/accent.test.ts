import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deriveAccent, SURFACES, TEXT_CONTRAST } from './accent.ts';
import { contrastOf, mixInOklab, parseHex } from './colour.ts';

const colour = (hex: string) => parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the accent of a property', () => {
  test('whatever the colour, text of it and on it is readable on every surface, light and dark', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const derived = deriveAccent(hex);
        if (!derived) return false;
        const grounds = (scheme: 'light' | 'dark') => {
          const { papers, wash } = SURFACES[scheme];
          return [...papers.map(colour), mixInOklab(colour(hex), wash, colour(papers[0]))];
        };
        const readable = (['light', 'dark'] as const).every((scheme) =>
          grounds(scheme).every(
            (ground) => contrastOf(colour(derived[scheme].text), ground) >= TEXT_CONTRAST,
          ),
        );
        return readable && contrastOf(colour(derived.on), colour(hex)) >= TEXT_CONTRAST;
      }),
    );
  });

  test('a readable colour stays as it is, and one that is not becomes darker or lighter for text alone', () => {
    expect(deriveAccent('#7A1F2B')).toMatchObject({
      colour: '#7a1f2b',
      on: '#ffffff',
      light: { text: '#7a1f2b', adjusted: false },
      dark: { adjusted: true },
    });
    const yellow = deriveAccent('#ffd400');
    expect(yellow).toMatchObject({ colour: '#ffd400', on: '#000000', light: { adjusted: true } });
    expect(yellow?.dark).toMatchObject({ text: '#ffd400', adjusted: false });
    expect(yellow?.light.ratio).toBeLessThan(TEXT_CONTRAST);
  });

  test('anything but six digits is no colour', () => {
    for (const text of ['', '#fff', 'red', '#12345', 'url(x)']) expect(deriveAccent(text)).toBeNull();
  });

  test('the surfaces are those of the design tokens', () => {
    const tokens = readFileSync(new URL('../../../host/src/theme/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
    for (const [text, { papers, wash }] of [
      [light, SURFACES.light],
      [dark, SURFACES.dark],
    ] as const) {
      ['paper', 'paper-2', 'card'].forEach((name, index) => {
        expect(text).toContain(`--${name}: ${papers[index]};`);
      });
      expect(text).toContain(
        `--accent-wash: color-mix(in oklab, var(--brand-accent) ${Math.round(wash * 100)}%, var(--paper))`,
      );
    }
  });
});
