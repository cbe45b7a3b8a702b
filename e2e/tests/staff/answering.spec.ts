import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('two answer the same guest: they see each other, and a ready reply, a search and a new room help them', async ({
  browser,
  demo,
}) => {
  // Unique words, so that several runs against one stack do not collide.
  const mark = `umbrella${Date.now().toString(36)}`;
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 206'));
  const late = `We have not seen ${mark}.`;
  const found = `We bring ${mark} to Room 206.`;
  await write(guest, `I have left my ${mark} in the lobby`);

  const ana = await (await browser.newContext()).newPage();
  await signIn(ana, demo.shellUrl, demo.staff);
  const rui = await (await browser.newContext()).newPage();
  await signIn(rui, demo.shellUrl, demo.manager);

  await test.step('the search finds the conversation by the guest’s words', async () => {
    for (const page of [ana, rui]) {
      await page
        .getByRole('navigation', { name: 'Staff' })
        .getByRole('link', { name: /^Guest chat/ })
        .click();
      await page.getByRole('searchbox', { name: 'Search the conversations' }).fill(mark);
      await page
        .getByRole('navigation', { name: 'Search the conversations' })
        .getByRole('link', { name: /^Room 206/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Conversation with Room 206' })).toBeVisible();
    }
  });

  await test.step('a reply that is kept ready is found by a slash, with the room filled in', async () => {
    await ana.getByRole('button', { name: 'Canned replies' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Canned replies' });
    await dialog.getByRole('button', { name: 'Keep a reply' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(mark);
    await dialog.getByRole('textbox', { name: 'Text, English' }).fill(`We bring ${mark} to {place}.`);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog.getByText(found)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const field = ana.getByRole('textbox', { name: 'Answer to the guest' });
    await field.fill(`/${mark}`);
    await expect(ana.getByRole('list', { name: 'Canned replies that match' })).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue(found);
    await expect(rui.getByText(/is writing an answer$/)).toBeVisible();
  });

  await test.step('the slower of two reads the other’s answer before their own goes', async () => {
    // What Ana sends does not reach Rui's screen in time.
    await rui.route(/\/api\/staff\/events/, (route) => route.abort());
    await rui.reload();
    const field = rui.getByRole('textbox', { name: 'Answer to the guest' });
    await field.fill(late);
    await ana.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(conversation(guest)).toContainText(found);
    await field.press('Enter');
    await expect(rui.getByRole('alert').filter({ hasText: 'answered' })).toContainText(/answered \d+ s ago/);
    await expect(conversation(guest)).not.toContainText(late);
    await rui.getByRole('button', { name: 'Send anyway' }).click();
    await expect(conversation(guest)).toContainText(late);
  });

  await test.step('the guest changes the room and keeps the conversation', async () => {
    await ana.getByRole('button', { name: 'Change the room' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Move the guest from Room 206' });
    await dialog.getByRole('combobox', { name: 'New place' }).fill('307');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(ana.getByRole('region', { name: 'Conversation with Room 307' })).toBeVisible();
    await expect(conversation(guest)).toContainText('You are now in Room 307.');
  });
});

test('a staff page says at once that it is offline, and Ctrl+K leads from page to page', async ({
  page,
  context,
  demo,
}) => {
  await signIn(page, demo.shellUrl, demo.staff);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await dialog.getByRole('combobox').fill('shift');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/shift$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shift' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
});
