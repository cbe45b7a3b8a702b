import { chromium, type Page } from 'playwright-core';
import { shapeLink } from '../network/link-shaper.ts';
import { slow4g } from '../network/profiles.ts';
import { median } from '../sampling/medians.ts';

/** A link that can be cut: as fast as this machine. */
const OWN_LINK = { name: 'none', rtt: 0, kbps: 1_000_000, cpu: 1 };
/** Limit of the LCP, in milliseconds, of a visited page without a network. */
const ASKED_LCP_MS = 500;
const KEPT_TIMEOUT_MS = 60_000;
/** Nothing is in transit without a network, so the last candidate has come by then. */
const SETTLE_MS = 1_500;

interface OfflineOptions {
  shellUrl: string;
  path: string;
  samples: number;
  chromiumPath: string;
}

/** Waits until the service worker has cached the page's document and controls the page. */
async function kept(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ({ key, timeout }) => {
      const until = performance.now() + timeout;
      while (
        navigator.serviceWorker.controller === null ||
        !(await caches.match(key, { cacheName: 'documents', ignoreVary: true }))
      ) {
        if (performance.now() > until) throw new Error(`The service worker does not keep ${key}.`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    { key: path, timeout: KEPT_TIMEOUT_MS },
  );
}

async function lcpOf(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
}

/** LCPs in milliseconds of one page, visit by visit. */
export interface OfflineVisits {
  offline: number[];
  online: number[];
}

/**
 * LCP of a visited page, opened in a new tab with 4x CPU slowdown: without a network and with one, alternating, both
 * through the service worker.
 */
export async function measureOffline(options: OfflineOptions): Promise<OfflineVisits> {
  const { shellUrl, path, samples } = options;
  const link = await shapeLink(Number(new URL(shellUrl).port), OWN_LINK);
  const url = `http://localhost:${link.port}${path}`;
  const browser = await chromium.launch({ executablePath: options.chromiumPath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const first = await context.newPage();
    await first.goto(url);
    await kept(first, path);
    await first.close();
    const visit = async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow4g.cpu });
      await page.goto(url);
      const lcp = await lcpOf(page);
      await page.close();
      return lcp;
    };
    // The first one starts the worker.
    await visit();
    const visits: OfflineVisits = { offline: [], online: [] };
    for (let count = 0; count < samples; count += 1) {
      visits.online.push(await visit());
      link.cut();
      visits.offline.push(await visit());
      await link.mend();
    }
    return visits;
  } finally {
    link.close();
    await browser.close();
  }
}

export const offlineHead = `LCP of a visited page, 4x CPU, through the service worker; without and with a network in turn
${'page'.padEnd(14)} offline [min-max]    online [min-max]    asked offline`;

const spanOf = (visits: readonly number[]) =>
  `[${Math.round(Math.min(...visits))}-${Math.round(Math.max(...visits))}]`.padEnd(11);

/** One line of the table. */
export function offlineRow(path: string, { offline, online }: OfflineVisits): string {
  const lcp = Math.round(median(offline));
  const verdict = lcp < ASKED_LCP_MS ? 'kept' : 'missed';
  return `${path.padEnd(14)} ${String(lcp).padStart(7)} ${spanOf(offline)} ${String(Math.round(median(online))).padStart(7)} ${spanOf(online)} < ${ASKED_LCP_MS} ms  ${verdict}`;
}
