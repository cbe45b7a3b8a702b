import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import type { Page } from '@playwright/test';
import { buildConfiguration } from '../../../kit/src/build-configuration.ts';
import { buildRemote } from '../../../kit/src/build-remote.ts';
import { RULES } from '../../../tools/src/release/gate/require-contract.ts';
import { loadBuilt } from '../../../tools/src/release/upload/built-release.ts';
import stockHost from '../../federation/stock-host/rspack.config.ts';
import { watchErrorReports } from '../../people/error-reports.ts';
import { scanPage } from '../../people/scan-page.ts';
import { flipped } from '../../stack/remote-faults.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { serveFolder } from '../../stack/serve-folder.ts';
import { expect, sharedDemo, test } from '../../stack/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Folder of others' builds: below the repository, where their packages are resolved. */
let workshop: string;

test.beforeAll(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  workshop = mkdtempSync(path.join(ROOT, '.cache/federation-'));
  cpSync(path.join(ROOT, 'e2e/federation'), workshop, { recursive: true });
});
test.afterAll(() => rmSync(workshop, { recursive: true, force: true }));

/** Console errors of the browser, or exceptions of a page. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** The release of a remote that a stack serves. */
async function liveRelease(shellUrl: string, remote: string): Promise<{ base: string; release: Release }> {
  const { live } = await (await fetch(`${shellUrl}/shell/health`)).json();
  const base = `${shellUrl}/remotes/${remote}/${live[remote]}/`;
  return { base, release: Release.parse(await (await fetch(`${base}release.json`)).json()) };
}

test('a stock Module Federation host loads and shows pages of our remotes', async ({ page, demo }) => {
  const dist = path.join(workshop, 'stock-host/dist');
  await buildConfiguration({ ...stockHost, output: { ...stockHost.output, path: dist } });
  const host = await serveFolder(dist);
  try {
    for (const [remote, name, heading] of [
      ['guest', 'scan-qr', /Scan your code/],
      ['marketing', 'use-cases', /./],
    ] as const) {
      const complaints = watchComplaints(page);
      const { base, release } = await liveRelease(demo.shellUrl, remote);
      const wanted = { container: release.container, entry: `${base}${release.entry}`, page: name };
      await page.goto(`${host.origin}/index.html?${new URLSearchParams(wanted)}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // Its styles were loaded too, from the remote's own location.
      const styles = release.pages[name]?.css.map((file) => `${base}${file}`) ?? [];
      expect(styles.length).toBeGreaterThan(0);
      const applied = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
      expect((await applied()).map((href) => new URL(href ?? '').pathname)).toEqual(
        expect.arrayContaining(styles.map((href) => new URL(href).pathname)),
      );
      expect(complaints).toEqual([]);
    }
  } finally {
    host.close();
  }
});

test.describe('a stock remote in our host', () => {
  const dist = () => path.join(workshop, 'stock-remote/dist');
  test.describe.configure({ mode: 'serial' });
  let host: SeparateHost;
  let release: Release;

  test.beforeAll(async () => {
    release = await buildRemote(path.join(workshop, 'stock-remote'));
    host = await SeparateHost.start(sharedDemo().apiUrl);
    await host.publish('gallery', path.join(dist(), 'release.json'));
  });
  test.afterAll(async () => {
    await host?.remove();
  });

  test('passes the contract gate', async () => {
    const built = await loadBuilt(dist());
    const context = { others: [], contracts: [release.contract] };
    for (const { name, check } of RULES) expect([name, await check(built, context)]).toEqual([name, []]);
  });

  test('opens first or later, under our policy and with every file’s hash', async ({ page }) => {
    const complaints = watchComplaints(page);
    const answer = await page.goto(`${host.url}/gallery`);
    expect(answer?.headers()['content-security-policy']).toContain('require-trusted-types-for');
    expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    await expect(page).toHaveTitle(/The gallery/);
    await expect(page.getByRole('heading', { level: 1, name: /^The gallery of / })).toHaveCSS(
      'font-style',
      'italic',
    );
    // It shares the host's React: a second copy could not keep state within the host's tree.
    await page.getByRole('button', { name: '0 visits' }).click();
    await expect(page.getByRole('button', { name: '1 visits' })).toBeVisible();

    await page.getByRole('link', { name: 'Second room' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The second room' })).toHaveCSS(
      'font-style',
      'italic',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Scan QR' }).click();
    await expect(scanPage(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is refused when a file differs from the release', async ({ page }) => {
    const reports = await watchErrorReports(page);
    await page.route(/\/remotes\/gallery\/[^/]+\/browser\/__federation_expose_second\.js/, flipped);
    await page.goto(`${host.url}/gallery`);
    await page.getByRole('link', { name: 'Second room' }).click();
    await expect(page.getByRole('heading', { name: 'This page is broken at our end' })).toBeVisible();
    await expect
      .poll(() => reports.map(({ message }) => message))
      .toContainEqual(expect.stringContaining('bad-build'));
    expect(release.files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['browser/remoteEntry.js', 'browser/__federation_expose_second.js']),
    );
  });
});
