import { axeFindings } from '../../people/axe-findings.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the dialogs of requests and of the team have nothing that axe finds, ${width} px, ${colorScheme}`, async ({
    browser,
    demo,
  }) => {
    const page = await (
      await browser.newContext({ viewport: { width, height: 844 }, colorScheme })
    ).newPage();
    const found = async (what: string) => expect([what, await axeFindings(page)]).toEqual([what, []]);
    await signIn(page, demo.shellUrl, demo.manager);
    await page.getByRole('button', { name: 'New request' }).click();
    const raise = page.getByRole('dialog', { name: 'New request' });
    await raise.getByRole('combobox', { name: 'Place' }).fill(width === 390 ? 'Room 303' : 'Room 304');
    await raise.getByRole('combobox', { name: 'Service' }).fill('Towels');
    await raise.getByRole('button', { name: 'Raise it' }).focus();
    await found('new request');
    const words = `Two sets ${Date.now().toString(36)}`;
    await raise.getByLabel(/^Words/).fill(words);
    await raise.getByRole('button', { name: 'Raise it' }).click();
    await page
      .getByRole('row', { name: new RegExp(words) })
      .getByRole('button', { name: 'Towels', exact: true })
      .click();
    await expect(page.getByRole('complementary', { name: 'Request details' })).toContainText(words);
    await found('details');
    await page.getByRole('button', { name: /^Change the time of Towels/ }).click();
    await found('new time');
    await page.keyboard.press('Escape');
    await page.goto(`${demo.shellUrl}/dashboard/team`);
    await page
      .getByRole('button', { name: /^Change (?!the code)/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await found('a member');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await found('an invitation');
  });
}
