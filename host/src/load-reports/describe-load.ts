import type { LoadTimings, PageLoad } from '@bellkey/shared/release';
import { READY_MARK } from '../idle/ready-mark.ts';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';

/** A longer time is a tab that slept, not a slow load; the server refuses it. */
const LONGEST_MS = 600_000;

const rounded = (ms: number): number | undefined =>
  ms >= 0 && ms <= LONGEST_MS ? Math.round(ms * 10) / 10 : undefined;

const isStep = (step: [string, number | undefined]): step is [string, number] => step[1] !== undefined;

/** The resources of a release that a load requested, from the browser's resource timings. */
function resourcesOf({ release, began, ended }: LoadOutcome, performance: Performance) {
  const prefix = new URL(release.base, location.origin).href;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => name.startsWith(prefix) && startTime >= began && startTime <= ended,
  );
}

/** The duration of each step, from the browser's own timings; steps that did not happen are absent. */
function timingsOf(load: LoadOutcome, performance: Performance): LoadTimings {
  const { page, release, began, ended, error } = load;
  const first = began === 0;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = resourcesOf(load, performance);
  const entry = resources.find(({ name }) => name.includes(release.entry));
  const files = resources.filter((file) => file !== entry && /\.(?:js|css)(?:\?|$)/.test(file.name));
  const mark = performance
    .getEntriesByName(READY_MARK)
    .find(
      (entry) =>
        entry.startTime >= ended && (entry as PerformanceMark).detail === `${page.remote}/${page.name}`,
    );
  const steps: Array<[string, number | undefined]> = [
    ['composition', first ? navigation && rounded(navigation.responseEnd - navigation.startTime) : 0],
    ['entry', entry && rounded(entry.responseEnd - entry.startTime)],
    [
      'chunk',
      files.length > 0
        ? rounded(
            Math.max(...files.map((file) => file.responseEnd)) -
              Math.min(...files.map((file) => file.startTime)),
          )
        : undefined,
    ],
    ['render', mark && !error ? rounded(mark.startTime - ended) : undefined],
  ];
  return Object.fromEntries(steps.filter(isStep));
}

/** The report of a load: which page of which release, how long, and whether it failed. No personal data. */
export function describeLoad(load: LoadOutcome, id: string, performance: Performance): PageLoad {
  const { page, release, error } = load;
  return {
    id,
    remote: page.remote,
    build: release.build,
    page: page.name,
    timings: timingsOf(load, performance),
    ...(error ? { failure: { kind: error.kind, phase: error.phase } } : {}),
  };
}
