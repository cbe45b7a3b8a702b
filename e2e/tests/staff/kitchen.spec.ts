import { axeFindings } from '../../people/axe-findings.ts';
import { conversation, enter, placeNamed } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1280, height: 800 };
const TABLE = 'Table 7';

// While the kitchen is paused no other test could order.
test.use({ ownStack: true });

test('the kitchen accepts an order with its time, runs out of a dish, the guest swaps it, and it is served', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const kitchen = await (await browser.newContext({ viewport: TABLET })).newPage();
  await signIn(kitchen, demo.shellUrl, demo.manager);
  await kitchen.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Kitchen' }).click();
  await expect(kitchen.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeVisible();

  await enter(guest, placeNamed(demo, TABLE));
  await expect(conversation(guest)).toBeVisible();
  await guest.goto(new URL('/restaurant-chat', guest.url()).href);
  for (const dish of ['Latte', 'Still water']) {
    await guest.getByRole('searchbox', { name: 'Search the menu' }).fill(dish);
    await guest.getByRole('button', { name: new RegExp(`^Choose ${dish}`) }).click();
    await guest.getByRole('button', { name: /^Add / }).click();
  }
  await guest.getByRole('tab', { name: 'Order (2)' }).click();
  await guest.getByRole('textbox', { name: /^Allergy/ }).fill('Nuts');
  await guest.getByRole('button', { name: /^Order for / }).click();
  const placed = guest.getByRole('article', { name: /^Order no\. / });
  const step = placed.locator('[aria-current="step"]');
  await expect(step).toHaveText('Received');

  // The allergy comes first; then the order is accepted with an estimate.
  const ticket = kitchen.getByRole('listitem', { name: new RegExp(`^${TABLE}, order`) });
  await expect(ticket.getByRole('region', { name: `ALLERGY, ${TABLE}` })).toContainText('Nuts');
  expect(await axeFindings(kitchen)).toEqual([]);
  await ticket.getByRole('button', { name: 'We have read this' }).click();
  await ticket.getByRole('button', { name: /ready in 20 minutes/ }).click();
  await expect(step).toHaveText('Accepted');
  await expect(placed).toContainText('Expected by');

  // A dish has run out: the guest chooses another, and sees the new total before confirming it.
  await ticket.getByRole('button', { name: 'Out of a dish…' }).click();
  const dialog = kitchen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '1 × Still water 0.75 l' }).check();
  expect(await axeFindings(kitchen)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask the guest' }).click();
  await expect(kitchen.getByRole('region', { name: /^Waiting for the guest/ })).toContainText(TABLE);
  const question = guest.getByRole('region', { name: 'What would you like instead?' });
  const instead = question.getByRole('combobox', { name: 'Instead of Still water 0.75 l' });
  await expect(instead).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);
  const value = await instead.locator('option').nth(1).getAttribute('value');
  await instead.selectOption(value);
  await question.getByRole('button', { name: /^Confirm, .* in all$/ }).click();
  await expect(step).toHaveText('Accepted');

  // Another dish: the allergy is read again before anything is made.
  await ticket.getByRole('button', { name: 'We have read this' }).click();
  await ticket.getByRole('button', { name: new RegExp(`^Start: ${TABLE}`) }).click();
  await expect(step).toHaveText('Being prepared');
  await ticket.getByRole('button', { name: new RegExp(`^Ready: ${TABLE}`) }).click();
  await expect(step).toHaveText('Ready');
  await ticket.getByRole('button', { name: new RegExp(`^Served: ${TABLE}`) }).click();
  await expect(step).toHaveText('Served');

  // A paused kitchen says so to guests, who order for later.
  await kitchen.getByRole('button', { name: 'Pause for 30 minutes' }).click();
  await expect(kitchen.getByText(/^Paused until /)).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/The kitchen takes no new orders until/).first()).toBeVisible();
  await kitchen.getByRole('button', { name: 'Resume' }).click();
  await expect(kitchen.getByRole('button', { name: 'Until resumed' })).toBeVisible();
});
