import type { Browser, CDPSession } from 'playwright-core';
import type { LinkProfile } from '../network/profiles.ts';
import { blockingTime, type LongTask } from './blocking-time.ts';

/** Result of one visit; times in milliseconds since the navigation began. */
export interface Sample {
  lcp: number;
  cls: number;
  /** Total blocking time: what long tasks take over 50 ms each, from the first contentful paint until the page is idle. */
  tbt: number;
  /**
   * The same from the navigation's start: with parsing and the first layout, before which there is nothing to interact
   * with.
   */
  blocked: number;
  /** When the page component had been mounted; null for a page without scripts. */
  ready: number | null;
  requests: number;
  /** Wire bytes until the page was ready. */
  readyKb: number;
  /** Wire bytes of all scripts of the visit, idle loading included. */
  scriptKb: number;
  /** All wire bytes of the visit, protocol and idle loading included. */
  totalKb: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: LongTask[];
}

/** Runs in the page before anything else. */
export function observe(): void {
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

const readObserved = () => (globalThis as unknown as { __observed: Observed }).__observed;

/** Runs in the page: when it was painted and ready, and what it had loaded by then, in wire bytes. */
export function readLoaded() {
  const ready = performance.getEntriesByName('bellkey:ready')[0]?.startTime ?? null;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const until = ready ?? Number.POSITIVE_INFINITY;
  const bytes = resources
    .filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= until)
    .reduce((sum, entry) => sum + entry.transferSize, navigation?.transferSize ?? 0);
  const scriptBytes = resources
    .filter((entry) => entry.initiatorType === 'script' || /\.js$/.test(new URL(entry.name).pathname))
    .reduce((sum, entry) => sum + entry.transferSize, 0);
  return { ready, painted, bytes, scriptBytes };
}

const READY_TIMEOUT_MS = 30_000;
const READY_POLL_MS = 100;
/**
 * A page is idle when its last long task, or its ready mark, is this long ago: idle loading and layout are in between.
 */
const IDLE_MS = 1_500;
/** Longest observation of a page that is never idle. */
const LATEST_IDLE_MS = 10_000;

/**
 * Waits for the page's ready mark, by the protocol, because Playwright's own waiting code is a long task in the page.
 */
export async function readyMark(session: CDPSession): Promise<void> {
  const expression = "performance.getEntriesByName('bellkey:ready').length";
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value > 0) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error(`The page was not ready after ${READY_TIMEOUT_MS} ms.`);
}

/** Waits until the main thread has been free for a while. */
export async function idle(session: CDPSession): Promise<void> {
  const began = Date.now();
  const expression =
    'performance.now() - __observed.tasks.reduce((end, task) => Math.max(end, task.start + task.duration), 0)';
  while (Date.now() - began < LATEST_IDLE_MS) {
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
    if (Date.now() - began < IDLE_MS) continue;
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value >= IDLE_MS) return;
  }
}

/** One first visit in a fresh profile: cold caches, shaped link, slowed CPU. */
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
    await idle(session);
    const seen = { ...(await page.evaluate(readObserved)), ...(await page.evaluate(readLoaded)) };
    return {
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blockingTime(seen.tasks, seen.painted),
      blocked: blockingTime(seen.tasks, 0),
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
