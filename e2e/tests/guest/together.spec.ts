import type { Page } from '@playwright/test';
import { axeFindings } from '../../people/axe-findings.ts';
import { enter, placeNamed } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const TABLE = 'Table 3';

async function choose(guest: Page, dish: string) {
  await guest.getByRole('tab', { name: /^Menu/ }).click();
  await guest.getByRole('searchbox', { name: 'Search the menu' }).fill(dish);
  await guest.getByRole('button', { name: new RegExp(`^Choose ${dish}`) }).click();
  await guest.getByRole('button', { name: /^Add / }).click();
  await guest.getByRole('tab', { name: /^Order/ }).click();
}

test('two phones at a table order together, and the kitchen sees who ordered what', async ({
  browser,
  demo,
}) => {
  const phone = async () =>
    (await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })).newPage();
  const [ana, ben] = [await phone(), await phone()];
  const kitchen = await (await browser.newContext({ viewport: DESK })).newPage();
  await signIn(kitchen, demo.shellUrl, demo.manager);
  await kitchen.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Kitchen' }).click();

  await enter(ana, placeNamed(demo, TABLE));
  await ana.goto(new URL('/restaurant-chat', ana.url()).href);
  await choose(ana, 'Latte');
  await ana.getByRole('button', { name: 'Order together' }).click();
  await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  expect(await axeFindings(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Start, and get a share code' }).click();
  const hers = ana.getByRole('region', { name: 'Ordering together' });
  const code = (await hers.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent()) ?? '';

  // Ben has opened the link of the picture, at the same table.
  await enter(ben, placeNamed(demo, TABLE));
  await ben.goto(new URL(`/restaurant-chat?together=${code.replace(' ', '')}`, ben.url()).href);
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Join them' }).click();
  const his = ben.getByRole('region', { name: 'Ordering together' });
  await expect(his).toContainText('Ana orders for everyone.');
  await expect(his).toContainText('1 × Latte');
  await choose(ben, 'Still water');
  await expect(hers).toContainText('1 × Still water');
  expect(await axeFindings(ana)).toEqual([]);
  expect(await axeFindings(ben)).toEqual([]);

  await hers.getByRole('button', { name: /^Order for / }).click();
  await expect(ana.getByRole('article', { name: /^Order no\. / })).toContainText('Ben');
  await expect(his).toContainText(/Order no\. \d+/);
  await expect(his).toContainText('1 × Still water');
  const ticket = kitchen.getByRole('listitem', { name: new RegExp(`^${TABLE}, order`) });
  await expect(ticket).toContainText('For Ana');
  await expect(ticket).toContainText('For Ben');

  await hers.getByRole('button', { name: 'End it for everyone' }).click();
  await hers
    .getByRole('group', { name: /^End it/ })
    .getByRole('button', { name: 'End it for everyone' })
    .click();
  await expect(ben.getByText('Ordering together has ended.', { exact: false }).first()).toBeVisible();
  expect(await axeFindings(ben)).toEqual([]);
});
