import type { BrandProfile } from '@bellkey/shared/brand';

type Thing = Record<string, unknown>;

/** The parent of a page, as `/guides` above one guide. */
export interface ParentPage {
  title: string;
  pathname: string;
}

/** An address that is an article. */
export interface ArticleData {
  /** Without the brand's name. */
  title: string;
  description: string;
  url: string;
  /** Absolute address of its link picture. */
  picture: string;
  /** ISO day of the last change. */
  updated: string;
  parent: ParentPage | null;
}

const graph = (...things: Thing[]): Thing => ({ '@context': 'https://schema.org', '@graph': things });

function organizationOf(brand: BrandProfile, origin: string): Thing {
  const home = new URL('/', origin).href;
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: brand.name,
    slogan: brand.tagline,
    url: home,
    logo: new URL(brand.onlySvg ? brand.logo : `/brand/${brand.key}/icon-512.png`, origin).href,
  };
}

/** Structured data of the home page (schema.org): who this is, and what it is. */
export function homeData(brand: BrandProfile, origin: string): Thing {
  const home = new URL('/', origin).href;
  const organization = organizationOf(brand, origin);
  return graph(organization, {
    '@type': 'SoftwareApplication',
    '@id': `${home}#application`,
    name: brand.name,
    description: brand.meta.description,
    url: home,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': organization['@id'] },
  });
}

/** Structured data of an article: its headline, day, publisher, and parent page. */
export function articleData(brand: BrandProfile, origin: string, article: ArticleData): Thing {
  const organization = organizationOf(brand, origin);
  const crumbs = [
    { name: brand.name, item: new URL('/', origin).href },
    ...(article.parent
      ? [{ name: article.parent.title, item: new URL(article.parent.pathname, origin).href }]
      : []),
    { name: article.title, item: article.url },
  ];
  return graph(
    organization,
    {
      '@type': 'Article',
      '@id': `${article.url}#article`,
      headline: article.title,
      description: article.description,
      dateModified: article.updated,
      inLanguage: 'en',
      image: article.picture,
      mainEntityOfPage: article.url,
      author: { '@id': organization['@id'] },
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  );
}
