import { expect, type Page } from '@playwright/test';
import type { Demo } from '../stack/run-stack.ts';

/** Signs in on the staff sign-in page and waits for the dashboard. */
export async function signIn(page: Page, shellUrl: string, account: Demo['staff']): Promise<void> {
  await page.goto(`${shellUrl}/staff-login`);
  await page.getByLabel('Work e-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Opens the conversation with a place, from anywhere behind the sign-in. */
export async function openConversation(page: Page, label: string): Promise<void> {
  // The link also says how many are waiting.
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Guest chat/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(`^${label} `) })
    .click();
  await expect(page.getByRole('region', { name: `Conversation with ${label}` })).toBeVisible();
}

/** Answers the guest in the open conversation. */
export async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Answer to the guest' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
