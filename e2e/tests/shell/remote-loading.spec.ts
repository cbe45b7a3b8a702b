import type { Page, Route } from '@playwright/test';
import { LONGEST_DELAY_MS, RETRY_WINDOW_MS } from '../../../host/src/remote-loading/failures/retry.ts';
import { type FaultRow, faultMatrix } from '../../../host/src/remote-loading/testing/fault-matrix.ts';
import { watchErrorReports } from '../../people/error-reports.ts';
import { scanPage } from '../../people/scan-page.ts';
import { GUEST, type Injury, injuries } from '../../stack/remote-faults.ts';
import { expect, test } from '../../stack/test.ts';

const titles: Record<FaultRow['kind'], string> = {
  'stale-deploy': 'This page has just been updated',
  unavailable: 'This page can’t be loaded right now',
  timeout: 'This page is taking too long',
  'bad-build': 'This page is broken at our end',
  incompatible: 'This page needs a newer site',
  crashed: 'Room Not Found!',
};

/** A short page of another remote than the faulty one. */
const FROM = '/terms';

async function openFirst(page: Page): Promise<void> {
  await page.goto(FROM);
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
}

/** A click without the hover and focus before it: those preload, which would be a separate attempt. */
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click');

const faultyRemote = async (page: Page, injury: Injury): Promise<() => Promise<void>> => {
  // The host would quarantine the release of all tests.
  await page.route(/\/shell\/(?:beacon|errors)$/, (route) => route.fulfill({ status: 204 }));
  await page.route(FROM, injury.document);
  const handler = (route: Route) => injury.answer(route);
  await page.route(injury.files, handler);
  return () => page.unroute(injury.files, handler);
};

/** Counts requests for documents, and attempts at the faulty part, from now on. */
function watchRequests(page: Page, row: FaultRow, injury: Injury) {
  const seen = { documents: 0, tries: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    // A probe of a failed file is a fetch.
    else if (injury.counted?.test(request.url())) {
      const fetched = request.resourceType() === 'fetch';
      if (fetched === (row.phase === 'release')) seen.tries += 1;
    }
  });
  return seen;
}

/** The fault’s error page, after the specified attempts and reloads; the rest works; its button heals it. */
async function expectRow(page: Page, row: FaultRow): Promise<void> {
  const injury = injuries(row);
  const heal = await faultyRemote(page, injury);
  await openFirst(page);
  const seen = watchRequests(page, row, injury);

  const startedAt = Date.now();
  await goTo(page, 'Scan QR');
  if (row.fault === 'hang') {
    await expect(page.getByRole('status', { name: /Loading Scan/ })).toBeVisible();
    await goTo(page, 'Use Cases');
    await expect(page).toHaveTitle(/Use cases/);
    await goTo(page, 'Scan QR');
  }
  const title = page.getByRole('heading', { level: 1, name: titles[row.kind] });
  await expect(title).toBeVisible({ timeout: 60_000 });
  const took = Date.now() - startedAt;
  expect(seen.documents).toBe(row.reloads);
  if (row.reloads === 0 && injury.counted) {
    expect(seen.tries).toBeLessThanOrEqual(row.tries);
    // After that there may be no further attempt: a machine may be too slow for all of them, otherwise none is left
    // out.
    if (took < RETRY_WINDOW_MS - LONGEST_DELAY_MS) expect(seen.tries).toBe(row.tries);
  }

  await goTo(page, 'Use Cases');
  await expect(page).toHaveTitle(/Use cases/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });

  await goTo(page, 'Scan QR');
  await expect(title).toBeVisible({ timeout: 60_000 });
  await heal();
  await injury.heal?.(page);
  await page.getByRole('button', { name: row.healedBy }).click();
  await expect(title).toBeHidden();
  if (injury.healedText) await expect(page.getByRole('main')).toContainText(injury.healedText);
  else await expect(scanPage(page)).toBeVisible();
}

/** A missing list of hashes means a deploy: one reload, and the page with its own hashes is there. */
async function expectReloaded(page: Page, row: FaultRow): Promise<void> {
  const injury = injuries(row);
  await faultyRemote(page, injury);
  await openFirst(page);
  const seen = watchRequests(page, row, injury);
  await goTo(page, 'Scan QR');
  await expect(scanPage(page)).toBeVisible();
  expect(seen.documents).toBe(row.reloads);
}

const isReloaded = (row: FaultRow): boolean => row.phase === 'release' && row.reloads > 0;
const hangs = (row: FaultRow): boolean => row.fault === 'hang';

for (const row of faultMatrix.filter((row) => !hangs(row))) {
  test(`${row.phase}, ${row.fault} → ${row.kind}, “${row.healedBy}”; the shell and other remotes alive`, async ({
    page,
  }) => {
    await (isReloaded(row) ? expectReloaded(page, row) : expectRow(page, row));
  });
}

test('each file that hangs → timeout, “Try again”; the shell and other remotes alive', async ({
  browser,
  watchPolicy,
}) => {
  test.setTimeout(300_000);
  // In separate contexts, so that the 15 s of each pass at the same time.
  await Promise.all(
    faultMatrix.filter(hangs).map(async (row) => {
      const context = await browser.newContext();
      watchPolicy(context);
      await test.step(row.phase, async () => expectRow(await context.newPage(), row));
      await context.close();
    }),
  );
});

test('a first page whose remote is dead shows the frame and the error, and heals', async ({ page }) => {
  await page.route(GUEST, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/scan-qr');
  await expect(page.getByRole('heading', { name: titles.unavailable })).toBeVisible({ timeout: 20_000 });
  await page.unroute(GUEST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(/code/i);
});

test('a first page whose style is dead is not shown without it', async ({ page }) => {
  const styles = /\/remotes\/guest\/.*\.css/;
  await page.route(styles, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/scan-qr');
  await expect(page.getByRole('heading', { name: titles.unavailable })).toBeVisible({ timeout: 20_000 });
  await page.unroute(styles);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(/code/i);
});

test('when the shell’s own script does not arrive, the page says so without any script', async ({ page }) => {
  await page.route(/\/host\/[^/]+\/browser\/main\..*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page could not start.');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('when the shell’s own script does not run, the page says so, with the id that the server’s log has', async ({
  page,
}) => {
  const reports = await watchErrorReports(page);
  await page.route('/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="bellkey">', '<div id="elsewhere">');
    await route.fulfill({ response, body });
  });
  await page.goto('/terms');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not start.');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await expect(alert).toContainText(reports[0]?.id ?? 'no id was sent');
});
