import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { webManifest } from './web-manifest.ts';

test.each([
  ['localhost', 'Bellkey', 'Bellkey', '#1f2937', 'default'],
  ['harbourline.localhost', 'Harbourline Hotels', 'Harbourline', '#12324a', 'harbourline'],
])('the manifest of %s is of its brand', (hostname, name, shortName, colour, key) => {
  const brand = resolveBrand(hostname);
  const { icons, ...manifest } = webManifest(brand);
  expect(manifest).toMatchObject({
    name,
    short_name: shortName,
    description: brand.meta.description,
    theme_color: colour,
  });
  expect(icons).toContainEqual({ src: brand.favicon, sizes: 'any', type: 'image/svg+xml' });
  for (const { src } of icons as { src: string }[]) expect(src).toMatch(new RegExp(`^/brand/${key}/`));
});

test('an installed app stays the same app, in a window of its own, from the home page on', () => {
  expect(webManifest(resolveBrand('localhost'))).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test('a brand that came as a data file has its drawing for every icon', () => {
  const quayside = {
    ...resolveBrand('localhost'),
    key: 'quayside',
    favicon: '/brand/quayside/favicon.svg',
    onlySvg: true,
  };
  expect(webManifest(quayside).icons).toEqual([
    { src: '/brand/quayside/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/brand/quayside/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ]);
});
