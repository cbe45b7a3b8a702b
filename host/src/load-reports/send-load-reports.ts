import type { PageLoad } from '@bellkey/shared/release';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';
import { describeLoad } from './describe-load.ts';

/** The server's `BEACON_PATH` and `MAX_LOADS_PER_BEACON`; those come with a validator that no browser needs. */
export const REPORT_PATH = '/shell/beacon';
export const LOADS_PER_REPORT = 20;
/** How often what was noted is sent while a page stays open. */
export const REPORT_INTERVAL_MS = 15_000;

interface ReportPorts {
  /** Filled by the loader, emptied here. */
  noted: LoadOutcome[];
  document: Document;
  performance: Performance;
  random(): number;
  /** From 0 to 1: the share of tabs that report. A tab reports all of its loads or none, so that rates stay true. */
  share: number;
  send(path: string, body: string): boolean;
}

/** What came with this document: without it the server counts no report against a release. */
function tokenOf(performance: Performance): string | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.serverTiming?.find(
    ({ name }) => name === 'visit',
  )?.description;
}

const newId = (random: () => number): string => random().toString(36).slice(2, 12).padEnd(6, '0');
const keyOf = ({ page, release }: LoadOutcome) => `${page.remote}/${page.name} ${release.build}`;

/**
 * Sends what the loader notes of pages that were shown or failed, in batches: now and then, and when the page is put
 * away. Never waits for an answer, and asks for nothing.
 *
 * @returns how to stop
 */
export function sendLoadReports(ports: ReportPorts): () => void {
  const { noted, document, random } = ports;
  if (random() >= ports.share) {
    // Without reports nothing else empties it.
    noted.push = () => 0;
    noted.length = 0;
    return () => undefined;
  }
  const ids = new Map<string, string>();
  /** A page that crashes after it was shown is the same load. */
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
