import type { PageLoad } from '@bellkey/shared/release';
import { expect, test } from '@jest/globals';
import { LoadTimingsLog } from './load-timings.ts';

const HOUR = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
let number = 0;
const load = (timings: PageLoad['timings'], failure?: PageLoad['failure']): PageLoad => {
  number += 1;
  return {
    id: `load${1000 + number}`,
    remote: 'guest',
    build: 'build-1',
    page: 'chat',
    timings,
    ...(failure ? { failure } : {}),
  };
};

test('median and 95th percentile are accurate to 5 %', () => {
  const log = new LoadTimingsLog();
  for (let ms = 1; ms <= 1_000; ms += 1) log.add(load({ entry: ms }), noon);
  const [entry] = log.timings(noon);
  expect(entry).toMatchObject({ remote: 'guest', step: 'entry', hour: { count: 1_000 } });
  expect(Math.abs((entry?.hour?.p50 ?? 0) - 500)).toBeLessThan(25);
  expect(Math.abs((entry?.hour?.p95 ?? 0) - 950)).toBeLessThan(48);
});

test('the last hour is counted apart from the last day, and older loads are dropped', () => {
  const log = new LoadTimingsLog();
  log.add(load({ render: 10 }), noon);
  log.add(load({ render: 100 }), noon + 2 * HOUR);
  const [render] = log.timings(noon + 2 * HOUR);
  expect([render?.hour?.count, render?.day?.count]).toEqual([1, 2]);
  expect(log.timings(noon + 27 * HOUR)).toEqual([]);
});

test('steps are listed in their natural order', () => {
  const log = new LoadTimingsLog();
  log.add(load({ render: 1, chunk: 1, composition: 1, entry: 1 }), noon);
  expect(log.timings(noon).map(({ step }) => step)).toEqual(['composition', 'entry', 'chunk', 'render']);
});

test('failures are counted by kind and phase; a report that comes twice counts once', () => {
  const log = new LoadTimingsLog();
  const failed = load({}, { kind: 'bad-build', phase: 'entry' });
  const shown = load({ entry: 5 });
  for (const one of [failed, shown, shown]) log.add(one, noon);
  // The page crashed later: the same load, now failed.
  log.add({ ...shown, failure: { kind: 'crashed', phase: 'render' } }, noon);
  expect(log.loads(noon)).toEqual([
    {
      remote: 'guest',
      build: 'build-1',
      loads: 2,
      failures: [
        { kind: 'bad-build', phase: 'entry', count: 1 },
        { kind: 'crashed', phase: 'render', count: 1 },
      ],
    },
  ]);
  expect(log.timings(noon)[0]?.hour?.count).toBe(1);
});
