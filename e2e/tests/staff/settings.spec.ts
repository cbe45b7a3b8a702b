import { readFile } from 'node:fs/promises';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('a manager adds a place, finds it among the codes, and takes it out of use again', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.shellUrl, demo.manager);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Places' }).click();
  await page.getByRole('button', { name: 'Add places' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add places' });
  await dialog.getByRole('textbox', { name: 'Names, one a line' }).fill('Sun deck, area, 2\nRoom 101');
  await dialog.getByRole('button', { name: 'Add them' }).click();
  await expect(
    page.getByText('One place is added. Left out because they are there already: Room 101.'),
  ).toBeVisible();

  const codes = page.getByRole('link', { name: 'Codes', exact: true }).first();
  await codes.click();
  await expect(page.getByRole('checkbox', { name: /Sun deck/ })).toBeChecked();

  await page.goto(`${demo.shellUrl}/dashboard/settings?show=places`);
  const deck = page.getByRole('listitem', { name: 'Sun deck' });
  await deck.getByRole('button', { name: 'Change Sun deck' }).click();
  await page.getByRole('button', { name: 'Take out of use' }).click();
  await expect(deck).toContainText('Sun deck is out of use.');
  await codes.click();
  await expect(page.getByRole('checkbox', { name: /Room 101/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Sun deck/ })).toHaveCount(0);

  await page.goto(`${demo.shellUrl}/dashboard/settings?show=changes`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Sun deck' }).first()).toContainText(
    'in use: yes → no',
  );
});

test('a manager marks a dish as sold out, adds another, and undoes both', async ({ page, demo }) => {
  await signIn(page, demo.shellUrl, demo.manager);
  await page.goto(`${demo.shellUrl}/dashboard/settings?show=menu`);
  const soup = page.getByRole('listitem', { name: 'Tomato soup' });
  await soup.getByRole('button', { name: 'Sold out: Tomato soup' }).click();
  await expect(soup).toContainText('Tomato soup is sold out until');
  await soup.getByRole('button', { name: 'Undo' }).click();
  await expect(soup).toContainText('Undone.');

  await page.getByRole('button', { name: 'Add a dish' }).click();
  const form = page.getByRole('dialog', { name: 'Add a dish' });
  await form.getByLabel('Name').fill('Chestnut cake');
  await form.getByLabel('Price in EUR').fill('6,5');
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Guests can order Chestnut cake.')).toBeVisible();
  const cake = page.getByRole('listitem', { name: 'Chestnut cake' });
  await expect(cake).toContainText('€6.50');
  await cake.getByRole('button', { name: 'Take off Chestnut cake' }).click();
  await expect(cake).toContainText('Chestnut cake is off the menu.');
});

test('a manager creates codes for a new place, and saves them as a file to print', async ({ page, demo }) => {
  await signIn(page, demo.shellUrl, demo.manager);
  await page.goto(`${demo.shellUrl}/dashboard/settings?show=places`);
  await page.getByRole('button', { name: 'Add places' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add places' });
  await dialog.getByRole('textbox', { name: 'Names, one a line' }).fill('Rose garden, area, 0');
  await dialog.getByRole('button', { name: 'Add them' }).click();
  await page.getByRole('link', { name: 'Codes', exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: /Rose garden/ })).toBeChecked();
  await page.getByRole('button', { name: 'Make codes and show the sheet' }).click();
  await page.getByRole('radio', { name: 'One A6 card a page' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^codes-.+-a6\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('status').filter({ hasText: 'Keep it' })).toBeVisible();
  await page.getByRole('button', { name: 'I have them' }).click();

  await page.getByRole('combobox', { name: 'Place' }).selectOption('Rose garden');
  await page.getByRole('button', { name: 'Take its code out of use' }).click();
  await page.getByRole('button', { name: 'Take it out of use' }).click();
  await expect(page.getByText('The code of Rose garden is out of use.')).toBeVisible();
});

test.describe('in a property of its own', () => {
  // At night these hours move what other tests ask for to the morning.
  test.use({ ownStack: true });

  test('a manager sets suggested hours, closes a department on a holiday, and undoes both', async ({
    page,
    demo,
  }) => {
    await signIn(page, demo.shellUrl, demo.manager);
    await page.goto(`${demo.shellUrl}/dashboard/settings?show=hours`);
    await page.getByRole('button', { name: 'Take these hours' }).click();
    const housekeeping = page.getByRole('listitem', { name: 'Housekeeping' });
    await expect(housekeeping).toContainText('Every day 07:00 to 22:00');

    await page.getByRole('button', { name: 'Add a holiday' }).click();
    const form = page.getByRole('dialog', { name: 'Add a holiday' });
    await form.getByLabel('Name').fill('Founders’ day');
    await form.getByLabel('Day', { exact: true }).fill('2099-05-04');
    // Towels that are asked for at ten that morning come the next day.
    await expect(form.getByText(/promises? change/)).toBeVisible();
    await expect(form.getByRole('listitem').first()).toContainText('then by 07:');
    await form.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Founders’ day' })).toContainText(
      'Monday 4 May 2099: closed',
    );

    await page.goto(`${demo.shellUrl}/dashboard/settings?show=changes`);
    await page.getByRole('button', { name: 'Undo the change of Founders’ day' }).click();
    await expect(page.getByText('Founders’ day is as it was before.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the change of Housekeeping' }).click();
    await expect(page.getByText('Housekeeping is as it was before.')).toBeVisible();
    await page.goto(`${demo.shellUrl}/dashboard/settings?show=hours`);
    await expect(page.getByRole('listitem', { name: 'Housekeeping' })).toContainText('At all hours');
  });
});

test('a manager finds who changed a part of the settings, and saves that as a file', async ({
  page,
  demo,
}) => {
  const name = `Terrace ${Date.now().toString(36)}`;
  await signIn(page, demo.shellUrl, demo.manager);
  await page.goto(`${demo.shellUrl}/dashboard/settings?show=places`);
  await page.getByRole('button', { name: 'Add places' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add places' });
  await dialog.getByRole('textbox', { name: 'Names, one a line' }).fill(`${name}, area, 0`);
  await dialog.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('One place is added.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Changes' }).click();
  await page.getByLabel('What').selectOption('Places');
  await expect(page).toHaveURL(/subject=place/);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('changes.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.includes(name))).toHaveLength(1);

  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('No change matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show every change' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});
