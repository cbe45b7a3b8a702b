import { axeFindings } from '../../people/axe-findings.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('staff have a request prepared, apply it, find it in the dashboard, and their question later', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demo.shellUrl, demo.staff);
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Staff assistant' })
    .click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('3 towels for 107');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('button', { name: 'Apply: A new request: Towels × 3, Room 107' }).click();
  await expect(page.getByText('Raised: Towels, Room 107.')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  const history = page.getByRole('list', { name: 'Your questions and the answers' });
  await expect(history.getByText('3 towels for 107')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText(/Room 107/).first()).toBeVisible();
});
