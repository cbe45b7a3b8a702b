import { expect, test } from '../stack/test.ts';

for (const path of ['/', '/use-cases']) {
  test(`${path} is readable without scripts, and is taken over in the browser without a warning`, async ({
    browser,
    demo,
  }) => {
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(demo.shellUrl + path);
    const heading = await reader.getByRole('heading', { level: 1 }).textContent();
    expect(heading).not.toBe('');

    const page = await (await browser.newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(demo.shellUrl + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(complaints).toEqual([]);
  });
}

test('an address that no page has answers 404, with the way back', async ({ page }) => {
  const response = await page.goto('/no-such-room');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
});

test("a partner's host name has the partner's brand from the first byte", async ({ browser, demo }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(demo.partnerUrl);
  await expect(page).toHaveTitle(/Harbourline/);
});
