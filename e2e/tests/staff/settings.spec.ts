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
