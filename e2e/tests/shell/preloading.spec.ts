import type { Page } from '@playwright/test';
import { watchErrorReports } from '../../people/error-reports.ts';
import { expect, test } from '../../stack/test.ts';

const GUEST = /\/remotes\/guest\//;

async function openHome(page: Page): Promise<string[]> {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (GUEST.test(request.url())) urls.push(request.url());
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.waitForLoadState('networkidle');
  return urls;
}
const scan = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Scan QR' });

test('a pointer that rests on a link preloads its remote, and the click then waits for nothing', async ({
  page,
}) => {
  const urls = await openHome(page);
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (GUEST.test(request.url())) loaded.push(request.url());
  });
  expect(urls).toEqual([]);
  await scan(page).hover();
  // The entry, and then script and style of the page.
  await expect.poll(() => loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  await expect.poll(() => loaded.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(0);
  await expect.poll(() => loaded.length - urls.length).toBe(0);
  await page.route(GUEST, (route) => route.abort());
  await scan(page).click();
  await expect(page.getByRole('main')).toContainText(/code/i);
});

test('a failed preload is silent; the click loads by the rules', async ({ page }) => {
  const reports = await watchErrorReports(page);
  const urls = await openHome(page);
  await page.route(GUEST, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  await scan(page).focus();
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask once');
  expect(reports.filter(({ name }) => name === 'RemoteLoadError')).toEqual([]);
  await page.unroute(GUEST);
  await scan(page).click();
  await expect(page.getByRole('main')).toContainText(/code/i);
});

test('with Save-Data nothing is preloaded', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const urls = await openHome(page);
  await page.clock.install();
  await scan(page).hover();
  await scan(page).focus();
  await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  expect(urls).toEqual([]);
});
