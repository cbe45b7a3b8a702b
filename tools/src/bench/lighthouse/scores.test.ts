import { expect, test } from '@jest/globals';
import { failedAudits, lighthouseRow, lighthouseVerdict } from './lighthouse-report.ts';
import { type LighthouseResult, parseScores } from './scores.ts';
import { sitemapPaths } from './sitemap-paths.ts';

const audit = (id: string, score: number | null, more: object = {}) => ({
  id,
  title: `About ${id}`,
  score,
  scoreDisplayMode: 'binary',
  ...more,
});

const result: LighthouseResult = {
  finalDisplayedUrl: 'http://localhost:3000/str?x=1',
  categories: {
    performance: {
      score: 0.975,
      auditRefs: [
        { id: 'total-blocking-time', weight: 30 },
        { id: 'render-blocking-insight', weight: 0, group: 'insights' },
        { id: 'network-requests', weight: 0, group: 'hidden' },
      ],
    },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: 'link-name', weight: 7 },
        { id: 'managed-focus', weight: 0 },
        { id: 'color-contrast', weight: 7 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'total-blocking-time': audit('total-blocking-time', 1, { numericValue: 42 }),
    'render-blocking-insight': audit('render-blocking-insight', 0, {
      details: { items: [{ items: [{ url: 'http://localhost/a.css' }] }] },
    }),
    'network-requests': audit('network-requests', 0),
    'link-name': audit('link-name', 0, { details: { items: [{ node: { snippet: '<a href="/x">' } }] } }),
    'managed-focus': audit('managed-focus', 0),
    'color-contrast': audit('color-contrast', null),
  },
};

test('scores are parsed, and lost points are named with their cause', () => {
  const page = parseScores(result);
  expect(page).toMatchObject({
    path: '/str',
    scores: { performance: 98, accessibility: 90, 'best-practices': 100, seo: 100 },
    metrics: { tbt: 42 },
  });
  expect(page.failed).toEqual([
    {
      category: 'performance',
      id: 'render-blocking-insight',
      title: 'About render-blocking-insight',
      causes: ['http://localhost/a.css'],
    },
    { category: 'accessibility', id: 'link-name', title: 'About link-name', causes: ['<a href="/x">'] },
  ]);
});

test('a page that could not be measured is an error, not a zero', () => {
  const broken = { ...result, runtimeError: { code: 'NO_FCP', message: 'The page did not paint' } };
  expect(() => parseScores(broken)).toThrow('/str: The page did not paint');
});

test('the report lists lost points before the hints on speed', () => {
  const page = parseScores(result);
  expect(lighthouseRow(page, 10)).toMatch(/^\/str .*missed$/);
  expect(failedAudits([page]).split('\n')[0]).toBe(
    'accessibility: About link-name (link-name) on 1 of 1: /str',
  );
  expect(lighthouseVerdict([page])).toMatch(/^0 of 1 pages/);
});

test('the sitemap’s paths are parsed in order', () => {
  expect(sitemapPaths('<url><loc>http://x.test/</loc></url><url><loc>http://x.test/str</loc></url>')).toEqual(
    ['/', '/str'],
  );
});
