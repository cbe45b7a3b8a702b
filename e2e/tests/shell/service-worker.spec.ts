import { scanPage } from '../../people/scan-page.ts';
import { isReady, keptPaths, test, visit } from '../../stack/kept-pages.ts';
import { expect } from '../../stack/test.ts';

test.use({ serviceWorkers: 'allow' });
// Each has a separate host, which starts up to three times.
test.describe.configure({ timeout: 120_000 });

/** One page of each remote, with its main heading. */
const PAGES = [
  { path: '/', heading: /Ask once/ },
  { path: '/scan-qr', heading: /./ },
  { path: '/staff-login', heading: /./ },
] as const;

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

test('answers of the API and the sign-in client are never cached', async ({ page, host }) => {
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
