import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { aboutTags, canonicalUrl } from './about-tags.ts';
import { brandTags } from './brand-tags.ts';

const harbourline = resolveBrand('harbourline.localhost');
const about = {
  title: 'Use cases · Harbourline Hotels',
  description: 'What “guests” write & when',
  noindex: false,
  origin: 'https://harbourline.bellkey.example',
  pathname: '/use-cases/',
};
const head = (overrides: Partial<typeof about> = {}) =>
  aboutTags(harbourline, { ...about, ...overrides }).join('');

test.each([
  ['/', 'https://bellkey.example/'],
  ['/use-cases', 'https://bellkey.example/use-cases'],
  ['/use-cases/', 'https://bellkey.example/use-cases'],
])('the canonical address of %s is %s', (pathname, url) => {
  expect(canonicalUrl('https://bellkey.example', pathname)).toBe(url);
});

test('a page that is indexed says its canonical address, and its preview in the brand’s picture', () => {
  const html = head();
  expect(html).toContain('<link rel="canonical" href="https://harbourline.bellkey.example/use-cases">');
  expect(html).not.toContain('robots');
  expect(html).toContain('<meta property="og:title" content="Use cases · Harbourline Hotels">');
  expect(html).toContain('<meta property="og:description" content="What “guests” write &amp; when">');
  expect(html).toContain(
    '<meta property="og:image" content="https://harbourline.bellkey.example/brand/harbourline/og.png">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a page that is not to be indexed says so, and claims no canonical address', () => {
  const html = head({ noindex: true });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('only the home page carries structured data, and it is JSON that can’t end its element', () => {
  expect(head()).not.toContain('ld+json');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head({ pathname: '/' }))?.[1];
  const types = JSON.parse(json ?? '')['@graph'].map((item: { '@type': string }) => item['@type']);
  expect(types).toEqual(['Organization', 'SoftwareApplication']);
  const hostile = { ...harbourline, name: '</script><b>' };
  expect(aboutTags(hostile, { ...about, pathname: '/' }).join('')).not.toContain('</script><b>');
});

test('the bar has a colour by day and one by night, and iOS an icon', () => {
  const html = brandTags(harbourline).join('');
  expect(html).toMatch(/theme-color" media="\(prefers-color-scheme: light\)" content="#12324a"/);
  expect(html).toMatch(/theme-color" media="\(prefers-color-scheme: dark\)" content="#14171c"/);
  expect(html).toContain('<link rel="apple-touch-icon" href="/brand/harbourline/icon-192.png">');
});
