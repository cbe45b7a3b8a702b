import { conversation, enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('staff raise a request for a guest by a key, one takes it, and the other reads who has it', async ({
  browser,
  demo,
}) => {
  // Unique words, so that several runs against one stack do not collide.
  const mark = Date.now().toString(36);
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 301'));

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demo.shellUrl, demo.staff);
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, demo.shellUrl, demo.manager);

  await desk.keyboard.press('n');
  const dialog = desk.getByRole('dialog', { name: 'New request' });
  await dialog.getByRole('combobox', { name: 'Place' }).fill('301');
  await dialog.getByRole('combobox', { name: 'Service' }).fill('Towels');
  await dialog.getByLabel('How many (optional)').fill('3');
  await dialog.getByRole('radio', { name: 'The guest, too, in their chat' }).check();
  await dialog.getByLabel(/guest reads, too/).fill(`For the pool ${mark}`);
  await dialog.getByRole('button', { name: 'Raise it' }).click();
  await expect(dialog).toHaveCount(0);

  // The guest sees it without having asked in the chat.
  await expect(requestCard(guest, 'Towels × 3')).toBeVisible();
  await expect(conversation(guest)).toContainText('Our team has entered this for you: Towels.');

  const title = 'Towels × 3, Room 301';
  for (const page of [desk, manager]) {
    const row = page.getByRole('row', { name: new RegExp(`Room 301 Towels × 3.*${mark}`) });
    await row.getByRole('button', { name: 'Towels × 3', exact: true }).click();
    await expect(page.getByRole('button', { name: `Take ${title}` })).toBeVisible();
  }
  await desk.getByRole('button', { name: `Take ${title}` }).click();
  await expect(desk.getByRole('button', { name: `Give back ${title}` })).toBeVisible();
  const seenByManager = manager.getByRole('complementary', { name: 'Request details' });
  await expect(seenByManager).toContainText(/Assigned to (?!no one|you)\S/);

  // A new time needs a reason, and the guest reads both times.
  await desk.getByRole('button', { name: `Change the time of ${title}` }).click();
  const newTime = desk.getByRole('dialog', { name: `New time: ${title}` });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await newTime.getByLabel('Day').fill(tomorrow);
  await newTime.getByLabel('Time', { exact: true }).fill('09:00');
  await newTime.getByRole('button', { name: 'We are waiting for a part.' }).click();
  await newTime.getByRole('button', { name: 'Promise it' }).click();
  await expect(newTime).toHaveCount(0);
  await expect(requestCard(guest, 'Towels × 3').first()).toContainText(
    /Was promised for \d\d:\d\d\. We are waiting for a part\./,
  );

  await desk.getByLabel('Assigned to').selectOption('Mine');
  await expect(desk.getByRole('row', { name: new RegExp(mark) })).toBeVisible();
  await desk.getByRole('button', { name: `Give back ${title}` }).click();
  await expect(seenByManager).toContainText('Assigned to no one');
});

test('a line of a conversation becomes a request for its guest', async ({ browser, demo }) => {
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 302'));
  const mark = Date.now().toString(36);
  await write(guest, `My niece would love a story about the lighthouse ${mark}`);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demo.shellUrl, demo.staff);
  await desk
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Guest chat/ })
    .click();
  // The latest writer is on top, also when this runs again.
  await desk
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /^Room 302 / })
    .first()
    .click();
  await expect(desk.getByRole('region', { name: 'Conversation with Room 302' })).toContainText(mark);
  await desk.getByRole('button', { name: 'Make a request of this' }).first().click();
  const dialog = desk.getByRole('dialog', { name: 'New request' });
  await expect(dialog).toContainText('For Room 302');
  await expect(dialog.getByLabel(/guest reads, too/)).toHaveValue(new RegExp(mark));
  await dialog.getByRole('combobox', { name: 'Service' }).fill('Concierge');
  await dialog.getByRole('button', { name: 'Raise it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(conversation(guest)).toContainText('Our team has entered this for you');
});

test('open details leave room for the escalated guests and for the actions of every row, 1280 px', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 306'));
  await write(guest, 'Can I have two towels?');
  await expect(requestCard(guest, 'Towels × 2')).toBeVisible();

  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  // Ten minutes of waiting are simulated by the API's response.
  await page.route('**/api/staff/conversations?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { conversations: object[] };
    const at = new Date(Date.now() - 60_000).toISOString();
    const escalated = {
      state: 'awaiting_human',
      waitingSince: at,
      escalatedAt: at,
      handoff: { reason: 'asked', at },
    };
    const conversations = body.conversations.map((one) => ({ ...one, ...escalated }));
    await route.fulfill({ response, json: { ...body, conversations } });
  });
  await signIn(page, demo.shellUrl, demo.staff);
  const row = page.getByRole('row', { name: /Room 306 .*Towels × 2/ }).first();
  await row.getByRole('button', { name: 'Towels × 2', exact: true }).click();
  const details = page.getByRole('complementary', { name: 'Request details' });
  await expect(details).toBeVisible();
  const escalated = page.getByRole('region', { name: 'Escalated to the duty manager' });
  expect((await escalated.boundingBox())?.height).toBeGreaterThan(60);
  const left = (await details.boundingBox())?.x ?? 0;
  for (const button of await row.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left);
  }
});
