import type { Page } from '@playwright/test';
import { enter, placeNamed } from '../../people/guest.ts';
import {
  buildOf,
  isReady,
  keptPaths,
  keptReleases,
  lookForUpdate,
  shellBuildOf,
  test,
  visit,
} from '../../stack/kept-pages.ts';
import { expect } from '../../stack/test.ts';

test.use({ serviceWorkers: 'allow' });
// Each has a separate host, which starts up to three times.
test.describe.configure({ timeout: 120_000 });

test('a release that open tabs use stays next to the newer one until the last of them is closed', async ({
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

/** Counts a tab's document loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

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
  // One by the update, one by the current visit.
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
  // On an app page nothing covers the conversation: the reload waits in the menu.
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

/** A worker takes over when the previous one is idle; on a busy machine that took over 20 s. */
const UNTIL_IDLE_MS = 75_000;

async function expectNothingKept(page: Page, timeout?: number) {
  await expect.poll(() => keptPaths(page), { timeout }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout,
    })
    .toBe(0);
}

test('the kill switch unregisters the worker of a returning visitor and clears its caches', async ({
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

test('the kill switch does the same in a tab that stays open, when it checks for an update', async ({
  page,
  host,
}) => {
  await visit(page, host, '/');
  await host.stop();
  await host.run({ SERVICE_WORKER: 'off' });
  await lookForUpdate(page);
  await expectNothingKept(page, UNTIL_IDLE_MS);
});
