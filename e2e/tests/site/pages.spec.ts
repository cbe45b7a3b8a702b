import type { Page } from '@playwright/test';
import { axeFindings, COLOUR_RULES } from '../../people/axe-findings.ts';
import { sitePaths } from '../../people/site-paths.ts';
import { expect, test } from '../../stack/test.ts';

// A trace of that many pages costs more than the pages; each finding names its page and element.
test.use({ trace: 'off' });

const BRANDS = ['shellUrl', 'partnerUrl'] as const;
/** The narrowest and the widest supported screens. */
const EXTREMES = [320, 2560];
/** The phone in Lighthouse's scoring. */
const PHONE = { width: 412, height: 823 };
/** Whether a target is too small or partly covered: axe checks that only on request. */
const TARGET_RULES = ['target-size'];

/** The page has loaded, and all of it has its layout: before that, off-screen parts have no colours. */
const ready = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('bellkey:ready').length > 0 &&
      !document.body.hasAttribute('data-first-layout'),
  );

/** Errors that the page logs from now on, and other hosts that it contacts. */
function watch(page: Page, own: string) {
  const seen = { errors: [] as string[], strangers: new Set<string>() };
  page.on('console', (message) => {
    // Tests block the service worker; the shell reports that, rightly.
    if (message.type() === 'error' && !message.text().includes('rvice'))
      seen.errors.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.errors.push(`${page.url()} ${error.message}`));
  page.on('request', (asked) => {
    const { protocol, hostname } = new URL(asked.url());
    if (protocol.startsWith('http') && hostname !== own) seen.strangers.add(asked.url());
  });
  return seen;
}

// One visit of each page for all checks: there are many pages, and a visit costs more than a check.
for (const brand of BRANDS) {
  test(`no page of the site logs an error, asks another origin, or is wider than the screen, and axe finds nothing, ${brand}, light and dark, 360 and 1280 px`, async ({
    demo,
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const seen = watch(page, new URL(demo[brand]).hostname);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of await sitePaths(request)) {
      await page.setViewportSize(PHONE);
      await page.goto(`${demo[brand]}${path}`);
      await ready(page);
      expect.soft(await axeFindings(page, { rules: TARGET_RULES }), `${path} on a phone`).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        // Brands differ in colours; the rest of the page is the same.
        const rules = brand === 'shellUrl' ? undefined : COLOUR_RULES;
        expect.soft(await axeFindings(page, { rules }), `${path} light ${width}`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeFindings(page, { rules: COLOUR_RULES }), `${path} dark ${width}`).toEqual([]);
      }
      for (const width of EXTREMES) {
        await page.setViewportSize({ width, height: 900 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(seen.errors).toEqual([]);
    expect([...seen.strangers]).toEqual([]);
  });
}

for (const path of ['/efficiency-assessment', '/proposals/pricing-proposals/custom']) {
  test(`on a phone the result of ${path} stays visible from the first use of a field on`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${demo.shellUrl}${path}`);
    const bar = page.getByRole('link', { name: /How it is computed|Line by line/ });
    await expect(bar).not.toBeInViewport();
    await page.getByLabel('Rooms', { exact: true }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
}

test('on a desk the result of the assessment stays next to its fields, and covers nothing', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${demo.shellUrl}/efficiency-assessment`);
  await ready(page);
  const result = page.getByRole('region', { name: 'What it comes to' });
  const below = page.getByRole('heading', { name: 'How sure is that?' });
  await below.evaluate((heading) => heading.scrollIntoView());
  const end = await result.evaluate((part) => part.getBoundingClientRect().bottom);
  const start = await below.evaluate((part) => part.getBoundingClientRect().top);
  expect(end).toBeLessThanOrEqual(start);
});
