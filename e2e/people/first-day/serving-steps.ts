import { expect } from '../../stack/test.ts';
import { openVerificationMail } from '../mailbox.ts';
import { button, DESK, openSetUp, PASSWORD, PHONE, type Steps } from './day.ts';

/** Steps 8 to 10: a second person joins, and serves a guest. */
export const servingSteps: Steps = {
  '8. Invite a second person': async (day, read) => {
    const { page, browser, demo, mark, hotel } = day;
    const email = `noa-${mark}@prata.example`;
    await openSetUp(day, read('A second person'));
    await button(page, read('Invite someone')).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel(read('Role')).selectOption('Staff');
    await dialog.getByRole('checkbox', { name: 'Front of house' }).check();
    await button(page, read('Make the link')).click();
    await expect(dialog.getByRole('button', { name: read('Copy') })).toBeVisible();
    const link = (await dialog.getByLabel('Invitation link').textContent()) ?? '';
    await button(page, read('Done')).click();

    const second = await (await browser.newContext({ viewport: DESK })).newPage();
    day.second = second;
    await second.goto(link);
    await expect(second.getByText(`Inês invites you to ${hotel}`)).toBeVisible();
    await second.getByLabel(read('Full name')).fill('Noa Reis');
    await second.getByLabel(read('Work e-mail')).fill(email);
    await second.getByLabel(read('Password'), { exact: true }).fill(PASSWORD);
    await button(second, read('Join')).click();
    await expect(second.getByText('One thing is left: your e-mail')).toBeVisible();
    await openVerificationMail(second.request, demo, email);
    await button(second, read('Check now')).click();
    // Accounts are cached for a moment; the page also continues by itself.
    await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 45_000 });
    // The manager sees her as one of the team, without any other step.
    await page.reload();
    await expect(page.getByRole('listitem', { name: 'Noa Reis' })).toContainText('Front of house');
  },

  '9. Ask for something as a guest': async (day, read) => {
    const { browser, demo, mark, hotel, shortCode } = day;
    const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
    day.guest = guest;
    await guest.goto(`http://prata-${mark}.localhost:${new URL(demo.shellUrl).port}/scan-qr?c=${shortCode}`);
    await expect(guest.getByRole('heading', { name: `${hotel}, Suite 4` })).toBeVisible();
    await button(guest, read('Continue')).click();
    const composer = guest.getByRole('textbox', { name: `Message to ${hotel}` });
    await composer.fill('When is breakfast?');
    await button(guest, read('Send')).click();
    const conversation = guest.getByRole('log', { name: 'Conversation' });
    await expect(conversation).toContainText('Breakfast is served on the terrace from 08:00 to 11:00.');
    await composer.fill('Can we have the telescope, please?');
    await button(guest, read('Send')).click();
    const card = guest.getByRole('article', { name: 'Telescope for the terrace' });
    await expect(card).toContainText('Front of house');
    await expect(conversation).toContainText(/Front of house .*Suite 4 by \d\d:\d\d/);
  },

  '10. Let the second person take it': async ({ second, guest, page }, read) => {
    if (!second || !guest) throw new Error('The second person or the guest is not there.');
    const card = guest.getByRole('article', { name: 'Telescope for the terrace' });
    await expect(second.getByRole('heading', { name: read('Dashboard') })).toBeVisible();
    const row = second.getByRole('row', { name: /Suite 4 Telescope for the terrace.*Front of house/ });
    await expect(row).toContainText(/\d+ (min|s) left/);
    await row.getByRole('button', { name: read('Accept') }).click();
    await expect(card).toContainText('Accepted');
    await row.getByRole('button', { name: read('Done') }).click();
    await expect(card).toContainText('Done');
    await expect(row).toHaveCount(0);
    // The manager's steps are done, except for the menu and nine more answers.
    await page.goto('/dashboard/settings?show=set-up');
    await expect(page.getByRole('region', { name: 'Set-up' })).toContainText('6 of 9 steps done.');
  },
};
