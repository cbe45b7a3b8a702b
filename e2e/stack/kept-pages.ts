import type { Page } from '@playwright/test';
import { SeparateHost } from './separate-host/separate-host.ts';
import { test as base, expect } from './test.ts';

export const test = base.extend<{ host: SeparateHost }>({
  host: async ({ demo }, use) => {
    const host = await SeparateHost.start(demo.apiUrl);
    await use(host);
    await host.remove();
  },
});

export const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);

/** Names of the completely cached releases. */
export const keptReleases = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const whole = await caches.match('/complete', { cacheName: name });
      if (name.startsWith('release ') && whole) kept.push(name.slice('release '.length));
    }
    return kept;
  });

/** Every path in any cache. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) paths.push(new URL(request.url).pathname);
    }
    return paths;
  });

/** The build of a remote in a page's document. */
export const buildOf = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const boot = JSON.parse(document.getElementById('bellkey-boot')?.textContent ?? '{}');
    return boot.composition.remotes[name].build as string;
  }, remote);

export const shellBuildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[data-shell]')?.getAttribute('src')?.split('/')[2]);

/** Opens a page and waits until its document of the current composition is cached. */
export async function visit(page: Page, host: SeparateHost, path: string) {
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

export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
