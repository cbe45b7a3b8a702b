import { expect, test } from '@jest/globals';
import type { Sample } from '../sampling/browser-sample.ts';
import { loadVerdict } from './load-report.ts';

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
const rows = (federated: Partial<Sample>, hanging: Partial<Sample>) => [
  { path: '/', variant: 'federated' as const, samples: [sample(federated)] },
  { path: '/', variant: 'one bundle' as const, samples: [sample({})] },
  { path: '/', variant: 'no scripts' as const, samples: [sample({ ready: null })] },
  { path: '/', variant: 'others hang' as const, samples: [sample(hanging)] },
];

test('a ratio over its limit is missed, the others are kept', () => {
  const lines = loadVerdict(rows({ ready: 2200, readyKb: 155 }, { ready: 2200 }), new Set(['/'])).split('\n');
  expect(lines.filter((line) => line.endsWith('missed'))).toEqual([
    expect.stringMatching(/^\/ +ready, times the one bundle +1\.100/),
  ]);
  expect(lines.filter((line) => line.endsWith('kept'))).toHaveLength(4);
});

test('a hanging remote that slows another page down is missed', () => {
  expect(loadVerdict(rows({}, { lcp: 1200 }), new Set(['/']))).toMatch(
    /LCP with the other remotes hang.*1\.200.*missed/,
  );
});

test('a page that only scripts render is not compared with the page without them', () => {
  expect(loadVerdict(rows({}, {}), new Set())).not.toContain('without scripts');
});
