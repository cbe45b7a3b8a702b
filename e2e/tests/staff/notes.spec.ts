import { axeFindings } from '../../people/axe-findings.ts';
import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('a conversation is put aside with a note that names a colleague, and comes back when the guest writes', async ({
  browser,
  demo,
}) => {
  // Unique words, so that several runs against one stack do not collide.
  const mark = `scarf${Date.now().toString(36)}`;
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 308'));
  await write(guest, `I have left my ${mark} in the lobby`);

  const ana = await (await browser.newContext()).newPage();
  await signIn(ana, demo.shellUrl, demo.staff);
  await ana
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Guest chat/ })
    .click();
  await ana.getByRole('searchbox', { name: 'Search the conversations' }).fill(mark);
  await ana
    .getByRole('navigation', { name: 'Search the conversations' })
    .getByRole('link', { name: /^Room 308/ })
    .first()
    .click();
  const thread = ana.getByRole('region', { name: 'Conversation with Room 308' });
  await thread.getByRole('button', { name: 'Take over' }).click();

  await test.step('a note names a colleague by the keyboard alone', async () => {
    await thread.getByRole('radio', { name: 'Internal note' }).check({ force: true });
    const field = thread.getByRole('textbox', { name: /note/i });
    await field.pressSequentially('@');
    const option = thread.getByRole('option').first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await axeFindings(ana)).toEqual([]);
    const name = ((await option.textContent()) ?? '').replace(/ off duty$/, '');
    await field.press('Enter');
    await expect(field).toHaveValue(`${name} `);
    await field.pressSequentially(`has seen the ${mark}`);
    await field.press('Enter');
    await expect(thread.getByText(`${name} has seen the ${mark}`)).toBeVisible();
    await expect(conversation(guest)).not.toContainText('has seen');
  });

  await test.step('it is put aside, and comes back when the guest writes', async () => {
    await thread.getByRole('button', { name: 'Snooze' }).click();
    expect(await axeFindings(ana)).toEqual([]);
    await ana.getByRole('dialog').getByRole('button', { name: '1 hour' }).click();
    await expect(thread.getByText(/^Snoozed until \d\d:\d\d, by /)).toBeVisible();
    await write(guest, 'Did you find it?');
    await expect(thread.getByText(/^Snoozed until/)).toHaveCount(0);
    await expect(thread.getByRole('button', { name: 'Snooze' })).toBeVisible();
  });
});

test('a note on a request names a colleague, who reads it in the request at once', async ({
  browser,
  demo,
}) => {
  const mark = `lift${Date.now().toString(36)}`;
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 307'));
  await write(guest, 'Two towels please');
  const ana = await (await browser.newContext()).newPage();
  await signIn(ana, demo.shellUrl, demo.staff);
  const rui = await (await browser.newContext()).newPage();
  await signIn(rui, demo.shellUrl, demo.manager);
  await ana
    .getByRole('row', { name: /Room 307 .*Towels × 2/ })
    .first()
    .getByRole('button', { name: 'Towels × 2', exact: true })
    .click();
  const details = ana.getByRole('complementary', { name: 'Request details' });
  await expect(details).toBeVisible();
  await expect(ana).toHaveURL(/[?&]r=/);
  await rui.goto(ana.url());
  const seen = rui.getByRole('complementary', { name: 'Request details' });
  await expect(seen.getByRole('textbox', { name: 'Note for the staff' })).toBeVisible();
  const field = details.getByRole('textbox', { name: 'Note for the staff' });
  await field.pressSequentially('@');
  const names = details.getByRole('option');
  await expect(names.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(ana)).toEqual([]);
  await field.press('Enter');
  await field.pressSequentially(`the ${mark} is slow`);
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  for (const panel of [details, seen])
    await expect(panel.getByRole('listitem').filter({ hasText: `the ${mark} is slow` })).toContainText(
      'Note ·',
    );
});
