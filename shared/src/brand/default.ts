import type { BrandProfile } from './profile.ts';

/** Bellkey's own brand; the colours are the specification's, section 3. */
export const defaultBrand: BrandProfile = {
  key: 'default',
  name: 'Bellkey',
  logo: '/brand/default/logo.svg',
  subheading: null,
  subheadingUrl: null,
  tagline: 'Ask once. Watch it happen.',
  colors: { primary: '#1f2937', secondary: '#3b82f6', accent: '#10b981' },
  favicon: '/brand/default/favicon.svg',
  meta: {
    title: 'Bellkey: guest services with a clock on them',
    description:
      'Guests scan a code and ask in their own words. Bellkey answers what your hotel knows, sends the rest to the right person, and shows everyone the same clock.',
  },
};
