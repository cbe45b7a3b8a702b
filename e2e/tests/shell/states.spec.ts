import { devices, type Page } from '@playwright/test';
import { axeFindings } from '../../people/axe-findings.ts';
import { watchErrorReports } from '../../people/error-reports.ts';
import { expect, test } from '../../stack/test.ts';

const ready = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);

/** The shell's own states, not those of pages. */
const states: { name: string; open(page: Page, base: string): Promise<void> }[] = [
  {
    name: 'Room Not Found',
    open: async (page, base) => {
      await page.goto(`${base}/rooms/999`);
      await expect(page.getByRole('heading', { name: 'Room Not Found!' })).toBeVisible();
    },
  },
  {
    name: 'the open menu or the whole bar, and the open subdomain panel',
    open: async (page, base) => {
      await page.goto(`${base}/terms`);
      await ready(page);
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      const panel = page.getByRole('complementary', { name: 'Subdomain debug panel' });
      await panel.getByText('Host', { exact: true }).click();
      await expect(panel.getByRole('button', { name: 'Detect again' })).toBeVisible();
    },
  },
  {
    name: 'the install prompt',
    open: async (page, base) => {
      await page.goto(`${base}/terms`);
      await ready(page);
      await page.evaluate(() =>
        dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
      );
      await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
    },
  },
  {
    name: 'an error page of a remote',
    open: async (page, base) => {
      await page.route(/\/remotes\/guest\//, (route) => route.fulfill({ status: 503, body: 'no' }));
      await page.goto(`${base}/scan-qr`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    },
  },
];

for (const state of states) {
  for (const where of ['shellUrl', 'partnerUrl'] as const) {
    test(`axe finds nothing on ${state.name}, ${where}, light and dark, 360 and 1280 px`, async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await state.open(page, demo[where]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await axeFindings(page), `${colorScheme} ${width}`).toEqual([]);
        }
      }
    });
  }
}

test('an iPhone gets the steps 5 s after load, and “Got it” keeps them away for the next visit', async ({
  browser,
  demo,
}) => {
  const { userAgent, viewport } = devices['iPhone 14'];
  const context = await browser.newContext({ userAgent, viewport });
  const page = await context.newPage();
  // The page's time only advances as the test lets it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(`${demo.shellUrl}/terms`);
  // Marks use the paused time; the shell runs when nothing is loading any more.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: 'Keep Bellkey on your home screen' });
  await page.clock.runFor(4_900);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Add to Home Screen');
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  await context.close();
});

test('an uncaught error shows an id that is also in the server’s log', async ({ page }) => {
  const reports = await watchErrorReports(page);
  await page.route(/\/remotes\/guest\//, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/scan-qr');
  await expect(page.getByRole('heading', { name: /can’t be loaded right now/ })).toBeVisible({
    timeout: 20_000,
  });
  const sent = () => reports.find(({ name }) => name === 'RemoteLoadError')?.id ?? '';
  await expect.poll(sent).toMatch(/^[2-9A-Z]{6}$/);
  await expect(page.getByRole('main')).toContainText(sent());
});
