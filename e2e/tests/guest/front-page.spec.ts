import { axeFindings } from '../../people/axe-findings.ts';
import { placeNamed } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

test('at the property’s own address a guest finds its front page, and types the code', async ({
  page,
  demo,
}) => {
  const place = placeNamed(demo, 'Room 106');
  const address = demo.shellUrl.replace('//localhost', '//aurora.localhost');
  await page.goto(address);
  await expect(page).toHaveTitle('Hotel Aurora · Bellkey');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Code' }).fill(place.code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Hotel Aurora, Room 106' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  // The composer is in the HTML; the device remembers the visit once the page's scripts run.
  await page.waitForFunction(() => localStorage.getItem('bellkey:last-visit') !== null);

  // Back at its door the way to the open chat shows.
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Back to the chat' })).toBeVisible();
});

test('without scripts the form leads to the same place', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(demo.shellUrl.replace('//localhost', '//aurora.localhost'));
  await page.getByRole('textbox', { name: 'Code' }).fill(placeNamed(demo, 'Table 5').code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Hotel Aurora, Table 5' })).toBeVisible();
  await context.close();
});

test('the platform’s own address stays the public site', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Aurora' })).toHaveCount(0);
});
