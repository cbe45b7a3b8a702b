import type { Page } from '@playwright/test';
import { watchErrorReports } from '../../people/error-reports.ts';
import { scanPage } from '../../people/scan-page.ts';
import { flipped } from '../../stack/remote-faults.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { test as base, expect } from '../../stack/test.ts';

const test = base.extend<{ host: SeparateHost }>({
  host: async ({ demo }, use) => {
    const host = await SeparateHost.start(demo.apiUrl);
    await use(host);
    await host.remove();
  },
});
test.describe.configure({ timeout: 120_000 });

const BUILD = 'second-guest';
const filesOf = (build: string, name: string) => new RegExp(`/remotes/guest/${build}/${name}`);
const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
/** A click without the hover and focus before it: those preload. */
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click');
const builds = (urls: readonly string[]) =>
  new Set(urls.flatMap((url) => /\/remotes\/guest\/([^/]+)\/browser\/entry/.exec(url)?.[1] ?? []));

/** The guest remote twice, and a browser that gets one byte of a file of the newer release wrong. */
async function withFlipped(page: Page, host: SeparateHost, file: RegExp) {
  await host.publishChanged('guest', BUILD);
  const reports = await watchErrorReports(page);
  await page.route(file, flipped);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { reports, asked };
}

for (const [name, file] of [
  ['entry', filesOf(BUILD, 'browser/entry\\.')],
  ['chunk', filesOf(BUILD, 'browser/scan-qr\\.[^/]+\\.js')],
  ['style', filesOf(BUILD, 'browser/scan-qr\\.[^/]+\\.css')],
  ['list of files', filesOf(BUILD, 'release\\.json')],
] as const) {
  test(`a flipped byte in the ${name} never runs, is reported, and the earlier release shows the page`, async ({
    page,
    host,
  }) => {
    const { reports, asked } = await withFlipped(page, host, file);
    await page.goto(host.url);
    await isReady(page);
    await goTo(page, 'Scan QR');
    await expect(scanPage(page)).toBeVisible();
    expect([...builds(asked)]).toHaveLength(2);
    await expect
      .poll(() => reports.map(({ message }) => message))
      .toContainEqual(expect.stringContaining('bad-build'));
  });
}

test('a flipped byte in the entry of the first page: the earlier release shows the page', async ({
  page,
  host,
}) => {
  const { reports } = await withFlipped(page, host, filesOf(BUILD, 'browser/entry\\.'));
  await page.goto(`${host.url}/scan-qr`);
  await expect(scanPage(page)).toBeVisible();
  await expect
    .poll(() => reports.map(({ message }) => message))
    .toContainEqual(expect.stringContaining('bad-build'));
});

test('a flipped byte in the shell’s own script: it never runs, and the page says so', async ({
  page,
  host,
}) => {
  await page.route(/\/host\/[^/]+\/browser\/main\.[^/]+\.js/, flipped);
  await page.goto(host.url);
  await expect(page.getByRole('alert')).toContainText('This page could not start.');
});

for (const [name, harm, complaint] of [
  ['registry', (host: SeparateHost) => host.breakRegistry(), /not JSON/],
  [
    'release in the store',
    (host: SeparateHost) => host.publishBroken('guest', BUILD, () => 'release.json'),
    /not JSON|not what the registry says|signature/,
  ],
  [
    'entry in the store',
    (host: SeparateHost) => host.publishBroken('guest', BUILD, (release) => release.entry),
    /wrong sha384/,
  ],
] as const) {
  test(`a flipped byte in the ${name} never reaches a browser; what was live is served, and the host says why`, async ({
    page,
    host,
  }) => {
    const build = async () => (await (await fetch(`${host.url}/shell/health`)).json()).live.guest as string;
    const before = await build();
    harm(host);
    expect(Object.values(await host.problems()).join()).toMatch(complaint);
    expect(await build()).toBe(before);
    await page.goto(`${host.url}/scan-qr`);
    await isReady(page);
    await expect(scanPage(page)).toBeVisible();
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a flipped byte in the worker: it is not registered, that is reported, and the page works', async ({
    page,
    host,
  }) => {
    const reports = await watchErrorReports(page);
    await page.route('**/sw.js', flipped);
    await page.goto(host.url);
    await isReady(page);
    await expect
      .poll(() => reports.map((report) => report.name), { timeout: 20_000 })
      .toContain('WorkerRefusedError');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await goTo(page, 'Scan QR');
    await expect(scanPage(page)).toBeVisible();
  });
});
