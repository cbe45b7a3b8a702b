import { setTimeout } from 'node:timers/promises';
import type { Release } from '@bellkey/shared/release';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { eachAtATime } from '../../upload/at-a-time.ts';

const READY_MARK = 'bellkey:ready';
const TIMEOUT_MS = 30_000;
/** Concurrent loads that a small machine can handle. */
const TABS = 3;
/** A page that has loaded and is not ready only waits: the next one starts, so that such waits overlap. */
const GIVES_WAY_MS = 5_000;
/** The browser's text for a failed request; the message's place identifies which. */
const FAILED_REQUEST = /^Failed to load resource/;
const SETTLE_MS = 50;

/** An address at which a page of a release is opened. */
export interface Visit {
  page: string;
  pathname: string;
}

/**
 * One address for each page; parameters get a value that the page lists, else any. A page at properties' addresses only
 * has none: the gate has no property.
 */
export function visitsOf(release: Release): Visit[] {
  return Object.entries(release.pages)
    .filter(([, { at }]) => at === undefined)
    .map(([page, { path, params }]) => ({
      page,
      pathname: path.replace(/:([^/]+)/g, (_, name: string) => params?.[name]?.[0] ?? 'trial'),
    }));
}

/** A failure of the absent API or of an outside address, not of the release. */
function isOutside(url: string, origin: string): boolean {
  if (!url.startsWith(origin)) return true;
  return new URL(url).pathname.startsWith('/api/');
}

async function watch(page: Page, origin: string, found: Set<string>): Promise<void> {
  page.on('pageerror', (error) => void found.add(`threw ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (FAILED_REQUEST.test(message.text()) && isOutside(message.location().url, origin)) return;
    found.add(`wrote an error to the console: ${message.text().slice(0, 300)}`);
  });
  await page.route('**/shell/errors', async (route) => {
    const report = route.request().postDataJSON() as { name?: string; message?: string };
    found.add(`reported ${report.name}: ${report.message}`);
    await route.fulfill({ status: 204 });
  });
}

/** Opens one page as a first visit, and reports when it has loaded. @returns its problems. */
async function visit(
  context: BrowserContext,
  origin: string,
  { pathname }: Visit,
  hasLoaded: () => void,
): Promise<string[]> {
  const found = new Set<string>();
  const page = await context.newPage();
  try {
    await watch(page, origin, found);
    const answer = await page.goto(origin + pathname, { timeout: TIMEOUT_MS, waitUntil: 'load' });
    if (answer && !answer.ok()) found.add(`answered ${answer.status()}`);
    hasLoaded();
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK, {
      timeout: TIMEOUT_MS,
    });
    // What an effect throws arrives a moment after it.
    await page.waitForTimeout(SETTLE_MS);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    found.add(`was not shown (${reason})`);
  } finally {
    await page.close();
  }
  return [...found];
}

/**
 * Opens pages in a real browser, each as a first visit without an API, and says what is wrong: an error status, a page
 * that is never ready, anything thrown, reported, or written to the console as an error.
 */
export async function openPages(
  browser: Browser,
  origin: string,
  visits: readonly Visit[],
): Promise<string[]> {
  const context = await browser.newContext();
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const opened: Promise<string[]>[] = [];
  const open = (one: Visit) =>
    new Promise<void>((resolve, reject) => {
      const found = visit(context, origin, one, () => {
        setTimeout(GIVES_WAY_MS, undefined, { ref: false }).then(resolve);
      });
      const said = found.then((all) => all.map((problem) => `${one.page} (${one.pathname}) ${problem}`));
      // A crashed browser fails this visit, and the next one.
      said.catch(() => undefined);
      opened.push(said);
      found.then(() => resolve(), reject);
    });
  try {
    await eachAtATime(visits, TABS, open);
    return (await Promise.all(opened)).flat().sort();
  } finally {
    await context.close();
  }
}
