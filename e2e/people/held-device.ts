import type { Page } from '@playwright/test';

/** What the tests hold back or change in a page. */
interface HeldWindow extends Window {
  held: { refuse?(error: Error): void; standalone: EventTarget & { matches: boolean } };
}

/** Holds back the registration of the worker, and lets a test say that the app was installed. */
export async function holdDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const query = '(display-mode: standalone)';
    const standalone = Object.assign(new EventTarget(), { matches: false, media: query });
    const held: HeldWindow['held'] = { standalone };
    Object.assign(window, { held });
    const { matchMedia } = window;
    window.matchMedia = (asked) =>
      asked === query ? (standalone as unknown as MediaQueryList) : matchMedia.call(window, asked);
    navigator.serviceWorker.register = () =>
      new Promise((_, reject) => {
        held.refuse = reject;
      });
  });
}

/** Waits until the shell follows its worker, which it does some seconds after the page is usable. */
export const followsWorker = (page: Page) =>
  page.waitForFunction(() => (window as unknown as HeldWindow).held.refuse !== undefined);

/** Lets the registration of the worker fail. */
export const refuseWorker = (page: Page) =>
  page.evaluate(() => (window as unknown as HeldWindow).held.refuse?.(new Error('refused')));

/** Says that the app was installed and opened in a window of its own. */
export const becomeStandalone = (page: Page) =>
  page.evaluate(() => {
    const { standalone } = (window as unknown as HeldWindow).held;
    standalone.matches = true;
    standalone.dispatchEvent(new Event('change'));
  });

/** Holds back the part that the panel is in, until `releasePanel`. */
export async function holdPanel(page: Page): Promise<void> {
  const released = new Promise<void>((resolve) => {
    releases.set(page, resolve);
  });
  await page.route(/\/host\/.*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.text();
    if (body.includes('Subdomain debug panel')) await released;
    await route.fulfill({ response, body });
  });
}
const releases = new WeakMap<Page, () => void>();

/** Lets the part load that the panel is in. */
export const releasePanel = (page: Page) => releases.get(page)?.();
