/**
 * @jest-environment node
 */
import { TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { articles } from '../features/guides/articles.ts';
import { Page as CaseStudy } from './case-study/page.tsx';
import { Page as Efficiency } from './efficiency-assessment/page.tsx';
import { Page as Guides } from './guides/page.tsx';
import { Page as PricingCustom } from './pricing-custom/page.tsx';
import { Page as PricingGeneric } from './pricing-generic/page.tsx';
import { Page as PricingMiramar } from './pricing-miramar/page.tsx';
import { Page as Privacy } from './privacy/page.tsx';
import { Page as Proposals } from './proposals/page.tsx';
import { Page as BlackBrick } from './proposals-blackbrick/page.tsx';
import { Page as Luzeiros } from './proposals-luzeiros/page.tsx';
import { Page as Miramar } from './proposals-miramar/page.tsx';
import { Page as Register } from './register/page.tsx';
import { Page as Terms } from './terms/page.tsx';

/** The route table of the specification (section 2), and the anchors of the home page. */
const ROUTES = new Set(
  `/ /str /chat /demo /terms /airbnb /orders /compare /privacy /scan-qr /partners /register /use-cases /case-study
  /guides /integrations /test-subdomain /restaurant-chat /demo-error-modal /guest-registration /efficiency-assessment
  /staff /proposals /profile /dashboard /staff-login /staff-register /waiting-approval /proposals/miramar
  /proposals/luzeiros /proposals/blackbrick /proposals/pricing-proposals/custom /proposals/pricing-proposals/generic
  /proposals/pricing-proposals/miramar`.split(/\s+/),
);
const HOME_ANCHORS = ['features', 'pricing', 'about', 'blog', 'contact', 'privacy', 'cookies'];
for (const { slug } of articles) ROUTES.add(`/guides/${slug}`);

const PAGES: [string, ComponentType][] = [
  ['/efficiency-assessment', Efficiency],
  ['/guides', Guides],
  ['/terms', Terms],
  ['/privacy', Privacy],
  ['/register', Register],
  ['/case-study', CaseStudy],
  ['/proposals', Proposals],
  ['/proposals/miramar', Miramar],
  ['/proposals/luzeiros', Luzeiros],
  ['/proposals/blackbrick', BlackBrick],
  ['/proposals/pricing-proposals/custom', PricingCustom],
  ['/proposals/pricing-proposals/generic', PricingGeneric],
  ['/proposals/pricing-proposals/miramar', PricingMiramar],
];

const htmlOf = (path: string, Page: ComponentType) =>
  renderToString(
    <TestShell at={path}>
      <Page />
    </TestShell>,
  );
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(PAGES)('%s, rendered without a browser', (path, Page) => {
  const html = htmlOf(path, Page);

  test('renders the same a second time', () => {
    expect(html.length).toBeGreaterThan(500);
    expect(htmlOf(path, Page)).toBe(html);
  });

  test('has one h1, and headings that skip no level', () => {
    const levels = all(html, /<h([1-6])[\s>]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1);
      return level;
    });
  });

  test('links only to existing routes, and to existing anchors', () => {
    const ids = new Set(all(html, / id="([^"]+)"/g));
    for (const href of all(html, / href="([^"]+)"/g)) {
      const [route = '', anchor] = href.split('#');
      if (route === '') expect(ids).toContain(anchor);
      else expect(ROUTES).toContain(route);
      if (route === '/' && anchor) expect(HOME_ANCHORS).toContain(anchor);
    }
  });

  test('carries no style attribute, which the content security policy would drop', () => {
    expect(html).not.toMatch(/ style="/);
  });

  test('uses each id once', () => {
    const ids = all(html, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('every link within a guide leads to a route that exists', () => {
  for (const article of articles) {
    for (const href of all(JSON.stringify(article.blocks), /"href":"([^"]+)"/g))
      expect(ROUTES).toContain(href);
  }
});
