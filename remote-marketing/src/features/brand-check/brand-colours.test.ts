import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@bellkey/shared/brand';
import { describe, expect, test } from '@jest/globals';
import { checkContrast, parseBrandColours, type Scheme } from './brand-colours.ts';

const colours = (hex: { primary: string; secondary: string; accent: string }) => {
  const read = parseBrandColours(hex);
  if (!read) throw new Error('not three colours');
  return read;
};

describe('the colours of a brand', () => {
  test.each(
    brands.flatMap((brand) =>
      (['light', 'dark'] as Scheme[]).map((scheme) => [brand.name, scheme, brand] as const),
    ),
  )('%s is readable in %s', (_name, scheme, brand) => {
    expect(checkContrast(colours(brand.colors), scheme).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('a pale primary fails where it would be text on paper', () => {
    const failed = checkContrast(
      colours({ primary: '#ffe9a8', secondary: '#3b82f6', accent: '#10b981' }),
      'light',
    )
      .filter(({ passes }) => !passes)
      .map(({ what }) => what);
    expect(failed).toEqual(['Text on paper', 'Buttons']);
  });

  test('three colours are needed', () => {
    expect(parseBrandColours({ primary: '#12324a', secondary: 'teal', accent: '#d9822b' })).toBeNull();
  });

  test('they are derived with the shares of the design tokens', () => {
    const tokens = readFileSync(path.join(__dirname, '../../../../host/src/theme/tokens.css'), 'utf8');
    for (const rule of [
      '--ink: color-mix(in oklab, var(--brand-primary) 92%, black)',
      '--accent-ink: color-mix(in oklab, var(--brand-accent) 58%, black)',
      '--accent-wash: color-mix(in oklab, var(--brand-accent) 12%, var(--paper))',
      '--link: color-mix(in oklab, var(--brand-secondary) 70%, black)',
      '--good-ink: color-mix(in oklab, #10b981 58%, black)',
      '--good-wash: color-mix(in oklab, #10b981 12%, var(--paper))',
      '--good-ink: color-mix(in oklab, #10b981 72%, white)',
      '--good-wash: color-mix(in oklab, #10b981 16%, var(--paper))',
      '--accent-ink: color-mix(in oklab, var(--brand-accent) 72%, white)',
      '--accent-wash: color-mix(in oklab, var(--brand-accent) 16%, var(--paper))',
      '--link: color-mix(in oklab, var(--brand-secondary) 52%, white)',
      '--paper: #fbf9f5',
      '--paper: #14171c',
      '--ink: #f1ede4',
    ]) {
      expect(tokens).toContain(rule);
    }
  });
});
