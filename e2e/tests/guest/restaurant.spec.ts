import { axeFindings } from '../../people/axe-findings.ts';
import { enter, placeNamed } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const ROOM = 'Room 207';

test('a guest orders from the menu, the kitchen accepts it, and the guest sees that', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const staff = await (await browser.newContext({ viewport: DESK })).newPage();
  await signIn(staff, demo.shellUrl, demo.manager);
  await enter(guest, placeNamed(demo, ROOM));
  await guest.goto(new URL('/restaurant-chat', guest.url()).href);

  await guest.getByRole('searchbox', { name: 'Search the menu' }).fill('latte');
  await guest.getByRole('button', { name: /^Choose Latte/ }).click();
  await guest.getByRole('checkbox', { name: /Oat milk/ }).click();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: /^Add / }).click();
  await guest.getByRole('tab', { name: 'Order (1)' }).click();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: /^Order for / }).click();

  const placed = guest.getByRole('article', { name: /^Order no\. / });
  const step = placed.locator('[aria-current="step"]');
  await expect(step).toHaveText('Received');
  await staff.getByRole('button', { name: `Accept Food order, ${ROOM}` }).click();
  await expect(step).toHaveText('Accepted');
  await staff.getByRole('button', { name: `Start Food order, ${ROOM}` }).click();
  await expect(step).toHaveText('Being prepared');
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await expect(guest.getByRole('log', { name: 'Conversation' })).toContainText(
    'Your order is with the kitchen',
  );
});
