import type { Page } from '@playwright/test';
import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

const LONGEST = 'x'.repeat(2_000);

/** Elements of the page that reach beyond its sides. */
const beyondTheSides = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (left < 0 || right > innerWidth);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('at 320 px the question and the chat fit, with a line of 2,000 characters without a space', async ({
  page,
  demo,
}) => {
  const place = placeNamed(demo, 'Room 105');
  await page.goto(place.url);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await beyondTheSides(page)).toEqual([]);
  await enter(page, place);
  await write(page, LONGEST);
  await expect(conversation(page).getByText(LONGEST)).toBeVisible();
  await write(page, 'مرحبا، هل يمكنني الحصول على منشفتين؟ 👨‍👩‍👧 Room 105!');
  await expect(conversation(page).getByText(/👨‍👩‍👧 Room 105!/)).toBeVisible();
  expect(await beyondTheSides(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
