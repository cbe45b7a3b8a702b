import type { BrowserContext, Page } from '@playwright/test';
import { enter, placeNamed } from '../../people/guest.ts';
import { notices } from '../../people/notices.ts';
import { AT_ONCE, PHONE, problemsOn, type Visit, WITH_EVENTS_AT_ONCE } from '../../people/pressed-pages.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

/**
 * Each notice alone, on one page of each kind. Where a notice may appear is decided by the page's frame: on full pages
 * in the footer and at free spots, on pages of the app in the menu. Of each frame the page with a text field is taken,
 * because an update asks only where something is unsaved. All pages of the product with all notices at once are in
 * `notices.spec.ts`; all pages with each notice alone would take ten times as long and meet the same two places.
 */
const visits = (path: string, field: string): Visit[] =>
  Object.entries(notices).map(([name, notice]) => ({
    path,
    name,
    notices: [notice],
    async begin(page) {
      // Unsaved input, as much of it as the page accepts without being sent.
      if (name === 'update available') await page.getByRole('textbox', { name: field }).fill('Two towels');
    },
    async end(page) {
      await openMenu(page);
      await notice.expectDue(page);
    },
  }));

/** Pages of the app have notices in the menu, which has to be open for its content to be seen. */
async function openMenu(page: Page): Promise<void> {
  const isAppPage = (await page.getByRole('contentinfo').count()) === 0;
  if (!isAppPage) return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  // In a visit what the device offers is folded under the platform's name.
  await page.locator('#mobile-menu details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

const problemsOnPhone = (context: BrowserContext, page: string, field: string, atOnce: number) =>
  problemsOn(context, visits(page, field), PHONE, atOnce);

test('each notice alone, on a full page', async ({ context }) => {
  test.setTimeout(180_000);
  expect(await problemsOnPhone(context, '/staff-register', 'Full name', AT_ONCE)).toEqual([]);
});

test('each notice alone, in a guest’s conversation', async ({ page, context, demo }) => {
  test.setTimeout(180_000);
  await enter(page, placeNamed(demo, 'Room 305'));
  await page.close();
  expect(await problemsOnPhone(context, '/chat', 'Message to Hotel Aurora', WITH_EVENTS_AT_ONCE)).toEqual([]);
});

test('each notice alone, on a page of the staff app', async ({ page, context, demo }) => {
  test.setTimeout(180_000);
  await signIn(page, demo.shellUrl, demo.staff);
  await page.close();
  expect(await problemsOnPhone(context, '/profile', 'Full name', WITH_EVENTS_AT_ONCE)).toEqual([]);
});
