import type { BrandProfile } from '@bellkey/shared/brand';

/** What the home page tells search engines in their own vocabulary (schema.org): who this is, and what it is. */
export function structuredData(brand: BrandProfile, origin: string): Record<string, unknown> {
  const home = new URL('/', origin).href;
  const organization = `${home}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.name,
        slogan: brand.tagline,
        url: home,
        logo: new URL(`/brand/${brand.key}/icon-512.png`, origin).href,
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${home}#application`,
        name: brand.name,
        description: brand.meta.description,
        url: home,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: { '@id': organization },
      },
    ],
  };
}
