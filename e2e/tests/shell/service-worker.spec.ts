import type { Page } from '@playwright/test';
import { enter, placeNamed } from '../../people/guest.ts';
import { scanPage } from '../../people/scan-page.ts';
import { OwnHost } from '../../stack/own-host.ts';
import { test as base, expect } from '../../stack/test.ts';

const test = base.extend<{ host: OwnHost }>({
  host: async ({ demo }, use) => {
    const host = await OwnHost.start(demo.apiUrl);
    await use(host);
    await host.remove();
  },
});
test.use({ serviceWorkers: 'allow' });
// Each has a host of its own, which starts up to three times.
test.describe.configure({ timeout: 120_000 });

/** One page of each remote, with its main heading. */
const PAGES = [
  { path: '/', heading: /Ask once/ },
  { path: '/scan-qr', heading: /./ },
  { path: '/staff-login', heading: /./ },
] as const;

const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);

/** Names of the releases that are kept whole. */
const keptReleases = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const whole = await caches.match('/complete', { cacheName: name });
      if (name.startsWith('release ') && whole) kept.push(name.slice('release '.length));
    }
    return kept;
  });

/** Every path that is kept in any cache. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) paths.push(new URL(request.url).pathname);
    }
    return paths;
  });

/** The build of a remote that a page was made of. */
const buildOf = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const boot = JSON.parse(document.getElementById('bellkey-boot')?.textContent ?? '{}');
    return boot.composition.remotes[name].build as string;
  }, remote);

const shellBuildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[data-shell]')?.getAttribute('src')?.split('/')[2]);

/** Opens a page and waits until its document of the present composition is kept. */
async function visit(page: Page, host: OwnHost, path: string) {
  await page.goto(`${host.url}${path}`);
  await isReady(page);
  const composition = await page.evaluate(
    () => JSON.parse(document.getElementById('bellkey-boot')?.textContent ?? '{}').composition.id as string,
  );
  await expect
    .poll(
      () =>
        page.evaluate(async (key) => {
          const kept = await caches.match(key, { cacheName: 'documents', ignoreVary: true });
          return kept ? await kept.text() : '';
        }, path),
      { timeout: 20_000 },
    )
    .toContain(`"composition":{"id":"${composition}"`);
}

