import { axeFindings } from '../../../people/axe-findings.ts';
import { enter, placeNamed } from '../../../people/guest.ts';
import { signIn } from '../../../people/staff.ts';
import { expect, test } from '../../../stack/test.ts';

test('a manager sees the phones of a room and disconnects one, whose guest reads that it has ended', async ({
  browser,
  demo,
}) => {
  const room = placeNamed(demo, 'Room 102');
  const staying = await (await browser.newContext()).newPage();
  await enter(staying, room);
  const leaving = await (await browser.newContext()).newPage();
  await enter(leaving, room);
  const { conversationId } = await (await leaving.request.get(`${demo.shellUrl}/api/guest/session`)).json();

  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, demo.shellUrl, demo.manager);
  await manager.goto(`${demo.shellUrl}/dashboard/settings?show=places`);
  await manager.getByLabel('Find a place').fill('102');
  const listed = manager.waitForResponse((response) => response.url().includes('/sessions?'));
  await manager.getByRole('button', { name: 'Change Room 102' }).click();
  // No other test is in this room; these two came in any order.
  const { sessions } = await (await listed).json();
  const no =
    1 + sessions.findIndex((one: { conversationId: string }) => one.conversationId === conversationId);
  const phones = manager.getByRole('region', { name: 'Connected phones' });
  const phone = phones.getByRole('listitem').filter({ hasText: `Phone ${no} ` });
  await expect(phone).toContainText('Scanned the code.');
  await phone.getByRole('button', { name: /^Disconnect phone/ }).click();
  const question = phone.getByRole('region', { name: 'Disconnect this phone' });
  await expect(question).toContainText('This cannot be undone');
  expect(await axeFindings(manager)).toEqual([]);
  await question.getByRole('button', { name: 'Disconnect this phone' }).click();
  await expect(phones.getByRole('status')).toHaveText('The phone is disconnected.');

  await expect(leaving.getByText(/visit here has ended/).first()).toBeVisible();
  await staying.reload();
  await expect(staying.getByText('Connected')).toBeVisible();
});
