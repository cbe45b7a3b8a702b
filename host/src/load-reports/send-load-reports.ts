import type { PageLoad } from '@bellkey/shared/release';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';
import { describeLoad } from './describe-load.ts';

/**
 * The server's `BEACON_PATH` and `MAX_LOADS_PER_BEACON`, whose module contains a validator that browsers do not need.
 */
export const REPORT_PATH = '/shell/beacon';
export const LOADS_PER_REPORT = 20;
/** How often recorded loads are sent while a page stays open. */
export const REPORT_INTERVAL_MS = 15_000;

interface ReportPorts {
  /** The recorded loads: the loader adds them, this module removes them. */
  noted: LoadOutcome[];
  document: Document;
  performance: Performance;
  random(): number;
  /** From 0 to 1: the share of tabs that report. A tab reports all of its loads or none, so that rates stay correct. */
  share: number;
  send(path: string, body: string): boolean;
}

/** The document's token: the server counts reports only with one. */
function tokenOf(performance: Performance): string | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.serverTiming?.find(
    ({ name }) => name === 'visit',
  )?.description;
}

const newId = (random: () => number): string => random().toString(36).slice(2, 12).padEnd(6, '0');
const keyOf = ({ page, release }: LoadOutcome) => `${page.remote}/${page.name} ${release.build}`;

/**
 * Sends the loads that the loader records, shown and failed, in batches: at an interval and when the page is hidden.
 * Never waits for a response.
 *
 * @returns a function that stops it
 */
export function sendLoadReports(ports: ReportPorts): () => void {
  const { noted, document, random } = ports;
  if (random() >= ports.share) {
    // This tab does not report, so the list must not grow.
    noted.push = () => 0;
    noted.length = 0;
    return () => undefined;
  }
  const ids = new Map<string, string>();
  /** A page that crashes after it was shown counts as the same load. */
  const idOf = (load: LoadOutcome) => {
    const known = load.error?.kind === 'crashed' ? ids.get(keyOf(load)) : undefined;
    const id = known ?? newId(random);
    ids.set(keyOf(load), id);
    return id;
  };
  const token = tokenOf(ports.performance);
  const flush = () => {
    while (noted.length > 0) {
      const loads: PageLoad[] = noted
        .splice(0, LOADS_PER_REPORT)
        .map((load) => describeLoad(load, idOf(load), ports.performance));
      ports.send(REPORT_PATH, JSON.stringify({ loads, token }));
    }
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const timer = setInterval(flush, REPORT_INTERVAL_MS);
  document.addEventListener('visibilitychange', onHidden);
  flush();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
