import type { Page, Route } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

/** Only files of the guest remote; the first page comes from another one. */
const GUEST_ENTRY = /\/remotes\/guest\/[^/]+\/browser\/entry\.[^/]+\.js/;
const GUEST_FILES = /\/remotes\/guest\//;

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
}

const goToGuest = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Scan QR' }).click();
const goToUseCases = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use Cases' }).click();

interface Fault {
  name: string;
  answer(route: Route): Promise<void>;
  title: RegExp;
}

const faults: Fault[] = [
  {
    name: 'answers 503',
    answer: (route) => route.fulfill({ status: 503, body: 'no' }),
    title: /can’t be loaded right now/,
  },
  { name: 'drops the connection', answer: (route) => route.abort(), title: /can’t be loaded right now/ },
  {
    name: 'answers with what does not match its hash',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'var x = 1' }),
    title: /broken at our end/,
  },
];

for (const fault of faults) {
  test(`a remote that ${fault.name} leaves shell and other remotes alive, and “Try again” tries again`, async ({
    page,
  }) => {
    await openHome(page);
    await page.route(GUEST_ENTRY, fault.answer);
    await goToGuest(page);
    await expect(page.getByRole('heading', { name: fault.title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await goToUseCases(page);
    await expect(page).toHaveTitle(/Use cases/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await goToGuest(page);
    await page.unroute(GUEST_ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: fault.title })).toBeHidden();
    await expect(page.getByRole('main')).toContainText(/code/i);
  });
}

test('a remote that never answers is given up after 15 s, while the rest goes on', async ({ page }) => {
  test.setTimeout(90_000);
  await openHome(page);
  await page.route(GUEST_ENTRY, () => new Promise<void>(() => undefined));
  await goToGuest(page);
  await expect(page.getByRole('status', { name: /Loading Scan/ })).toBeVisible();

  await goToUseCases(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await goToGuest(page);
  await expect(page.getByRole('heading', { name: /taking too long/ })).toBeVisible({ timeout: 50_000 });
});

test('a remote whose files are gone reloads the page once, then says so', async ({ page }) => {
  await openHome(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(GUEST_FILES, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  );
  await goToGuest(page);
  await expect(page.getByRole('heading', { name: 'This page has just been updated' })).toBeVisible();
  expect(documents).toBe(1);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a first page whose remote is dead shows the frame and the error, and heals', async ({ page }) => {
  await page.route(GUEST_FILES, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/scan-qr');
  await expect(page.getByRole('heading', { name: /can’t be loaded right now/ })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(GUEST_FILES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(/code/i);
});

test('when the shell’s own script does not arrive, the page says so without any script', async ({ page }) => {
  await page.route(/\/host\/[^/]+\/browser\/main\..*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page could not start.');
});
