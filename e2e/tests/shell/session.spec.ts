import type { Page } from '@playwright/test';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' });

test('signing out in one tab removes the guarded page from another’s screen, and public pages notice too', async ({
  context,
  demo,
  page,
}) => {
  await signIn(page, demo.shellUrl, demo.staff);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(dashboard(second)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/terms');
  await expect(third.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(/\/staff-login\?next=%2Fdashboard/);
  await expect(dashboard(second)).toBeHidden();
  await expect(third.getByRole('banner').getByRole('link', { name: 'Staff Login' })).toBeVisible();
});

test('nothing of a guarded page is visible to someone who is not signed in', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1, h2')) seen.add(heading.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/dashboard?view=mine#late');
  await expect(page).toHaveURL(/\/staff-login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard?view=mine#late');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const seen = await page.evaluate(() => [
    ...(window as unknown as { seenHeadings: Set<string> }).seenHeadings,
  ]);
  expect(seen).not.toContain('Dashboard');
});

test('a visitor’s page makes no session request for the top bar', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Staff Login' })).toBeVisible();
  expect(urls.filter((url) => /identity-client|bot-check|identitytoolkit|recaptcha/.test(url))).toEqual([]);
});
