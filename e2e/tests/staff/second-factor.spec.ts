import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newOwner } from '../../people/owner.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const INTERVAL_MS = 30_000;

/** Code of an authenticator app with this key so many intervals from now. */
const codeOf = (key: string, intervals = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + intervals * INTERVAL_MS,
  });

/** Sets an app up on the profile page, starting with its button. @returns the scanned key. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByRole('status', { name: 'Key for the app' }).textContent()) ?? '';
  expect(key.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByLabel('6-digit code').fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  return key;
}

test('an owner sets a second factor up, signs in with its code, and requires it of managers and owners', async ({
  page,
  request,
  demo,
}) => {
  const owner = await newOwner(request, demo);
  await signIn(page, demo.shellUrl, owner);
  await page.goto('/profile');
  // No one can lock themselves out.
  await expect(page.getByText('once you have signed in with your own')).toBeVisible();
  const key = await setUp(page);
  await expect(page.getByText('From now on you sign in with a code as well.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your authenticator apps' })).toContainText('since');

  await page.getByRole('button', { name: 'Require a second factor' }).click();
  await expect(page.getByText('Hotel Prata requires a second factor')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto('/staff-login?next=%2Fdashboard%2Fteam');
  await page.getByLabel('Work e-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000 000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  // As apps show it, and people paste it.
  const next = codeOf(key, 1);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Join code', exact: true })).toBeVisible();

  // Without the factor, the property is closed until it is set up again.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  const gate = page.getByRole('heading', { name: 'A second factor is required' });
  await expect(gate).toBeVisible();
  await page.goto('/dashboard/team');
  await expect(gate).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?next=%2Fdashboard%2Fteam$/);
  await setUp(page);
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
});
