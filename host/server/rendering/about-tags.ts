import type { BrandProfile } from '@bellkey/shared/brand';
import { escapeHtml, inScript } from './escape.ts';
import { structuredData } from './structured-data.ts';

export interface PageAbout {
  title: string;
  /** One sentence, or empty. */
  description: string;
  noindex: boolean;
  /** As the browser asked it: `https://harbourline.bellkey.example`. */
  origin: string;
  pathname: string;
}

/** Size of `/brand/<key>/og.png`, in pixels. */
const PICTURE = { width: 1200, height: 630 };

/** The one address of a page: without query, and without the slash at the end that the server forgives. */
export const canonicalUrl = (origin: string, pathname: string): string =>
  new URL(pathname === '/' ? '/' : pathname.replace(/\/+$/, ''), origin).href;

/** Title, description, canonical address and link preview; what may not be indexed has no canonical address. */
export function aboutTags(brand: BrandProfile, about: PageAbout): string[] {
  const url = canonicalUrl(about.origin, about.pathname);
  const preview: Array<[string, string]> = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:locale', 'en'],
    ['og:title', about.title],
    ['og:description', about.description || brand.meta.description],
    ['og:url', url],
    ['og:image', new URL(`/brand/${brand.key}/og.png`, about.origin).href],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', `${brand.name}: ${brand.tagline}`],
  ];
  return [
    `<title>${escapeHtml(about.title)}</title>`,
    about.description ? `<meta name="description" content="${escapeHtml(about.description)}">` : '',
    about.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...preview.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    about.pathname === '/'
      ? `<script type="application/ld+json">${inScript(structuredData(brand, about.origin))}</script>`
      : '',
  ];
}
