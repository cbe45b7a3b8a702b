import type { Page } from '@playwright/test';
import { scanPage } from '../../people/scan-page.ts';
import { buildForDevelopment } from '../../stack/build-for-development.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { serveFolder } from '../../stack/serve-folder.ts';
import { test as base, expect } from '../../stack/test.ts';

const test = base.extend<{ host: SeparateHost }>({
  host: async ({ demo }, use) => {
    const host = await SeparateHost.start(demo.apiUrl);
    await use(host);
    await host.remove();
  },
});
test.describe.configure({ timeout: 120_000 });

const liveBuild = async (host: SeparateHost) =>
  (await (await fetch(`${host.url}/shell/health`)).json()).live.guest as string;
const badge = (page: Page) => page.getByRole('region', { name: 'Trying a release' });

/** Builds of the guest remote that a page requests from now on. */
function watchBuilds(page: Page): Set<string> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const build = /\/remotes\/guest\/([^/]+)\/browser\/entry/.exec(request.url())?.[1];
    if (build) builds.add(build);
  });
  return builds;
}

test('an earlier release is tried in one tab, on its own pages and across reloads, and ended with one click', async ({
  context,
  page,
  host,
}) => {
  const earlier = await liveBuild(host);
  await host.publishChanged('guest', 'second-guest');
  await page.goto(`${host.url}/scan-qr?from=desk&remote.guest=${earlier}`);
  await expect(badge(page)).toContainText(`guest ${earlier}`);
  await expect(scanPage(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?from=desk');

  const builds = watchBuilds(page);
  await page.goto(host.url);
  await expect(badge(page)).toBeVisible();
  // Before hydration a link is the browser's own, and a full load.
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.getByRole('banner').getByRole('link', { name: 'Scan QR' }).dispatchEvent('click');
  await expect(scanPage(page)).toBeVisible();
  expect([...builds]).toEqual([earlier]);

  // Other tabs are not affected.
  const other = await context.newPage();
  const others = watchBuilds(other);
  await other.goto(`${host.url}/scan-qr`);
  await expect(scanPage(other)).toBeVisible();
  await expect(badge(other)).toHaveCount(0);
  expect([...others]).toEqual(['second-guest']);

  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(scanPage(page)).toBeVisible();
});

test('a trial of another address, and of an unknown release, are refused with a message', async ({
  page,
  host,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url)) foreign.push(request.url());
  });
  await page.goto(
    `${host.url}/scan-qr?remote.guest=${encodeURIComponent('http://127.0.0.1:9/release.json')}`,
  );
  await expect(badge(page)).toContainText('only releases of this site');
  await expect(scanPage(page)).toBeVisible();
  await page.goto(`${host.url}/scan-qr?remote.guest=unknown-build`);
  await expect(badge(page)).toContainText('There is no release unknown-build of guest here.');
  await expect(scanPage(page)).toBeVisible();
  expect(foreign.filter((url) => url.includes('127.0.0.1:9'))).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(badge(page)).toHaveCount(0);
});

test('a failing release is ended automatically, and the page says so', async ({ page, host }) => {
  const earlier = await liveBuild(host);
  await host.publishChanged('guest', 'second-guest');
  await page.route(new RegExp(`/remotes/guest/${earlier}/browser/entry`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var x = 1' }),
  );
  await page.goto(`${host.url}/scan-qr?remote.guest=${earlier}`);
  await expect(badge(page)).toContainText(`guest ${earlier} failed`);
  await expect(scanPage(page)).toBeVisible();
});

test('a dev server of this machine is tried by its port, across reloads and full loads, and ended with one click', async ({
  page,
  host,
}) => {
  const dist = await buildForDevelopment('remote-guest');
  const devServer = await serveFolder(dist);
  try {
    const { port, origin } = new URL(devServer.origin.replace('127.0.0.1', 'localhost'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${host.url}/scan-qr?from=desk&remote.guest=${port}`);
    await expect(badge(page)).toContainText(`guest of port ${port}`);
    await expect(scanPage(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?from=desk&remote.guest=${port}`);
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);

    // A full load of an address without the trial: the tab remembers it.
    await page.goto(`${host.url}/chat`);
    await expect(badge(page)).toContainText(`guest of port ${port}`);
    expect(new URL(page.url()).search).toBe(`?remote.guest=${port}`);

    await page.getByRole('button', { name: 'Put back' }).click();
    await expect(badge(page)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    asked.length = 0;
    await page.goto(`${host.url}/scan-qr`);
    await expect(scanPage(page)).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    devServer.close();
  }

  // Its server is gone: the page says so and is the live one.
  await page.goto(`${host.url}/scan-qr?remote.guest=${new URL(devServer.origin).port}`);
  await expect(badge(page)).toContainText('No dev server of guest answers');
  await expect(scanPage(page)).toBeVisible();
});
