import type { Release } from '@bellkey/shared/release';
import { expect, test } from '@jest/globals';
import { robotsText, sitemapXml } from './crawler-files.ts';
import { indexablePaths } from './indexable-paths.ts';

type Pages = Record<string, Omit<Release['pages'][string], 'js' | 'css'>>;

const releaseOf = (name: string, pages: Pages): Release => ({
  name,
  version: '1.0.0',
  build: 'abcdef123456',
  builtAt: '2025-06-01T00:00:00Z',
  contract: 1,
  container: `bellkey_${name}`,
  entry: 'browser/entry.js',
  entryCss: [],
  serverEntry: null,
  pages: Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, { ...page, js: [], css: [] }])),
  files: [],
});

const marketing = releaseOf('marketing', {
  home: { path: '/', rendering: 'server', title: 'Home' },
  guide: { path: '/guides/:slug', rendering: 'server', title: 'Guide', params: { slug: ['b', 'a'] } },
  proposal: { path: '/proposals', rendering: 'server', title: 'Proposals', noindex: true },
  open: { path: '/rooms/:id', rendering: 'server', title: 'Room' },
});
const guest = releaseOf('guest', {
  chat: { path: '/chat', rendering: 'client', title: 'Chat' },
  'scan-qr': { path: '/scan-qr', rendering: 'client', title: 'Scan', noindex: false },
});

test('lists indexable pages: parameters by their known values, or not at all', () => {
  expect(indexablePaths([guest, marketing])).toEqual(['/', '/guides/a', '/guides/b', '/scan-qr']);
});

test('the sitemap has absolute addresses of the requested origin', () => {
  const xml = sitemapXml('https://bellkey.example', ['/', '/guides/a']);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://bellkey.example/</loc>',
    '<loc>https://bellkey.example/guides/a</loc>',
  ]);
});

test('robots.txt names the sitemap, and blocks crawlers from everything but pages, noindex ones included', () => {
  const text = robotsText('https://bellkey.example');
  expect(text).toContain('Sitemap: https://bellkey.example/sitemap.xml');
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/', 'Disallow: /shell/']);
});
