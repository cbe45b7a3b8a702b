import type { Page } from '@playwright/test';
import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

const problem = (code: string, status: number) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    code,
    status,
    title: 'A refusal',
    detail: 'What to do about it.',
    requestId: 'e2e-request',
  }),
});
const apiIsDown = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill(problem('unreachable', 502)));
/** The page of a code as the host sends it while the API does not answer the host: without the place. */
const hostKnowsNoPlace = (page: Page) =>
  page.route('**/scan-qr?c=*', async (route) => {
    const response = await route.fetch({ url: new URL('/scan-qr', route.request().url()).href });
    await route.fulfill({ response });
  });
const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });

test('an unknown code is reported with another try', async ({ page }) => {
  await page.goto('/scan-qr?c=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('main')).toContainText('We don’t know this code');
  await expect(page.getByRole('button', { name: 'Scan another code' })).toBeVisible();
});

test('an inactive code starts nothing and says where to get a new one', async ({ page, demo }) => {
  await hostKnowsNoPlace(page);
  await page.route('**/api/qr/resolve', (route) => route.fulfill(problem('inactive-code', 410)));
  await page.goto(placeNamed(demo, 'Room 207').url);
  await expect(page.getByRole('main')).toContainText('This code is no longer in use');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('a code’s page that opens while the API is down waits with “Try again”, which tries again', async ({
  page,
  demo,
}) => {
  await hostKnowsNoPlace(page);
  await apiIsDown(page);
  await page.goto(placeNamed(demo, 'Room 207').url);
  await expect(page.getByRole('main')).toContainText('e2e-request');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a chat that opens while the API is down shows the saved copy, and recovers automatically', async ({
  page,
  demo,
}) => {
  await enter(page, placeNamed(demo, 'Room 207'));
  await write(page, 'Could we have an extra pillow?');
  await expect(conversation(page)).toContainText('AI assistant');
  await apiIsDown(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Could we have an extra pillow?');
  await composer(page).fill('And a blanket, please.');
  await composer(page).press('Enter');
  await expect(page.getByRole('main')).toContainText('And a blanket, please.');
  await page.unroute('**/api/**');
  await expect(conversation(page)).toContainText(/blanket to Room 207/i, { timeout: 40_000 });
});

test('an empty message and one over 2,000 characters can’t be sent, and nothing typed is lost', async ({
  page,
  demo,
}) => {
  await enter(page, placeNamed(demo, 'Room 208'));
  const send = page.getByRole('button', { name: 'Send' });
  await composer(page).fill('   ');
  await expect(send).toBeDisabled();
  await composer(page).fill('x'.repeat(2_001));
  await expect(page.getByRole('main')).toContainText('1 character too many');
  await expect(send).toBeDisabled();
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('x'.repeat(2_001));
  await page.reload();
  await expect(composer(page)).toHaveValue('x'.repeat(2_001));
  await composer(page).fill('x'.repeat(2_000));
  await expect(send).toBeEnabled();
});

test('an expired session keeps the draft and offers scanning again', async ({ page, demo }) => {
  await enter(page, placeNamed(demo, 'Room 208'));
  await expect(page.getByText('Connected')).toBeVisible();
  await composer(page).fill('Could I have an iron?');
  await page.route('**/api/guest/**', (route) => route.fulfill(problem('session-expired', 401)));
  await composer(page).press('Enter');
  await expect(page.getByRole('main')).toContainText('Your visit here has ended');
  await expect(page.getByRole('main')).toContainText('Could I have an iron?');
  await expect(page.getByRole('link', { name: 'Scan again' })).toBeVisible();
});

test('a second tab of the same visit stays up to date, and nothing is sent twice', async ({ page, demo }) => {
  await enter(page, placeNamed(demo, 'Room 301'));
  const second = await page.context().newPage();
  await second.goto('/chat');
  await expect(composer(second)).toBeVisible();
  await write(page, 'Could we have two more towels please?');
  await expect(conversation(second)).toContainText('Housekeeping will bring two towels to Room 301');
  await second.reload();
  await expect(conversation(second).getByText('Could we have two more towels please?')).toHaveCount(1);
  await expect(conversation(page).getByText('Could we have two more towels please?')).toHaveCount(1);
});

test('a wrong password says no more than that they don’t match, and keeps the e-mail', async ({
  page,
  demo,
}) => {
  for (const email of [demo.staff.email, 'nobody@aurora.example']) {
    await page.goto('/staff-login');
    await page.getByLabel('Work e-mail').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('That e-mail and password don’t match.');
    await expect(page.getByLabel('Work e-mail')).toHaveValue(email);
  }
});

test('no one reaches the dashboard without signing in, and signing in leads back to it', async ({
  page,
  demo,
}) => {
  await page.goto('/dashboard?state=overdue');
  await expect(page).toHaveURL(/\/staff-login\?next=%2Fdashboard%3Fstate%3Doverdue$/);
  await page.getByLabel('Work e-mail').fill(demo.staff.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demo.staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\?state=overdue$/);
});
