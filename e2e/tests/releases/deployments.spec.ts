import type { Browser, Page } from '@playwright/test';
import { scanPage } from '../../people/scan-page.ts';
import type { Demo } from '../../stack/run-stack.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { test as base, expect } from '../../stack/test.ts';

const BOOT = /<script[^>]*id="bellkey-boot"[^>]*>(.*?)<\/script>/s;

/** A document's composition data, and its identity provider. */
async function bootOf(answer: { text(): Promise<string> }) {
  const [, json = '{}'] = BOOT.exec(await answer.text()) ?? [];
  return JSON.parse(json) as {
    composition: { remotes: Record<string, { build: string }> };
    config: { identity: { emulatorUrl: string } };
  };
}

const test = base.extend<{ host: SeparateHost }>({
  host: async ({ demo }, use) => {
    const { config } = await bootOf(await fetch(demo.shellUrl));
    const host = await SeparateHost.start(demo.apiUrl, {
      IDENTITY_EMULATOR_URL: config.identity.emulatorUrl,
      DEVELOPERS: 'demo-developer',
      // Every client here has the same address.
      QUARANTINE_ADDRESSES: '1',
      QUARANTINE_VISITORS: '3',
    });
    await use(host);
    await host.remove();
  },
});
test.describe.configure({ timeout: 150_000 });

/** The developer page, as someone with that role. */
async function openDeveloperPage(page: Page, host: SeparateHost, account: Demo['developer']) {
  await page.goto(`${host.url}/staff-login?next=${encodeURIComponent('/developers-admin/developers')}`);
  await page.getByLabel('Work e-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
}

/** Makes every page of the guest remote throw when React renders it. */
const CRASHING = `bellkey_guest = {
  init: bellkey_guest.init,
  get: async () => () => ({ Page() { throw new Error('This page is broken.'); } }),
};`;

/** The guest release of a visitor, twice in a row, in a separate browser. */
async function visitTwice(browser: Browser, host: SeparateHost): Promise<string[]> {
  const context = await browser.newContext();
  const builds: string[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const boot = await bootOf(await context.request.get(`${host.url}/scan-qr`));
    builds.push(boot.composition.remotes.guest?.build ?? 'none');
  }
  await context.close();
  return builds;
}

const guestBuild = async (page: Page, host: SeparateHost) =>
  (await bootOf(await page.request.get(`${host.url}/scan-qr`))).composition.remotes.guest?.build;

test('a deploy, a canary, a broken registry and a quarantine, as a developer sees them and visitors do not', async ({
  page,
  browser,
  host,
  demo,
}) => {
  await openDeveloperPage(page, host, demo.developer);
  const live = page.getByRole('region', { name: 'Live now' });
  await expect(live.getByRole('heading', { name: 'guest' })).toBeVisible();
  const first = await guestBuild(page, host);

  const visitor = await browser.newPage();
  await visitor.goto(`${host.url}/`);

  await test.step('a deploy is live, without a restart or a reload of the page', async () => {
    await host.publishChanged('guest', 'second-guest');
    await expect(live.getByText('second-guest')).toBeVisible();
    expect(await guestBuild(page, host)).toBe('second-guest');
  });

  await test.step('a tab from before keeps its own release', async () => {
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.getByRole('banner').getByRole('link', { name: 'Scan QR' }).click();
    await expect(scanPage(visitor)).toBeVisible();
    await expect(visitor).toHaveURL(/scan-qr/);
    const entries = asked.filter((url) => /remotes\/guest\/[^/]+\/browser\/entry/.test(url));
    expect(entries.filter((url) => !url.includes(`/guest/${first}/`))).toEqual([]);
    expect(entries).not.toEqual([]);
  });

  await test.step('a canary reaches some visitors, the same ones each time', async () => {
    host.beginCanary('guest', 'canary-guest', 50);
    await expect(live.getByText('Canary 50 %')).toBeVisible();
    const visits = await Promise.all(Array.from({ length: 24 }, () => visitTwice(browser, host)));
    for (const [one, other] of visits) expect(other).toBe(one);
    expect([...new Set(visits.flat())].sort()).toEqual(['canary-guest', 'second-guest']);
    host.endCanary('guest');
    await expect(live.getByText('Canary 50 %')).toBeHidden();
    expect(new Set((await visitTwice(browser, host)).flat())).toEqual(new Set(['second-guest']));
  });

  await test.step('a broken registry is reported, and what was live stays', async () => {
    const health = page.getByRole('region', { name: 'Health' });
    host.breakRegistry();
    await expect(health.getByText('The registry is refused')).toBeVisible();
    expect(await guestBuild(page, host)).toBe('second-guest');
    host.mendRegistry();
    await expect(health.getByText('The registry is refused')).toBeHidden();
  });

  const quarantine = page.getByRole('region', { name: 'Quarantine' });
  await test.step('a release whose page crashes in browsers gives way to the earlier one', async () => {
    await expect(quarantine.getByText('No release is in quarantine.')).toBeVisible();
    await host.publishChanged('guest', 'crashing-guest', CRASHING);
    // Each reports to the host by itself, and shows the page of the earlier release.
    const contexts = await Promise.all(
      ['one', 'two', 'three'].map((reporter) => browser.newContext({ userAgent: `browser ${reporter}` })),
    );
    for (const context of contexts) {
      const reporter = await context.newPage();
      await reporter.goto(`${host.url}/scan-qr`);
      await expect(scanPage(reporter)).toBeVisible();
    }
    // Reports are sent in batches, when a page is idle.
    await expect(quarantine.getByText(/^Nobody gets it now; \S+ is live\.$/)).toBeVisible({
      timeout: 60_000,
    });
    for (const context of contexts) await context.close();
    await expect.poll(() => guestBuild(page, host)).toBe('second-guest');
    await expect(live.getByText(/Not what the registry names/)).toBeVisible();
  });

  await test.step('until a developer lifts it', async () => {
    await quarantine.getByRole('button', { name: 'Lift the quarantine of guest crashing-guest' }).click();
    await quarantine.getByRole('button', { name: 'Yes, serve crashing-guest again' }).click();
    await expect(quarantine.getByText('No release is in quarantine.')).toBeVisible();
    await expect.poll(() => guestBuild(page, host)).toBe('crashing-guest');
    await expect(quarantine.getByText('Lifted before (1)')).toBeVisible();
  });
});

test('the developer page refuses other staff, and asks visitors to sign in', async ({ page, host, demo }) => {
  await page.goto(`${host.url}/developers-admin/developers`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const refused = await page.request.get(`${host.url}/shell/deployments`);
  expect(refused.status()).toBe(401);
  await openDeveloperPage(page, host, demo.staff);
  await expect(page.getByRole('region', { name: 'Deployments' })).toContainText('Not yours to see');
});

test('an operator of the platform has the developer page without working at a property', async ({
  page,
  host,
  demo,
}) => {
  await openDeveloperPage(page, host, demo.operator);
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
