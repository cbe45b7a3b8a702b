import { axeFindings } from '../../../people/axe-findings.ts';
import { conversation, enter, placeNamed, requestCard, write } from '../../../people/guest.ts';
import { signIn } from '../../../people/staff.ts';
import { expect, test } from '../../../stack/test.ts';

test('staff write to a department, link a request and name a colleague, who reads and answers offline too', async ({
  browser,
  demo,
}) => {
  const mark = Date.now().toString(36);
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 103'));
  await write(guest, 'Could we have two more towels please?');
  await expect(requestCard(guest, 'Towels × 2')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demo.shellUrl, demo.staff);
  const managers = await browser.newContext();
  const manager = await managers.newPage();
  await signIn(manager, demo.shellUrl, demo.manager);

  const teamChat = (page: typeof desk) =>
    page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: /^Team chat/ });
  await teamChat(desk).click();
  const channels = desk.getByRole('navigation', { name: 'Team channels' });
  await channels.getByRole('link', { name: /^Housekeeping/ }).click();
  const box = desk.getByRole('textbox', { name: 'Message to Housekeeping' });

  await box.pressSequentially('@mar');
  const suggested = desk.getByRole('list', { name: 'Insert' });
  await suggested.getByRole('button', { name: '@Marta' }).click();
  await box.pressSequentially(`towels ${mark} are #towels`);
  await suggested
    .getByRole('button', { name: /^#\d+ Towels, Room 103$/ })
    .first()
    .click();
  await expect(box).toHaveValue(new RegExp(`^@Marta towels ${mark} are #\\d+ $`));
  await box.press('Enter');
  const atDesk = desk.getByRole('region', { name: 'Channel Housekeeping' });
  await expect(atDesk).toContainText(mark);

  // The manager's page learns of it while it shows something else.
  await expect(teamChat(manager)).toHaveText(/Team chat\s*[1-9]\d* unread for you/);
  await teamChat(manager).click();
  await manager
    .getByRole('navigation', { name: 'Team channels' })
    .getByRole('link', { name: /^Housekeeping/ })
    .click();
  const atManager = manager.getByRole('region', { name: 'Channel Housekeeping' });
  const line = atManager.getByRole('listitem').filter({ hasText: mark });
  await expect(line).toBeVisible();
  await expect(atManager.getByRole('listitem').filter({ hasText: /^New$/ })).toBeVisible();
  await expect(teamChat(manager)).not.toHaveText(/[1-9]/);
  expect(await axeFindings(manager)).toEqual([]);

  // Without a connection the answer waits, and is sent by itself when it is back.
  await managers.setOffline(true);
  await manager.getByRole('textbox', { name: 'Message to Housekeeping' }).fill(`Thanks ${mark}`);
  await manager.getByRole('button', { name: 'Send' }).click();
  await expect(atManager.getByRole('alert')).toContainText('Not sent.');
  await managers.setOffline(false);
  await expect(atManager.getByRole('alert')).toHaveCount(0);
  await expect(atDesk).toContainText(`Thanks ${mark}`);

  await line.getByRole('link', { name: /^#\d+ Towels, Room 103$/ }).click();
  await expect(manager.getByRole('complementary', { name: 'Request details' })).toContainText('Room 103');

  // The guest has seen none of it.
  await expect(conversation(guest)).not.toContainText(mark);
});
