import { type Browser, chromium, type Page } from 'playwright-core';
import type { DemoStack, SignInOf } from '../live/live.ts';
import type { LinkProfile } from '../network/profiles.ts';
import { openScreens } from './open-screens.ts';

/** Concurrent open screens, including the measured one. */
export const SCREENS = 50;
const EVENTS = 100;
const SCROLLS = 60;
/** Ms between two wheel events, and between two events of the stream. */
const SCROLL_EVERY_MS = 100;
const EVENT_EVERY_MS = 150;
const WHEEL_PX = 600;

/** Results for the dashboard of a busy property, in ms. */
export interface StaffMeasurement {
  /** From the navigation to the first visible request, one value per visit of a signed-in person. */
  opens: number[];
  /** Tasks of more than 50 ms while the queue is scrolled. */
  longTasks: number[];
  /** From the API's response to an acceptance to the new state on the measured screen, one value per event. */
  events: number[];
  /** Events that did not appear within five seconds. */
  missed: number;
}

interface StaffOptions {
  demo: DemoStack;
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
}

/** Opens the dashboard repeatedly, scrolls it, and has requests accepted while others watch. */
export async function measureStaff({
  demo,
  samples,
  profile,
  chromiumPath,
}: StaffOptions): Promise<StaffMeasurement> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const { page, authorization } = await signIn(browser, demo, demo.staff);
    const colleagues = await Promise.all([demo.owner, demo.manager].map((who) => signIn(browser, demo, who)));
    await Promise.all(colleagues.map((colleague) => colleague.page.context().close()));
    await shape(page, profile);
    const opens: number[] = [];
    for (let visit = 0; visit < samples; visit += 1) opens.push(await open(page, demo));
    const longTasks = await scroll(page);
    const screens = openScreens(demo, SCREENS - 1, 'aurora', [
      authorization(),
      ...colleagues.map((colleague) => colleague.authorization()),
    ]);
    const events = await acceptMany(page, demo, authorization);
    screens.close();
    return { opens, longTasks, events, missed: EVENTS - events.length };
  } finally {
    await browser.close();
  }
}

async function signIn(
  browser: Browser,
  demo: DemoStack,
  who: SignInOf,
): Promise<{ page: Page; authorization: () => string }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  // Helpers that TypeScript's loader adds to inner functions do not exist in a page.
  await page.addInitScript('globalThis.__name = (inner) => inner');
  await page.addInitScript(watch);
  await page.goto(`${demo.shellUrl}/staff-login`);
  await page.getByLabel('Work e-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.locator('[data-request]').first().waitFor();
  return { page, authorization: () => authorization };
}

/** Records of the page itself. */
interface Watched {
  benchReadyAt?: number;
  benchTasks?: number[];
}

/** Runs in the page, before its scripts: records when the first request is painted, and long tasks. */
function watch(): void {
  const watched = globalThis as Watched;
  watched.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.benchTasks?.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('[data-request]')) {
      // The frame after the one with it in the document shows it.
      requestAnimationFrame(() => {
        watched.benchReadyAt = performance.now();
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function shape(page: Page, { rtt, kbps, cpu }: LinkProfile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kbps * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function open(page: Page, { shellUrl }: DemoStack): Promise<number> {
  await page.goto(`${shellUrl}/dashboard`);
  await page.waitForFunction(() => (globalThis as Watched).benchReadyAt !== undefined);
  return page.evaluate(() => (globalThis as Watched).benchReadyAt ?? Number.NaN);
}

async function scroll(page: Page): Promise<number[]> {
  // The rest of the page's start is not scrolling.
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
    (globalThis as Watched).benchTasks = [];
  });
  await page.mouse.move(500, 600);
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, turn < SCROLLS / 2 ? WHEEL_PX : -WHEEL_PX);
    await page.waitForTimeout(SCROLL_EVERY_MS);
  }
  return page.evaluate(() => (globalThis as Watched).benchTasks ?? []);
}

async function acceptMany(
  page: Page,
  { shellUrl }: DemoStack,
  authorization: () => string,
): Promise<number[]> {
  const ids = await page.evaluate((count) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-request]')];
    const isNew = (row: HTMLElement) =>
      [...(row.closest('tr')?.cells ?? [])].some(({ textContent }) => textContent?.startsWith('New'));
    return rows
      .filter(isNew)
      .flatMap(({ dataset }) => dataset.request ?? [])
      .slice(0, count);
  }, EVENTS);
  const latencies: number[] = [];
  for (const id of ids) {
    const shown = page.evaluate(
      (requestId) =>
        new Promise<number | null>((resolve) => {
          const isAccepted = () => {
            const row = document.querySelector(`[data-request="${CSS.escape(requestId)}"]`)?.closest('tr');
            return [...(row?.cells ?? [])].some(({ textContent }) => textContent?.startsWith('Accepted'));
          };
          const until = performance.now() + 5_000;
          const look = () => {
            if (isAccepted()) resolve(performance.timeOrigin + performance.now());
            else if (performance.now() > until) resolve(null);
            else requestAnimationFrame(look);
          };
          look();
        }),
      id,
    );
    const response = await fetch(`${shellUrl}/api/staff/requests/${id}/transition?property=aurora`, {
      method: 'POST',
      headers: { authorization: authorization(), 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'acknowledged' }),
    });
    const answeredAt = performance.timeOrigin + performance.now();
    if (!response.ok) throw new Error(`${id} was not accepted: ${response.status} ${await response.text()}`);
    const at = await shown;
    if (at !== null) latencies.push(Math.max(0, at - answeredAt));
    await page.waitForTimeout(EVENT_EVERY_MS);
  }
  return latencies;
}
