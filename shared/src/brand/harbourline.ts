import type { BrandProfile } from './profile.ts';

/** Harbourline Hotels: a fictional hotel-management company, the one co-brand profile. */
export const harbourline: BrandProfile = {
  key: 'harbourline',
  name: 'Harbourline Hotels',
  logo: '/brand/harbourline/logo.svg',
  subheading: 'Guest services by Bellkey',
  subheadingUrl: '/partners',
  tagline: 'Looked after, from quay to pillow.',
  colors: { primary: '#12324a', secondary: '#1f7a8c', accent: '#d9822b' },
  favicon: '/brand/harbourline/favicon.svg',
  meta: {
    title: 'Harbourline Hotels: guest services',
    description:
      'Ask for anything during your stay with Harbourline Hotels: scan the code in your room, say what you need, and see when it will be done.',
  },
};
