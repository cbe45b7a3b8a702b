import type { Page, Route } from '@playwright/test';
import { type FaultRow, faultMatrix } from '../../host/src/remote-loading/fault-matrix.ts';
import { RETRY_WINDOW_MS } from '../../host/src/remote-loading/retry.ts';
import { GUEST, type Injury, injuries } from '../stack/remote-faults.ts';
import { expect, test } from '../stack/test.ts';

const titles: Record<FaultRow['kind'], string> = {
  'stale-deploy': 'This page has just been updated',
  unavailable: 'This page can’t be loaded right now',
  timeout: 'This page is taking too long',
  'bad-build': 'This page is broken at our end',
  incompatible: 'This page needs a newer site',
  crashed: 'Something on this page went wrong',
};

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
}

/** A click without the hover and focus before it: those load ahead, which would be a try of its own. */
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click');

const faultyRemote = async (page: Page, injury: Injury): Promise<() => Promise<void>> => {
  await page.route('/', injury.document);
  const handler = (route: Route) => injury.answer(route);
  await page.route(injury.files, handler);
  return () => page.unroute(injury.files, handler);
};

/**
 * The faults that a browser does not treat as another of the same phase; the unit tests of the matrix do every row.
 * A hanging file costs 15 s: the two that different code waits for.
 */
const unlike: Record<FaultRow['phase'], readonly FaultRow['fault'][]> = {
  // A missing list is a stale deploy; what that comes to is below.
  release: ['503', 'truncated script', 'wrong hash'],
  entry: ['404', '200 with HTML', '503', 'reset', 'hang', 'wrong hash', 'no container'],
  chunk: ['404', 'empty 200', 'wrong hash', '503', 'hang'],
  css: ['404', '200 with HTML', 'wrong hash', '503'],
  init: ['throwing init', 'missing Page', 'contract number'],
  render: ['throws while rendering'],
};

for (const row of faultMatrix.filter(({ phase, fault }) => unlike[phase].includes(fault))) {
  test(`${row.phase}: ${row.fault} → ${row.kind}; shell and other remotes alive, “${row.healedBy}” heals`, async ({
    page,
  }) => {
    const injury = injuries(row);
    const heal = await faultyRemote(page, injury);
    await openHome(page);
    let documents = 0;
    let tries = 0;
    let firstTryAt = Number.POSITIVE_INFINITY;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
      // A probe of a failed file is a fetch.
      else if (injury.counted?.test(request.url())) {
        const fetched = request.resourceType() === 'fetch';
        if (fetched === (row.phase === 'release')) {
          if (tries === 0) firstTryAt = Date.now();
          tries += 1;
        }
      }
    });

    await goTo(page, 'Scan QR');
    if (row.fault === 'hang') {
      await expect(page.getByRole('status', { name: /Loading Scan/ })).toBeVisible();
      await goTo(page, 'Use Cases');
      await expect(page).toHaveTitle(/Use cases/);
      await goTo(page, 'Scan QR');
    }
    const title = page.getByRole('heading', { level: 1, name: titles[row.kind] });
    await expect(title).toBeVisible({ timeout: 25_000 });
    expect(documents).toBe(row.reloads);
    if (row.reloads === 0 && injury.counted) {
      expect(tries).toBeLessThanOrEqual(row.tries);
      // After the window there is no further try: a machine may be too slow for all of them, else none is left out.
      if (Date.now() - firstTryAt < RETRY_WINDOW_MS) expect(tries).toBe(row.tries);
    }

    await goTo(page, 'Use Cases');
    await expect(page).toHaveTitle(/Use cases/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    await goTo(page, 'Scan QR');
    await expect(title).toBeVisible();
    await heal();
    await injury.heal?.(page);
    await page.getByRole('button', { name: row.healedBy }).click();
    await expect(title).toBeHidden();
    await expect(page.getByRole('main')).toContainText(injury.healedText ?? /code/i);
  });
}

test('a list of hashes that is gone: one reload, and the page that comes with its own hashes is there', async ({
  page,
}) => {
  await openHome(page);
  await page.route(/\/remotes\/guest\/[^/]+\/release\.json/, (route) =>
    route.fulfill({ status: 404, body: 'no' }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await goTo(page, 'Scan QR');
  await expect(page.getByRole('heading', { level: 1, name: /Scan your code/ })).toBeVisible();
  expect(documents).toBe(1);
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
