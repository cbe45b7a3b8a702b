import type { Page } from '@playwright/test';
import { placeNamed } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

type Late = { wasLate?: boolean };

test.use({ viewport: { width: 360, height: 740 } });

const question = (page: Page) => page.getByRole('heading', { name: 'Hotel Aurora, Room 307' });
const fontOfQuestion = (page: Page) =>
  question(page).evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

/** When the headings’ font was requested and the page was ready, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    font: performance.getEntriesByType('resource').find(({ name }) => name.includes('/fraunces.'))?.startTime,
    ready: performance.getEntriesByName('bellkey:ready')[0]?.startTime,
  }));

test('the headings’ font comes after all that a guest’s page needs, and moves nothing', async ({
  page,
  demo,
}) => {
  const { url } = placeNamed(demo, 'Room 307');
  await page.route(/\/fraunces\./, async (route) => {
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await route.continue();
  });
  await page.goto(url);
  await expect(question(page)).toBeVisible();
  const button = page.getByRole('button', { name: 'Continue' });
  const before = await button.boundingBox();
  await expect.poll(() => fontOfQuestion(page)).toBe('Fraunces');
  expect(await button.boundingBox()).toEqual(before);
  const { font, ready } = await times(page);
  expect(font).toBeGreaterThan(ready ?? Number.NaN);
});

test('without that font a guest’s page is complete', async ({ page, demo }) => {
  await page.route(/\/fraunces\./, (route) => route.abort());
  await page.goto(placeNamed(demo, 'Room 307').url);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeEditable();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next visit begins with the font, which is kept on the device', async ({ page, demo }) => {
    const { url } = placeNamed(demo, 'Room 307');
    await page.addInitScript(() => {
      // Before any script of the page but those in its HTML.
      document.addEventListener('readystatechange', () => {
        Object.assign(window, {
          wasLate: (window as Late).wasLate ?? document.body.hasAttribute('data-late-headings'),
        });
      });
    });
    const wasLate = () => page.evaluate(() => (window as Late).wasLate);
    await page.goto(url);
    expect(await wasLate()).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(url);
    expect(await wasLate()).toBe(false);
    expect(await fontOfQuestion(page)).toBe('Fraunces');
  });
});
