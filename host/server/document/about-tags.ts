import type { BrandProfile } from '@bellkey/shared/brand';
import { html, raw } from 'hono/html';
import { inScript } from './escape.ts';
import type { Markup } from './markup.ts';
import { articleData, homeData, type ParentPage } from './structured-data.ts';

export interface PageAbout {
  /** As in the tab, with the brand's name. */
  title: string;
  /** Without the brand's name, if different. */
  heading?: string;
  /** One sentence, or empty. */
  description: string;
  noindex: boolean;
  /** Of this deployment: `https://harbourline.bellkey.example`. */
  origin: string;
  pathname: string;
  /** Path of the page's own link picture; by default the brand's. */
  picture?: string;
  /** ISO day of the last change, for an article. */
  updated?: string | undefined;
  parent?: ParentPage | null;
}

/** Size of every link picture, in pixels. */
const PICTURE = { width: 1200, height: 630 };

/** A pathname without the trailing slash that the server allows. */
export const canonicalPathname = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The canonical address of a page: without query or trailing slash. */
export const canonicalUrl = (origin: string, pathname: string): string =>
  new URL(`${origin}${canonicalPathname(pathname)}`).href;

/** Structured data for search engines, on the pages that have any. */
function dataOf(brand: BrandProfile, about: PageAbout, url: string, picture: string) {
  const { title, heading = title, description, updated, parent = null, origin } = about;
  if (about.pathname === '/' && !about.noindex) return homeData(brand, origin);
  return updated && !about.noindex
    ? articleData(brand, origin, { title: heading, description, url, picture, updated, parent })
    : null;
}

const pictureTags = (picture: string, brand: BrandProfile, about: PageAbout): Array<[string, string]> => [
  ['og:image', picture],
  ['og:image:type', 'image/png'],
  ['og:image:width', String(PICTURE.width)],
  ['og:image:height', String(PICTURE.height)],
  [
    'og:image:alt',
    `${brand.name}: ${about.pathname === '/' ? brand.tagline : (about.heading ?? about.title)}`,
  ],
];

/** Title, description, canonical address and link preview; a page without indexing has no canonical address. */
export function aboutTags(brand: BrandProfile, about: PageAbout): Markup[] {
  const url = canonicalUrl(about.origin, about.pathname);
  const picture = new URL(about.picture ?? `/brand/${brand.key}/og.png`, about.origin).href;
  const { updated } = about;
  // No picture is better than another brand's.
  const drawn = about.picture !== undefined || !brand.onlySvg;
  const preview: Array<[string, string]> = [
    ['og:type', updated ? 'article' : 'website'],
    ['og:site_name', brand.name],
    ['og:locale', 'en'],
    ['og:title', about.title],
    ['og:description', about.description || brand.meta.description],
    ['og:url', url],
    ...(drawn ? pictureTags(picture, brand, about) : []),
    ...(updated ? [['article:modified_time', updated] as [string, string]] : []),
  ];
  const data = dataOf(brand, about, url, picture);
  return [
    html`<title>${about.title}</title>`,
    ...(about.description ? [html`<meta name="description" content="${about.description}">`] : []),
    about.noindex ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${url}">`,
    ...preview.map(([property, content]) => html`<meta property="${property}" content="${content}">`),
    html`<meta name="twitter:card" content="${drawn ? 'summary_large_image' : 'summary'}">`,
    ...(data ? [html`<script type="application/ld+json">${raw(inScript(data))}</script>`] : []),
  ];
}
