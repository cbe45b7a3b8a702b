import { sitePaths } from '../../people/site-paths.ts';
import { expect, test } from '../../stack/test.ts';

test.use({ javaScriptEnabled: false });

/** Fewer words than these are a frame without a page. */
const WORDS = 30;

test('every page of the site is readable without scripts: a title, text, and nothing that loads for ever', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of await sitePaths(request)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    const words = ((await main.textContent()) ?? '').split(/\s+/).length;
    expect(words, path).toBeGreaterThan(WORDS);
    await expect(main.getByText(/^Loading/), path).toHaveCount(0);
  }
});

test('what computes or filters says that it needs scripts, and what works without', async ({ page }) => {
  for (const path of [
    '/efficiency-assessment',
    '/proposals/pricing-proposals/custom',
    '/proposals/pricing-proposals/generic',
    '/partners',
    '/demo-error-modal',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/without scripts/i).first(), path).toBeVisible();
  }
});

test('use cases filter without scripts: each choice is a link', async ({ page }) => {
  await page.goto('/use-cases');
  const all = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('main').getByRole('link', { name: 'Restaurant', exact: true }).click();
  await expect(page).toHaveURL(/business=restaurant/);
  expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(all);
});

test('guides are searched without scripts: the form asks the server', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('quiet zone');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 of')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Where to put the codes, and what to print beside them',
  ]);
});

test('prices on the home page switch without scripts', async ({ page }) => {
  await page.goto('/#pricing');
  const perMonth = page.getByText('A house of 60 rooms, per month').first();
  const perYear = page.getByText('A house of 60 rooms, per year').first();
  await expect(perMonth).toBeVisible();
  await expect(perYear).toBeHidden();
  await page.getByText('Pay yearly').click();
  await expect(perYear).toBeVisible();
  await expect(perMonth).toBeHidden();
});
