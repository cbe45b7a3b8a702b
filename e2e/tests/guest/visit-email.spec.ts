import type { Page } from '@playwright/test';
import { enter, placeNamed } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

/** Opens the newest mail to an address in the development outbox. */
async function openMail(page: Page, outboxUrl: string | undefined, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(outboxUrl ?? '');
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1_000 });
  }).toPass();
}

test('a guest leaves an address, confirms it with the code from the mail, and ends it by the mail’s link', async ({
  page,
  demo,
}) => {
  const address = 'ana@mail.example';
  await enter(page, placeNamed(demo, 'Room 108'));
  let conversationId = '';
  await expect
    .poll(async () => {
      const session = await (await page.request.get('/api/guest/session')).json();
      conversationId = session.conversationId ?? '';
      return conversationId;
    })
    .not.toBe('');
  await page.goto(`${demo.shellUrl}/guest-profile/${conversationId}`);
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByLabel(/Send me e-mails about this visit/).check();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`We sent a code to ${address}.`)).toBeVisible();

  const mail = await page.context().newPage();
  await openMail(mail, demo.outboxUrl, /is your code for e-mails about your visit at Hotel Aurora/);
  const heading = await mail.getByRole('heading', { level: 1 }).textContent();
  const code = heading?.trim().slice(0, 6) ?? '';
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`E-mails about your visit go to ${address}`)).toBeVisible();

  await mail.getByRole('region', { name: 'Text' }).getByRole('link').click();
  await mail.getByRole('button', { name: 'Stop the e-mails' }).click();
  await expect(mail.getByText(/^Done\. Your address is deleted/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
});
