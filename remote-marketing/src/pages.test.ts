import { resolveBrand } from '@bellkey/shared/brand';
import { completePage, matchPage } from '@bellkey/shared/remote';
import { expect, test } from '@jest/globals';
import table from './pages.ts';

const pages = Object.entries(table.pages).map(([name, page]) => completePage('marketing', name, page));

test('its paths are the specification’s, section 2, and each guide has its own', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/',
    '/airbnb',
    '/case-study',
    '/demo',
    '/demo-error-modal',
    '/efficiency-assessment',
    '/guides',
    '/guides/:slug',
    '/integrations',
    '/partners',
    '/privacy',
    '/proposals',
    '/proposals/blackbrick',
    '/proposals/luzeiros',
    '/proposals/miramar',
    '/proposals/pricing-proposals/custom',
    '/proposals/pricing-proposals/generic',
    '/proposals/pricing-proposals/miramar',
    '/register',
    '/str',
    '/terms',
    '/test-subdomain',
    '/use-cases',
  ]);
});

test('proposals are hidden from search engines, public pages are not', () => {
  const hidden = pages.filter(({ noindex }) => noindex).map(({ path }) => path);
  expect(hidden).toEqual(
    expect.arrayContaining(
      pages
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/proposals') && path !== '/proposals/pricing-proposals/generic'),
    ),
  );
  expect(hidden).not.toContain('/');
  expect(hidden).not.toContain('/use-cases');
});

test('every page has a description', () => {
  for (const { description } of pages) expect(description).toMatch(/^[A-Z0-9].{20,}\.$/);
});

test('the co-brand’s subheading leads to a page', () => {
  const { subheadingUrl } = resolveBrand('harbourline.localhost');
  expect([subheadingUrl, matchPage(pages, subheadingUrl ?? '')]).toEqual([subheadingUrl, expect.anything()]);
});
