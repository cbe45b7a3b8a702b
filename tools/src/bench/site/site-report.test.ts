import { expect, test } from '@jest/globals';
import type { Sample } from '../sampling/browser-sample.ts';
import { missedBounds, progress, siteLine, siteRow, siteTable, siteVerdict } from './site-report.ts';

const sample = (more: Partial<Sample>): Sample => ({
  lcp: 1000,
  cls: 0,
  tbt: 10,
  blocked: 40,
  ready: 2000,
  requests: 10,
  readyKb: 150,
  scriptKb: 100,
  totalKb: 200,
  ...more,
});

const visits = (federated: Partial<Sample>) => [
  { path: '/str', variant: 'federated' as const, samples: [sample(federated)] },
  { path: '/str', variant: 'one bundle' as const, samples: [sample({})] },
  { path: '/str', variant: 'no scripts' as const, samples: [sample({ scriptKb: 0, ready: null })] },
];
const line = (federated: Partial<Sample>) => siteLine('default', visits(federated));

test('a page at its limits is within them', () => {
  expect(missedBounds(line({ lcp: 1100, cls: 0.0099, tbt: 149, scriptKb: 125 }))).toEqual([]);
});

test.each([
  [{ lcp: 1111 }, 'LCP 1.11x floor'],
  [{ cls: 0.01 }, 'CLS 0.010'],
  [{ tbt: 150 }, 'TBT 150 ms'],
  [{ scriptKb: 127 }, 'JS 1.27x bundle'],
])('%j misses one', (federated, missed) => {
  expect(missedBounds(line(federated))).toEqual([missed]);
});

test('the table shows what is missed and how many pages are within all limits', () => {
  const good = line({});
  const bad = line({ tbt: 200 });
  expect(siteRow(bad, 10)).toMatch(/\/str .*TBT 200 ms$/);
  expect(siteRow(good, 10)).toMatch(/ -$/);
  const [head, rule, ...rows] = siteTable([good, bad]).split('\n');
  expect(head).toContain('| TBT, < 150 |');
  expect(rule?.split('|')).toHaveLength(head?.split('|').length ?? 0);
  expect(rows[1]).toMatch(/^\| default \| `\/str` .* TBT 200 ms \|$/);
  expect(siteVerdict([good, bad])).toContain('1 of 2 pages keep all of it.');
});

test('a long run shows its progress', () => {
  expect(progress(3, 46, 90_000)).toBe(' 3/46, 22 min left');
  expect(progress(46, 46, 90_000)).toBe('46/46');
});
