import type { Page } from '@playwright/test';
import { scanPage } from '../../people/scan-page.ts';
import { exportAndServe, type StaticSites } from '../../stack/static-site.ts';
import { expect, test } from '../../stack/test.ts';

test.describe.configure({ mode: 'serial' });

let sites: StaticSites;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sites = await exportAndServe();
});
test.afterAll(() => sites?.close());

/** Only browsers resolve every name below localhost to this machine. */
const forNode = (url: string) => url.replace('harbourline.localhost', 'localhost');

/** Errors of a page during use. The API is not part of a static site. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

test('each brand’s pages exist as files, with its own name, title and addresses', async ({ request }) => {
  const { origins } = sites;
  for (const [brand, name] of [
    ['default', 'Bellkey'],
    ['harbourline', 'Harbourline'],
  ] as const) {
    for (const path of ['/', '/guides', '/guides/place-qr-codes', '/proposals/miramar', '/terms']) {
      const answer = await request.get(forNode(`${origins[brand]}${path}`));
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(new RegExp(`<title>[^<]*${name}`));
      expect(html, path).toContain(`"og:url" content="${origins[brand]}${path}"`);
      expect(html, path).toContain('<main');
    }
  }
});

test('the static host sends the headers of the host server', async ({ request }) => {
  const { origins } = sites;
  const page = await request.get(origins.default);
  expect(page.headers()['content-security-policy']).toContain("object-src 'none'");
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="([^"]*\/(?:remotes|host)\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script);
  expect(file.status()).toBe(200);
  expect(file.headers()['cache-control']).toContain('immutable');
  expect((await request.get(`${origins.default}/sw.js`)).headers()['cache-control']).toBe('no-cache');
  expect(await (await request.get(forNode(`${origins.harbourline}/sitemap.xml`))).text()).toContain(
    `<loc>${origins.harbourline}/use-cases</loc>`,
  );
});

test('a page is hydrated by the shell, and the other remotes load from there', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto(sites.origins.default);
  await page.getByRole('navigation').getByRole('link', { name: 'Use Cases' }).first().click();
  await expect(page).toHaveURL(`${sites.origins.default}/use-cases`);
  await page.getByRole('link', { name: 'Scan QR' }).first().click();
  await expect(scanPage(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${sites.origins.default}/use-cases`);
  expect(problems).toEqual([]);
});

test('an address with an open parameter shows its page', async ({ page }) => {
  const problems = watchProblems(page);
  const answer = await page.goto(`${sites.origins.default}/guest-profile/gst_7Hq2`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Guest profile/);
  expect(problems).toEqual([]);
});

test('an unknown address gets 404 with Room Not Found, naming it', async ({ page }) => {
  const problems = watchProblems(page);
  const answer = await page.goto(`${sites.origins.harbourline}/pool-on-the-roof`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Room Not Found!' })).toBeVisible();
  await expect(page.getByText('Page not found: /pool-on-the-roof')).toBeVisible();
  expect(problems).toEqual([]);
});
