import type { Browser, CDPSession } from 'playwright-core';
import type { LinkProfile } from './network/profiles.ts';

/** What one visit came to; times in milliseconds since the navigation began. */
export interface Sample {
  lcp: number;
  cls: number;
  /** Long-task time over 50 ms each, until the page was idle. */
  tbt: number;
  /** When the page component had been mounted; null for a page without scripts. */
  ready: number | null;
  requests: number;
  /** Wire bytes of what had arrived when the page was ready. */
  readyKb: number;
  /** Wire bytes of all scripts of the visit, those of idle loading with them. */
  scriptKb: number;
  /** All wire bytes of the visit, with protocol and idle loading. */
  totalKb: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: Array<{ start: number; duration: number }>;
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { __observed: observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<
      PerformanceEntry & { value: number; hadRecentInput: boolean }
    >) {
      if (!entry.hadRecentInput) observed.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

const READY_TIMEOUT_MS = 30_000;
const READY_POLL_MS = 100;
/** Long enough for idle loading to have begun and layout to have settled. */
const SETTLE_MS = 1_500;

/**
 * Waits for the page's ready mark. Asked of the protocol: what Playwright puts into a page to wait there is a long
 * task of its own.
 */
async function readyMark(session: CDPSession): Promise<void> {
  const expression = "performance.getEntriesByName('bellkey:ready').length";
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value > 0) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error(`The page was not ready after ${READY_TIMEOUT_MS} ms.`);
}

/** One first visit in a fresh profile: cold caches, shaped link, slowed processor. */
export async function sampleVisit(
  browser: Browser,
  url: string,
  profile: LinkProfile,
  options: { scripts: boolean; takeBytes(): number },
): Promise<Sample> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    await page.addInitScript(observe);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    options.takeBytes();
    await page.goto(url, { waitUntil: 'load', timeout: READY_TIMEOUT_MS });
    if (options.scripts) {
      await readyMark(session);
    }
    const requestsToReady = requests;
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => {
      const observed = (globalThis as unknown as { __observed: Observed }).__observed;
      const ready = performance.getEntriesByName('bellkey:ready')[0]?.startTime ?? null;
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const until = ready ?? Number.POSITIVE_INFINITY;
      const bytes = resources
        .filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= until)
        .reduce((sum, entry) => sum + entry.transferSize, navigation?.transferSize ?? 0);
      const scriptBytes = resources
        .filter((entry) => entry.initiatorType === 'script' || /\.js$/.test(new URL(entry.name).pathname))
        .reduce((sum, entry) => sum + entry.transferSize, 0);
      return { ...observed, ready, bytes, scriptBytes };
    });
    return {
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: seen.tasks.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
      ready: seen.ready,
      requests: requestsToReady,
      readyKb: seen.bytes / 1000,
      scriptKb: seen.scriptBytes / 1000,
      totalKb: options.takeBytes() / 1000,
    };
  } finally {
    await context.close();
  }
}
