import { expect, type Page } from '@playwright/test';
import {
  becomeStandalone,
  followsWorker,
  holdDevice,
  holdPanel,
  refuseWorker,
  releasePanel,
} from './held-device.ts';

/** Longer than the install offer waits after the page's load; its steps on iOS wait 2 s more. */
const UNTIL_DUE_MS = 3_500;
const UNTIL_STEPS_DUE_MS = 5_500;
/** Longer than a notice waits after a press. */
const UNTIL_QUIET_MS = 1_500;
/** Longer than a due notice needs to be rendered, and for its place to be looked for twice. */
const UNTIL_RENDERED_MS = 700;

/** Advances the page's time, which makes notices due. */
export async function pass(page: Page, ms: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() >= end, start + ms);
}

/** Waits until what a press held back would have appeared. */
export const quiet = (page: Page) => pass(page, UNTIL_QUIET_MS);

/** Waits until the page has been loaded for so long, and what is due then is rendered. */
async function loadedFor(page: Page, ms: number): Promise<void> {
  await page.waitForFunction((ms) => {
    const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return loadEventEnd > 0 && performance.now() >= loadEventEnd + ms;
  }, ms);
  await pass(page, UNTIL_RENDERED_MS);
}

/** A notice, and how it becomes due on an open page. */
export interface Notice {
  /** A line of the page itself, which may move what is below it as soon as the press has ended, like a new message. */
  inPage?: true;
  /** Prepares a page before its first load. */
  before?(page: Page): Promise<unknown>;
  due(page: Page): Promise<void>;
  /** Fails when the notice did not become due. The page's menu is open where the notice is in it. */
  expectDue(page: Page): Promise<void>;
}

/** Says what a worker says when it has taken over: at first that the page opens offline, then that it is updated. */
async function activated(page: Page, times: number): Promise<void> {
  await followsWorker(page);
  await page.evaluate((times) => {
    // A page without unsaved input reloads for an update, once: this one has done so.
    sessionStorage.setItem('bellkey:reloaded-for', 'next');
    const data = { type: 'activated', build: 'next' };
    for (let time = 0; time < times; time += 1)
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  }, times);
  await pass(page, UNTIL_RENDERED_MS);
}

/** Makes the browser offer to install, as Chromium does when it finds a manifest and a worker. */
export const offerInstall = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );

/** Cuts this page from the network, and not the others of its context. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.waitForFunction((online) => navigator.onLine === online, !offline);
  if (!offline) await session.detach();
}

const says = (text: string) => async (page: Page) => {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
};

/** Every notice of the shell. */
export const notices = {
  'install offer': {
    async due(page) {
      await offerInstall(page);
      await loadedFor(page, UNTIL_DUE_MS);
    },
    async expectDue(page) {
      await expect(page.getByRole('button', { name: 'Install Bellkey' }).first()).toBeVisible();
    },
  },
  'steps to install on iOS': {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })),
    due: (page) => loadedFor(page, UNTIL_STEPS_DUE_MS),
    async expectDue(page) {
      await expect(page.getByRole('button', { name: 'Install Bellkey' }).first()).toBeVisible();
    },
  },
  'ready to work offline': {
    before: holdDevice,
    due: (page) => activated(page, 1),
    expectDue: says('Opens without a connection on this device.'),
  },
  'update available': {
    before: holdDevice,
    due: (page) => activated(page, 2),
    async expectDue(page) {
      await expect(page.getByRole('button', { name: 'Reload for the new version' })).toBeVisible();
    },
  },
  'registration failed': {
    before: holdDevice,
    async due(page) {
      await followsWorker(page);
      await refuseWorker(page);
      await pass(page, UNTIL_RENDERED_MS);
    },
    expectDue: says('This browser can’t open it without a connection.'),
  },
  installed: {
    before: holdDevice,
    async due(page) {
      await followsWorker(page);
      await becomeStandalone(page);
      await pass(page, UNTIL_RENDERED_MS);
    },
    expectDue: says('Installed on this device.'),
  },
  'subdomain panel': {
    before: holdPanel,
    async due(page) {
      releasePanel(page);
      await pass(page, UNTIL_RENDERED_MS);
    },
    async expectDue(page) {
      await expect(page.getByLabel('Subdomain debug panel').getByText('Host', { exact: true })).toBeVisible();
    },
  },
  offline: {
    inPage: true,
    async due(page) {
      await setOffline(page, true);
      await pass(page, UNTIL_RENDERED_MS);
    },
    async expectDue(page) {
      expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    },
  },
} satisfies Record<string, Notice>;

/** Those that one visit can have, at once. */
export const allNotices: Notice = {
  before: holdDevice,
  async due(page) {
    await offerInstall(page);
    await followsWorker(page);
    await becomeStandalone(page);
    await activated(page, 2);
    await loadedFor(page, UNTIL_DUE_MS);
  },
  async expectDue() {},
};
