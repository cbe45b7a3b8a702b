import type { Page } from '@playwright/test';
import { axeFindings } from '../../people/axe-findings.ts';
import { enter, placeNamed } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const ACCENT = '#c2410c';

/** A logo of one dark colour on a transparent ground, drawn by the browser. */
const drawLogo = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [240, 120];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#12324a';
        context.arc(120, 60, 50, 0, 7);
        context.fill();
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    })
    .then((base64) => Buffer.from(base64, 'base64'));

/** How the mark in the property's bar is painted. */
const paintedMark = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Hotel Aurora/ })
    .first()
    .evaluate((link) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(link.firstElementChild ?? link);
      return { backgroundImage, backgroundColor };
    });

/** How much of the page has moved since it was opened. */
const movedShare = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 500);
      }),
  );

test('a manager gives the property a logo, a colour and a greeting; its guests see them, and then no more', async ({
  page: manager,
  browser,
  demo,
}) => {
  await signIn(manager, demo.shellUrl, demo.manager);
  await manager.getByRole('link', { name: 'Settings' }).click();
  await manager.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Brand' }).click();
  const colour = manager.getByRole('textbox', { name: 'Colour', exact: true });
  await expect(colour).toBeVisible();
  await manager
    .getByLabel('Logo', { exact: true })
    .and(manager.locator('input'))
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(manager) });
  await expect(manager.getByText('On dark pages it gets a light plate')).toBeVisible();
  await colour.fill(ACCENT);
  await expect(manager.getByText('Text on it is white: 5.1 to 1.')).toBeVisible();
  await manager.getByRole('textbox', { name: 'In English' }).fill('Eight rooms by the river.');
  expect(await axeFindings(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Saved. Guests see it from now on.')).toBeVisible();

  const context = await browser.newContext({ viewport: PHONE });
  const guest = await context.newPage();
  await enter(guest, placeNamed(demo, 'Room 104'));
  await expect(guest.getByText('Connected')).toBeVisible();
  // From the server's HTML, so that nothing moves.
  await guest.reload();
  expect((await paintedMark(guest)).backgroundImage).toMatch(
    /\/api\/properties\/at\/aurora\/brand\/[0-9a-f]{32}/,
  );
  await guest.getByRole('textbox', { name: 'Message to Hotel Aurora' }).fill('Hello');
  await expect(guest.getByRole('button', { name: 'Send' })).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  expect(await movedShare(guest)).toBeLessThan(0.01);
  expect(await axeFindings(guest)).toEqual([]);
  await guest.emulateMedia({ colorScheme: 'dark' });
  expect((await paintedMark(guest)).backgroundColor).toBe('rgb(255, 254, 251)');
  expect(await axeFindings(guest)).toEqual([]);
  await guest.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect(await paintedMark(guest)).toMatchObject({
    backgroundImage: expect.stringContaining('/brand/'),
    backgroundColor: 'rgb(255, 254, 251)',
  });
  await guest.emulateMedia({ forcedColors: 'none' });

  // The host keeps what it knows of a front page for a minute.
  const front = demo.shellUrl.replace('//localhost', '//aurora.localhost');
  await expect(async () => {
    await guest.goto(front);
    await expect(guest.getByText('Eight rooms by the river.')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 100_000, intervals: [5000] });
  await expect(guest.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(194, 65, 12)',
  );
  expect(await movedShare(guest)).toBeLessThan(0.01);
  expect(await axeFindings(guest)).toEqual([]);
  // The public site is the product's.
  await guest.goto(`${front}/use-cases`);
  const accent = await guest.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--property-accent'),
  );
  expect(accent).toBe('');

  await manager.getByRole('button', { name: 'Remove the brand' }).click();
  await expect(manager.getByText('Removed. Guests see your name')).toBeVisible();
  await guest.goto(`${demo.shellUrl}/chat`);
  await expect(guest.getByText('Connected')).toBeVisible();
  expect((await paintedMark(guest)).backgroundImage).toBe('none');
  await context.close();
});
