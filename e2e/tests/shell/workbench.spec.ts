import { allAssets } from '@bellkey/shared/catalogue';
import type { Page } from '@playwright/test';
import { axeFindings, COLOUR_RULES } from '../../people/axe-findings.ts';
import { expect, test } from '../../stack/test.ts';

const SCHEMES = [
  ['light', undefined],
  ['dark', COLOUR_RULES],
] as const;

async function problemsAtBothWidths(page: Page) {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [colorScheme, rules] of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const problem of await axeFindings(page, { rules }))
        found.push(`${colorScheme} ${width}: ${problem}`);
    }
  }
  return found;
}
/** The workbench without the windows of its whole samples, each of which would be a separate page. */
const withoutWindows = (page: Page) =>
  page.route(
    (url) => url.searchParams.has('sample'),
    (route) => (route.request().frame() === page.mainFrame() ? route.continue() : route.abort()),
  );
const workbench = (page: Page) => page.getByRole('heading', { name: 'Workbench' });

test('it shows the whole catalogue, and no visitor loads anything of it', async ({ page }) => {
  const visited: string[] = [];
  page.on('request', (request) => visited.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(visited.filter((url) => url.includes('workbench'))).toEqual([]);

  await page.goto('/workbench');
  const shown = page.locator('main li img');
  await expect(shown).toHaveCount(allAssets.length);
  for (const { url, starterMessage } of allAssets) {
    expect((await page.request.get(url)).status(), url).toBe(200);
    if (starterMessage) await expect(page.getByText(starterMessage, { exact: true }).first()).toBeAttached();
  }
});

test('it opens at the section in its address; brand and scheme are switched there and kept', async ({
  page,
}) => {
  await page.goto('/workbench#sessions');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeInViewport();
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Harbourline Hotels');
  await page.getByRole('combobox', { name: 'Light' }).selectOption('dark');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue('--brand-primary'), getComputedStyle(document.body).backgroundColor];
    });
  expect(await colours()).toEqual(['#12324a', 'rgb(20, 23, 28)']);
  await page.reload();
  await expect(workbench(page)).toBeVisible();
  expect(await colours()).toEqual(['#12324a', 'rgb(20, 23, 28)']);
});

for (const brand of ['default', 'harbourline']) {
  test(`axe finds nothing on it in the brand ${brand}, light and dark, 360 and 1280 px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutWindows(page);
    await page.goto(`/workbench?brand=${brand}`);
    await expect(workbench(page)).toBeVisible();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test(`axe finds nothing on any whole state, brand ${brand}, light and dark, 360 and 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutWindows(page);
    await page.goto(`/workbench?brand=${brand}`);
    const windows = page.locator('iframe');
    await expect(windows).not.toHaveCount(0);
    const addresses = await windows.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    const found: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(address);
      // Its scripts render after the load event: content opened below would be missing on a busy machine.
      await expect(page.locator('#workbench')).not.toBeEmpty();
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      const panel = page.getByText('Host', { exact: true });
      if (await panel.isVisible()) await panel.click();
      for (const problem of await problemsAtBothWidths(page)) found.push(`${address} ${problem}`);
    }
    expect(found).toEqual([]);
  });
}
