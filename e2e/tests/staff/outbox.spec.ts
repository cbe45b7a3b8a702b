import { newOwner } from '../../people/owner.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('an owner sends a test, and reads the mail in the development outbox', async ({ page, demo }) => {
  // The demo's people have addresses that no mail may go to.
  const owner = await newOwner(page.request, demo);
  await signIn(page, demo.shellUrl, owner);
  await page.goto(`${demo.shellUrl}/profile`);
  const sent = page.waitForResponse((response) => response.url().includes('/api/staff/notifications/test'));
  await page.getByRole('button', { name: 'Send me a test' }).click();
  expect(await (await sent).json()).toEqual({ sent: 1 });
  await expect(async () => {
    await page.goto(demo.outboxUrl ?? '');
    await page
      .getByRole('link', { name: /^Test from Bellkey/ })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Development outbox: no mail leaves this computer')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Test from Bellkey: / })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  await page.getByRole('region', { name: 'Text' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${demo.shellUrl}/profile\\?property=`));
});

test('someone who forgot their password finds the link in the development outbox', async ({ page, demo }) => {
  await page.goto(`${demo.shellUrl}/staff-login`);
  await page.getByRole('textbox', { name: /e-mail/i }).fill(demo.staff.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/In this demo the link is in the development outbox/)).toBeVisible();
  await expect(async () => {
    await page.goto(demo.outboxUrl ?? '');
    await page.getByRole('link', { name: 'Choose a new password' }).first().click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Text' }).getByRole('link')).toHaveAttribute(
    'href',
    /mode=resetPassword/,
  );
});
