import { axeFindings } from '../../people/axe-findings.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('the bar of staff pages names property and person, and after signing out it is the platform’s', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.shellUrl, demo.manager);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Hotel Aurora', exact: true })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(bar.getByRole('link', { name: /Manager$/ })).toHaveAttribute('href', '/profile');
  await bar.getByRole('link', { name: /^You are: / }).click();
  const shift = page.getByRole('group', { name: 'You are' });
  await shift.getByText('Away for a moment').click();
  await expect(bar.getByRole('link', { name: 'You are: Away for a moment' })).toBeVisible();
  await shift.getByText('On duty', { exact: true }).click();
  await expect(bar.getByRole('link', { name: 'You are: On duty' })).toBeVisible();

  await bar.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(bar.getByRole('link', { name: 'Bellkey, home' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Hotel Aurora' })).toHaveCount(0);
});
