import type { BrandProfile } from '@bellkey/shared/brand';

const rasters = (folder: string) => [
  { src: `${folder}/icon-192.png`, sizes: '192x192', type: 'image/png' },
  { src: `${folder}/icon-512.png`, sizes: '512x512', type: 'image/png' },
  { src: `${folder}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest of a brand; `id` and `start_url` stay the same, so an installed app stays the same app. */
export function webManifest(brand: BrandProfile): Record<string, unknown> {
  const folder = `/brand/${brand.key}`;
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    description: brand.meta.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f5',
    theme_color: brand.colors.primary,
    icons: [
      { src: brand.favicon, sizes: 'any', type: 'image/svg+xml' },
      ...(brand.onlySvg
        ? [{ src: brand.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' }]
        : rasters(folder)),
    ],
  };
}
