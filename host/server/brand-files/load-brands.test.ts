import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { brandTags } from '../document/brand-tags.ts';
import { contrastWithPaper } from './contrast.ts';
import { loadBrands } from './load-brands.ts';
import { webManifest } from './web-manifest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const quayside = {
  name: 'Quayside Stays',
  tagline: 'Your key to the harbour.',
  colors: { primary: '#3b1f4a', secondary: '#7a4fb0', accent: '#c2410c' },
  meta: { title: 'Quayside Stays: guest services', description: 'Ask for anything.' },
};
const write = (brand: object, file = 'quayside.json') =>
  writeFileSync(path.join(folder, file), JSON.stringify(brand));

test('without files the product has its own brands', () => {
  const brands = loadBrands(folder);
  expect(brands.all.map(({ key }) => key)).toEqual(['default', 'harbourline']);
  expect(brands.of('quayside.localhost').key).toBe('default');
});

test('one data file is one more brand, with its icons and manifest', () => {
  write(quayside);
  const brands = loadBrands(folder);
  const brand = brands.of('quayside.bellkey.example');
  expect(brand).toMatchObject({ ...quayside, key: 'quayside', subheading: null });
  expect(brands.of('harbourline.localhost').name).toBe('Harbourline Hotels');
  expect(brands.svgOf('quayside')).toContain('fill="#3b1f4a"');
  expect(brands.svgOf('harbourline')).toBeNull();
  expect(webManifest(brand)).toMatchObject({
    name: 'Quayside Stays',
    theme_color: '#3b1f4a',
    icons: [
      { src: '/brand/quayside/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/brand/quayside/favicon.svg', purpose: 'maskable' },
    ],
  });
  expect(brandTags(brand).join('')).not.toContain('.png');
});

test.each([
  ['a colour that is none', { ...quayside, colors: { ...quayside.colors, accent: 'red' } }, 'colors.accent'],
  [
    'a primary that cannot be read',
    { ...quayside, colors: { ...quayside.colors, primary: '#ffd54f' } },
    '4.5 : 1',
  ],
  ['an unknown field', { ...quayside, colour: '#000000' }, 'colour'],
  [
    'an address with a script',
    { ...quayside, subheading: 'x', subheadingUrl: 'javascript:alert(1)' },
    'subheadingUrl',
  ],
  ['a mark that is no path', { ...quayside, mark: 'M0 0"/><script>' }, 'mark'],
])('%s stops the start with the reason', (_, brand, reason) => {
  write(brand);
  expect(() => loadBrands(folder)).toThrow(reason);
});

test.each(['Quay Side.json', 'harbourline.json', 'default.json'])('%s is refused by its name', (file) => {
  write(quayside, file);
  expect(() => loadBrands(folder)).toThrow(file);
});

test('every brand’s primary is readable on the page', () => {
  for (const { key, colors } of loadBrands(folder).all) {
    expect([key, contrastWithPaper(colors.primary) >= 4.5]).toEqual([key, true]);
  }
});
