import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { aboutTags, canonicalUrl, type PageAbout } from './about-tags.ts';
import { brandStyle } from './brand-style.ts';
import { brandTags } from './brand-tags.ts';

const harbourline = resolveBrand('harbourline.localhost');
const about = {
  title: 'Use cases · Harbourline Hotels',
  description: 'What “guests” write & when',
  noindex: false,
  origin: 'https://harbourline.bellkey.example',
  pathname: '/use-cases/',
};
const head = (overrides: Partial<PageAbout> = {}) =>
  aboutTags(harbourline, { ...about, ...overrides }).join('');

test.each([
  ['/', 'https://bellkey.example/'],
  ['/use-cases', 'https://bellkey.example/use-cases'],
  ['/use-cases/', 'https://bellkey.example/use-cases'],
])('the canonical address of %s is %s', (pathname, url) => {
  expect(canonicalUrl('https://bellkey.example', pathname)).toBe(url);
});

test('an indexed page has its canonical address, and its preview in the brand’s picture', () => {
  const html = head();
  expect(html).toContain('<link rel="canonical" href="https://harbourline.bellkey.example/use-cases">');
  expect(html).not.toContain('robots');
  expect(html).toContain('<title>Use cases · Harbourline Hotels</title>');
  expect(html).toContain('<meta name="description" content="What “guests” write &amp; when">');
  expect(html).toContain('<meta property="og:title" content="Use cases · Harbourline Hotels">');
  expect(html).toContain('<meta property="og:description" content="What “guests” write &amp; when">');
  expect(html).toContain(
    '<meta property="og:image" content="https://harbourline.bellkey.example/brand/harbourline/og.png">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a page without indexing says so, and has no canonical address', () => {
  const html = head({ noindex: true });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('a page’s own picture replaces the brand’s, and is described by the page’s title', () => {
  const html = head({
    heading: 'Use cases',
    picture: '/remotes/marketing/a1/browser/previews/harbourline/use-cases.png',
  });
  expect(html).toContain(
    'property="og:image" content="https://harbourline.bellkey.example/remotes/marketing/a1/browser/previews/harbourline/use-cases.png"',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:alt" content="Harbourline Hotels: Use cases">');
});

test('an article has its day, headline, publisher, and parent pages', () => {
  const html = head({
    heading: 'Where to put the codes',
    pathname: '/guides/place-qr-codes',
    updated: '2026-11-20',
    parent: { title: 'Guides', pathname: '/guides' },
  });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="article:modified_time" content="2026-11-20">');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  const [organization, article, crumbs] = JSON.parse(json ?? '')['@graph'];
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Where to put the codes',
    dateModified: '2026-11-20',
  });
  expect(article.publisher['@id']).toBe(organization['@id']);
  expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://harbourline.bellkey.example/',
    'https://harbourline.bellkey.example/guides',
    'https://harbourline.bellkey.example/guides/place-qr-codes',
  ]);
});

test('the home page has structured data, a plain page none, and its JSON cannot end the element', () => {
  expect(head()).not.toContain('ld+json');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head({ pathname: '/' }))?.[1];
  const types = JSON.parse(json ?? '')['@graph'].map((item: { '@type': string }) => item['@type']);
  expect(types).toEqual(['Organization', 'SoftwareApplication']);
  const hostile = { ...harbourline, name: '</script><b>' };
  expect(aboutTags(hostile, { ...about, pathname: '/' }).join('')).not.toContain('</script><b>');
});

test('the bar has a colour for light and one for dark, and iOS an icon', () => {
  const html = brandTags(harbourline).join('');
  expect(html).toMatch(/theme-color" media="\(prefers-color-scheme: light\)" content="#12324a"/);
  expect(html).toMatch(/theme-color" media="\(prefers-color-scheme: dark\)" content="#14171c"/);
  expect(html).toContain('<link rel="apple-touch-icon" href="/brand/harbourline/icon-192.png">');
});

test('icons, manifest, the bar’s colour and the page’s colours are the brand’s', () => {
  const html = brandTags(harbourline).join('');
  expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([
    '<link rel="icon" type="image/png" sizes="48x48" href="/brand/harbourline/favicon-48.png">',
  ]);
  expect(
    brandTags({ ...harbourline, onlySvg: true })
      .join('')
      .match(/<link rel="icon"[^>]*>/g),
  ).toEqual(['<link rel="icon" type="image/svg+xml" href="/brand/harbourline/favicon.svg">']);
  expect(html).toContain('<link rel="apple-touch-icon" href="/brand/harbourline/icon-192.png">');
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#12324a"');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(brandStyle(harbourline)).toBe(
    ':root{--brand-primary:#12324a;--brand-secondary:#1f7a8c;--brand-accent:#d9822b}',
  );
});
