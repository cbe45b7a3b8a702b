import { expect, test } from '@jest/globals';
import type { PropertyBrand } from '../api/index.ts';
import { brandImages, propertyStyle } from './property-style.ts';

const hash = 'a'.repeat(32);
const brand: PropertyBrand = {
  mark: { hash, width: 200, height: 100, ground: 'light' },
  picture: { hash: 'b'.repeat(32), width: 1600, height: 900, colour: '#7a6a55' },
  accent: { colour: '#ffd400', on: '#000000', light: '#7a6400', dark: '#ffd400' },
};
const NONE: PropertyBrand = { mark: null, picture: null, accent: null };

test('a brand is custom properties alone, and dark pages get their own', () => {
  const style = propertyStyle({ slug: 'aurora', brand }, '');
  expect(style).toContain(`--property-mark:url("/api/properties/at/aurora/brand/${hash}")`);
  const [light = '', dark = ''] = style.split('@media (prefers-color-scheme:dark)');
  expect(light).toContain('--accent-ink:#7a6400');
  expect(light).toContain('--property-mark-ground:transparent');
  expect(dark).toContain('--accent-ink:#ffd400');
  expect(dark).toContain('--property-mark-ground:#fffefb');
  expect(style.replace(/@media \([^)]+\)|:root/g, '')).not.toMatch(/(?:^|[};])[^-{};]+[:{]/);
});

test('the width of a mark follows from its shape, up to a limit', () => {
  const width = (ratio: number, ground: 'any' | 'light') => {
    const mark = { hash, width: 100 * ratio, height: 100, ground };
    return /--property-mark-width:(\d+)px/.exec(
      propertyStyle({ slug: 'a', brand: { ...NONE, mark } }, ''),
    )?.[1];
  };
  expect([width(1, 'any'), width(2, 'any'), width(9, 'any'), width(2, 'light')]).toEqual([
    '34',
    '68',
    '104',
    '60',
  ]);
});

test('without a brand, or without the address of its images, there is no style and no image', () => {
  expect(propertyStyle({ slug: 'aurora' }, '')).toBe('');
  expect(propertyStyle({ brand }, '')).toBe('');
  expect(brandImages({ slug: 'aurora' }, '', true)).toEqual([]);
});

test('images are at the API, the picture in the size of the screen and only where it is first', () => {
  const at = 'https://api.bellkey.example/api/properties/at/aurora/brand';
  const images = (picture: boolean) =>
    brandImages({ slug: 'aurora', brand }, 'https://api.bellkey.example', picture).map(({ href }) => href);
  expect(images(false)).toEqual([`${at}/${hash}`]);
  expect(images(true)).toEqual([
    `${at}/${hash}`,
    `${at}/${'b'.repeat(32)}?size=small`,
    `${at}/${'b'.repeat(32)}`,
  ]);
});
