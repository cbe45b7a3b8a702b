import { mutations } from './mutation.ts';

const ABOUT = {
  file: 'host/server/document/about-tags.ts',
  test: 'host/server/document/about-tags.test.ts',
};
const CRAWLERS = 'host/server/search-engines/search-engines.test.ts';
const BRAND_TAGS = {
  file: 'host/server/document/brand-tags.ts',
  test: 'host/server/document/about-tags.test.ts',
};

/** What a page tells search engines, link previews and browsers. */
export const searchEngines = [
  ...mutations({ section: 'search engines', ...ABOUT }, [
    { rule: 'A page has a title', from: 'html`<title>${about.title}</title>`', to: "''" },
    {
      rule: 'A page has a description',
      from: 'about.description ? [html`<meta name="description"',
      to: 'false ? [html`<meta name="description"',
    },
    {
      rule: 'A page has one canonical address, without a slash at the end',
      from: "pathname.replace(/\\/+$/, '') || '/'",
      to: 'pathname',
    },
    {
      rule: 'What may not be indexed says so',
      from: '? html`<meta name="robots" content="noindex">`',
      to: "? ''",
    },
    { rule: 'A page has an Open Graph picture', from: "['og:image', picture],", to: '' },
    {
      rule: 'The picture is of the brand',
      from: '`/brand/${brand.key}/og.png`',
      to: "'/brand/default/og.png'",
    },
    { rule: 'A page has an Open Graph title', from: "['og:title', about.title],", to: '' },
    { rule: 'Structured data stands where it fits', from: '...(data ? [', to: '...(!data ? [' },
  ]),
  ...mutations({ section: 'search engines', test: CRAWLERS }, [
    {
      rule: 'The sitemap lists nothing that is not to be indexed',
      file: 'host/server/search-engines/indexable-paths.ts',
      from: '.filter(({ noindex }) => !noindex)',
      to: '',
    },
    {
      rule: 'The sitemap lists known values of a path',
      file: 'host/server/search-engines/indexable-paths.ts',
      from: 'params[segment.slice(1)] ?? []',
      to: '[]',
    },
    {
      rule: 'The sitemap is of the origin that was asked',
      file: 'host/server/search-engines/crawler-files.ts',
      from: 'new URL(path, origin).href',
      to: 'path',
    },
    {
      rule: 'robots.txt names the sitemap',
      file: 'host/server/search-engines/crawler-files.ts',
      from: '`Sitemap: ${origin}/sitemap.xml`,',
      to: '',
    },
    {
      rule: 'robots.txt keeps crawlers off the API',
      file: 'host/server/search-engines/crawler-files.ts',
      from: "'Disallow: /api/',",
      to: '',
    },
    {
      rule: 'Pages that the browser renders are not indexed unless they say so',
      file: 'shared/src/remote/pages.ts',
      from: "page.noindex ?? page.rendering === 'client'",
      to: 'page.noindex ?? false',
    },
  ]),
  ...mutations({ section: '3', ...BRAND_TAGS }, [
    {
      rule: 'The favicon follows the brand',
      from: '/brand/${brand.key}/favicon-48.png',
      to: '/brand/default/favicon-48.png',
    },
    {
      rule: 'The favicon of a brand without pictures is its own',
      from: 'href="${brand.favicon}"',
      to: 'href="/brand/default/favicon.svg"',
    },
    {
      rule: 'The bar’s colour follows the brand',
      from: 'content="${brand.colors.primary}"',
      to: 'content="#1f2937"',
    },
    {
      rule: 'The icon of the home screen follows the brand',
      from: '/brand/${brand.key}/icon-192.png',
      to: '/brand/default/icon-192.png',
    },
    {
      rule: 'The manifest is named',
      from: 'html`<link rel="manifest" href="/manifest.webmanifest">`,',
      to: '',
    },
  ]),
  ...mutations({ section: '3' }, [
    {
      rule: 'The home page’s title is the brand’s',
      file: 'host/src/page-title/document-title.ts',
      from: "page.path === '/' && !page.at ? brand.meta.title : ",
      to: '',
      test: 'host/src/page-title/document-title.test.ts',
    },
    {
      rule: 'A page’s title names the brand',
      file: 'host/src/page-title/document-title.ts',
      from: '`${page.title} · ${brand.name}`',
      to: 'page.title',
      test: 'host/src/page-title/document-title.test.ts',
    },
    {
      rule: 'Colours follow the brand',
      file: 'host/server/document/brand-style.ts',
      from: '--brand-accent:${colors.accent}',
      to: '--brand-accent:#10b981',
      test: 'host/server/document/about-tags.test.ts',
    },
    {
      rule: 'The manifest’s name follows the brand',
      file: 'host/server/brand-files/web-manifest.ts',
      from: 'name: brand.name,',
      to: "name: 'Bellkey',",
      test: 'host/server/brand-files/web-manifest.test.ts',
    },
    {
      rule: 'The manifest’s colour follows the brand',
      file: 'host/server/brand-files/web-manifest.ts',
      from: 'theme_color: brand.colors.primary',
      to: "theme_color: '#1f2937'",
      test: 'host/server/brand-files/web-manifest.test.ts',
    },
    {
      rule: 'An installed app opens in a window of its own',
      file: 'host/server/brand-files/web-manifest.ts',
      from: "display: 'standalone'",
      to: "display: 'browser'",
      test: 'host/server/brand-files/web-manifest.test.ts',
    },
  ]),
];