test('a visited page of each remote opens without the network, any other says why it does not', async ({
  page,
  host,
}) => {
  for (const { path } of PAGES) await visit(page, host, path);
  await host.stop();
  for (const { path, heading } of PAGES) {
    await page.goto(`${host.url}${path}`);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  // Also with a query, as from a link in a mail, and by the pages' own links.
  await page.goto(`${host.url}/?utm_source=mail`);
  await isReady(page);
  await page
    .getByRole('link', { name: /Scan QR/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/scan-qr$/);
  await expect(scanPage(page)).toBeVisible();

  await page.goto(`${host.url}/privacy`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('a visited page opens within seconds while the network hangs', async ({ page, host }) => {
  await visit(page, host, '/');
  await page.reload();
  await isReady(page);
  host.hang();
  const begun = Date.now();
  await page.reload();
  await isReady(page);
  expect(Date.now() - begun).toBeLessThan(15_000);
});

test('a page that was reached by a link opens without the network too', async ({ page, host }) => {
  await visit(page, host, '/');
  await page
    .getByRole('link', { name: /Staff login/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff-login$/);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain('/staff-login');
  await host.stop();
  await page.reload();
  await isReady(page);
  await expect(page.getByLabel('Work e-mail')).toBeVisible();
});

test('answers of the API and the sign-in client are never kept', async ({ page, host }) => {
  await visit(page, host, '/staff-login');
  await page.reload();
  await isReady(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const status = await page.evaluate(async () => (await fetch('/api/staff/me')).status);
  expect(status).toBe(401);
  const paths = await keptPaths(page);
  expect(paths).toContain('/staff-login');
  expect(paths.filter((path) => path.startsWith('/api') || path.includes('identity-client'))).toEqual([]);
  expect(paths.filter((path) => path.includes('/server/') || path.endsWith('.map'))).toEqual([]);
});

test('a release that open tabs use stays beside the newer one until the last of them is closed', async ({
  context,
  page,
  host,
}) => {
  await visit(page, host, '/scan-qr');
  const old = `guest/${await buildOf(page, 'guest')}`;
  await host.publishChanged('guest', 'changed-guest');

  const second = await context.newPage();
  await visit(second, host, '/scan-qr');
  expect(await buildOf(second, 'guest')).toBe('changed-guest');
  expect(await keptReleases(second)).toEqual(expect.arrayContaining([old, 'guest/changed-guest']));

  // The first tab still runs the old release, with or without the network.
  await host.stop();
  expect(await page.evaluate(async () => (await fetch(`${location.origin}/`)).ok).catch(() => false)).toBe(
    false,
  );
  const entry = await page.evaluate(() => {
    const { composition } = JSON.parse(document.getElementById('bellkey-boot')?.textContent ?? '{}');
    const { base, entry } = composition.remotes.guest;
    return `${base}${entry}`;
  });
  expect(await page.evaluate(async (url) => (await fetch(url)).status, entry)).toBe(200);
  await host.run();

  await page.close();
  await visit(second, host, '/');
  await expect.poll(() => keptReleases(second), { timeout: 20_000 }).not.toContain(old);
  expect(await keptReleases(second)).toContain('guest/changed-guest');
  await host.stop();
  await second.goto(`${host.url}/scan-qr`);
  await isReady(second);
  expect(await buildOf(second, 'guest')).toBe('changed-guest');
});

/** Counts a tab's loads of its document from here on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('after an update the page reloads, once, and works without the network in the new version', async ({
  page,
  host,
}) => {
  await visit(page, host, '/');
  const before = await shellBuildOf(page);
  await host.deployChanged('changed-host');
  const loads = countLoads(page);
  await lookForUpdate(page);
  await expect.poll(() => shellBuildOf(page).catch(() => before), { timeout: 20_000 }).toBe('changed-host');
  await isReady(page);
  await visit(page, host, '/');
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).not.toContain(`host/${before}`);
  // One by the update, one by the visit just now.
  expect(loads.count).toBe(2);
  await host.stop();
  await page.reload();
  await isReady(page);
  expect(await shellBuildOf(page)).toBe('changed-host');
});

test('a page with unsaved input asks before it reloads for an update', async ({ page, demo, host }) => {
  const place = placeNamed(demo, 'Room 206');
  await enter(page, { ...place, url: place.url.replace(new URL(place.url).origin, host.url) });
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain('/chat');
  const before = await shellBuildOf(page);
  const input = page.getByRole('textbox', { name: 'Message to Hotel Aurora' });
  await input.fill('Could we have two more');
  await host.deployChanged('changed-host');
  await lookForUpdate(page);
  // On an app page nothing lies over the conversation: the reload waits in the menu.
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toHaveAttribute('data-waiting', 'true', { timeout: 20_000 });
  await menu.click();
  const reload = page.getByRole('button', { name: 'Reload for the new version' });
  await expect(reload).toBeVisible();
  expect(await shellBuildOf(page)).toBe(before);
  await expect(input).toHaveValue('Could we have two more');

  page.on('dialog', (dialog) => dialog.accept());
  await reload.click();
  await expect.poll(() => shellBuildOf(page).catch(() => before), { timeout: 20_000 }).toBe('changed-host');
});

/** A worker takes over when the one before it has nothing to do any more; on a busy machine that took over 20 s. */
const UNTIL_IDLE_MS = 75_000;

async function expectNothingKept(page: Page, timeout?: number) {
  await expect.poll(() => keptPaths(page), { timeout }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout,
    })
    .toBe(0);
}

test('the kill switch rids a visitor who comes back of the worker and of all that it kept', async ({
  page,
  host,
}) => {
  await visit(page, host, '/');
  await host.stop();
  await host.run({ SERVICE_WORKER: 'off' });
  await page.goto(`${host.url}/`);
  await isReady(page);
  await expectNothingKept(page);
  await page.goto(`${host.url}/use-cases`);
  await isReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the kill switch rids a tab that stays open of them, when it looks for an update', async ({
  page,
  host,
}) => {
  await visit(page, host, '/');
  await host.stop();
  await host.run({ SERVICE_WORKER: 'off' });
  await lookForUpdate(page);
  await expectNothingKept(page, UNTIL_IDLE_MS);
});

test('the first visit says in the footer that the site opens without a connection', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await expect(page.getByText('Opens without a connection on this device.')).toBeVisible({ timeout: 20_000 });
  const answer = await page.request.get(`${host.url}/sw.js`);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('text/javascript');
});
