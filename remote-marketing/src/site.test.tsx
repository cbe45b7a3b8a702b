import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import table from './pages.ts';

const names = Object.keys(table.pages) as (keyof typeof table.pages)[];

/** Paths of the specification's route table (section 2) and the guides, as patterns. */
const SITE = [
  '/',
  '/str',
  '/chat',
  '/demo',
  '/terms',
  '/airbnb',
  '/orders',
  '/compare',
  '/privacy',
  '/scan-qr',
  '/partners',
  '/register',
  '/use-cases',
  '/case-study',
  '/guides',
  '/guides/[\\w-]+',
  '/integrations',
  '/test-subdomain',
  '/restaurant-chat',
  '/demo-error-modal',
  '/guest-registration',
  '/efficiency-assessment',
  '/staff',
  '/proposals',
  '/profile',
  '/dashboard',
  '/staff-login',
  '/staff-register',
  '/waiting-approval',
  '/staff-ai-chat',
  '/proposals/(?:miramar|luzeiros|blackbrick)',
  '/proposals/pricing-proposals/(?:custom|generic|miramar)',
].map((path) => new RegExp(`^${path}$`));

const concrete = (pattern: string) => pattern.replace(':slug', 'place-qr-codes');

async function render(name: keyof typeof table.pages): Promise<{ html: string; document: Document }> {
  const { Page } = (await import(`./pages/${name}/page.tsx`)) as { Page: ComponentType };
  const html = renderToString(
    <TestShell at={concrete(table.pages[name].path)}>{createElement(Page)}</TestShell>,
  );
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
}

const documents = new Map<string, Promise<Document>>();

/** The page as a document, rendered once for all tests that only look at it. */
function documentOf(name: keyof typeof table.pages): Promise<Document> {
  const known = documents.get(name) ?? render(name).then(({ document }) => document);
  documents.set(name, known);
  return known;
}

describe.each(names)('the page %s', (name) => {
  test('has one h1, and no heading skips a level', async () => {
    const document = await documentOf(name);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  });

  test('links only to existing pages and anchors', async () => {
    const document = await documentOf(name);
    for (const link of document.querySelectorAll('a[href]')) {
      const target = new URL(
        link.getAttribute('href') ?? '',
        `http://site.invalid${concrete(table.pages[name].path)}`,
      );
      if (target.origin !== 'http://site.invalid') continue;
      expect(SITE.some((pattern) => pattern.test(target.pathname)) ? '' : target.pathname).toBe('');
      const page = names.find((other) => concrete(table.pages[other].path) === target.pathname);
      // `#rooms=60` carries values for the page and is not an anchor.
      if (!target.hash || target.hash.includes('=') || !page) continue;
      const there = await documentOf(page);
      expect([
        target.href,
        there.getElementById(decodeURIComponent(target.hash.slice(1)))?.tagName,
      ]).not.toContain(undefined);
    }
  });

  test('is the same twice, and carries no inline style, which the content security policy forbids', async () => {
    const first = await render(name);
    const second = await render(name);
    expect(first.html).toBe(second.html);
    expect(first.html).not.toMatch(/<[^>]+ style="/);
  });

  test('uses every id once', async () => {
    const document = await documentOf(name);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has a description for search engines', () => {
    expect(table.pages[name].description?.length ?? 0).toBeGreaterThan(40);
  });
});

test('pages for one customer and test pages are hidden from search engines', () => {
  const hidden = names.filter((name) => table.pages[name].noindex === true);
  expect(hidden).toEqual(
    names.filter((name) => /^(?:proposals|pricing|test-subdomain|demo-error-modal)/.test(name)),
  );
});

test('every path of the site in the specification is in the page table', () => {
  const source = readFileSync(path.join(__dirname, 'pages.ts'), 'utf8');
  for (const path of [
    '/',
    '/str',
    '/demo',
    '/terms',
    '/airbnb',
    '/privacy',
    '/partners',
    '/register',
    '/use-cases',
    '/case-study',
    '/guides',
    '/integrations',
    '/test-subdomain',
    '/demo-error-modal',
    '/efficiency-assessment',
    '/proposals',
    '/proposals/miramar',
    '/proposals/luzeiros',
    '/proposals/blackbrick',
    '/proposals/pricing-proposals/custom',
    '/proposals/pricing-proposals/generic',
    '/proposals/pricing-proposals/miramar',
  ])
    expect(source).toContain(`path: '${path}'`);
});
