import type { Page } from '@playwright/test';
import { expect, test } from '../../stack/test.ts';

const ready = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
const top = (page: Page) => page.evaluate(() => Math.round(document.scrollingElement?.scrollTop ?? 0));
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('an anchor on a page that is loaded on demand is scrolled to once the page has loaded', async ({
  page,
}) => {
  await page.goto('/scan-qr');
  await ready(page);
  // Slow enough that the router has scrolled before the page arrives.
  await page.route(/\/remotes\/marketing\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await mainLink(page, 'Pricing').click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect.poll(() => top(page)).toBeGreaterThan(600);
  await expect(mainLink(page, 'Pricing')).toHaveAttribute('aria-current', 'page');
});

test('a first visit to an anchor scrolls to it, and its link is the current one', async ({ page }) => {
  await page.goto('/#pricing');
  await ready(page);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(mainLink(page, 'Pricing')).toHaveAttribute('aria-current', 'page');
});

test('a page that is opened again starts at its anchor or its top, not where it was left before', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => top(page)).toBe(500);
  await page.goto('/terms');
  await ready(page);
  await page.goto('/#pricing');
  await ready(page);
  await expect(page.locator('#pricing')).toBeInViewport();
  await page.goto('/terms');
  await page.goto('/');
  await ready(page);
  await page.waitForFunction(() => !document.body.hasAttribute('data-first-layout'));
  expect(await top(page)).toBe(0);
});

test('back and forward across remotes restore the scroll position', async ({ page }) => {
  await page.goto('/use-cases');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 1400));
  await expect.poll(() => top(page)).toBe(1400);
  await page.evaluate(() => (document.querySelector('header a[href="/scan-qr"]') as HTMLElement).click());
  await expect(page).toHaveTitle(/Scan your code/);
  await page.goBack();
  await expect(page).toHaveTitle(/Use cases/);
  await expect.poll(() => top(page)).toBe(1400);
});

test('a page that has to be loaded again on the way back keeps its position', async ({ page }) => {
  await page.goto('/use-cases');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 1400));
  await expect.poll(() => top(page)).toBe(1400);
  await page.evaluate(() => (document.querySelector('header a[href="/scan-qr"]') as HTMLElement).click());
  await expect(page).toHaveTitle(/Scan your code/);
  await page.reload();
  await ready(page);
  let load: () => void = () => undefined;
  const seenLoading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/remotes\/marketing\//, async (route) => {
    await seenLoading;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('status', { name: /Loading Use cases/ })).toBeVisible();
  load();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => top(page)).toBe(1400);
});

test('back and forward across remotes keep what was typed', async ({ page }) => {
  await page.goto('/staff-register');
  await ready(page);
  await page.getByLabel('Full name').fill('Rita Costa');
  await mainLink(page, 'Demo').click();
  await expect(page).toHaveTitle(/demo/i);
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue('Rita Costa');
  await page.goForward();
  await expect(page).toHaveTitle(/demo/i);
});

test('the skip link leads keyboards to the page', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the menu opens, and a link closes it and navigates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveTitle(/Integrations/);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const where of ['shellUrl', 'partnerUrl'] as const) {
  test(`at 360 px the top bar of ${where} fits: one line of “Scan QR”, nothing overlaps, nothing scrolls`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/scan-qr']) {
      await page.goto(`${demo[where]}${path}`);
      const bar = page.getByRole('banner');
      const scan = await bar.getByRole('link', { name: 'Scan QR' }).first().boundingBox();
      expect(scan?.height).toBeLessThanOrEqual(46);
      const name = await bar.getByRole('link', { name: /, home/ }).boundingBox();
      const sub = bar.getByText('Guest services by Bellkey');
      if (await sub.isVisible()) {
        const below = await sub.boundingBox();
        expect(below?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
}

test('on an app page the page scrolls and never the document, even with content out of the flow', async ({
  page,
}) => {
  await page.goto('/chat');
  await ready(page);
  const lengths = await page.evaluate(() => {
    const main = document.querySelector('main');
    const tall = document.createElement('div');
    tall.style.cssText = 'flex: none; padding-block-start: 3000px';
    const hidden = document.createElement('span');
    hidden.style.position = 'absolute';
    hidden.textContent = 'for screen readers';
    tall.append(hidden);
    main?.append(tall);
    return { page: main?.scrollHeight ?? 0, document: document.documentElement.scrollHeight, innerHeight };
  });
  expect(lengths.page).toBeGreaterThan(3_000);
  expect(lengths.document).toBe(lengths.innerHeight);
});
