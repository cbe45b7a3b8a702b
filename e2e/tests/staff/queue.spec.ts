import type { Locator } from '@playwright/test';
import { enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

/** Longer than staff have to accept towels. */
const UNTIL_LATE_MS = 10 * 60_000;

// A longer title in another row makes this one's columns narrower, and its lines more.
test.use({ ownStack: true });

/** Half-way down, in pixels from the top of the window. */
async function middleOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

for (const width of [360, 1280]) {
  test(`a request that is not accepted in time says so and moves nothing, ${width} px`, async ({
    page,
    browser,
    demo,
  }) => {
    const label = width === 360 ? 'Room 308' : 'Room 208';
    const guest = await (await browser.newContext()).newPage();
    await enter(guest, placeNamed(demo, label));
    await write(guest, 'Can I have two towels?');
    await expect(requestCard(guest, 'Towels × 2')).toBeVisible();

    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await signIn(page, demo.shellUrl, demo.staff);
    const row = page.getByRole('row', { name: new RegExp(`${label} Towels × 2`) });
    await expect(row).toBeVisible();
    const mark = row.getByText('not accepted in time');
    await expect(mark).toBeHidden();
    const height = async () => (await row.boundingBox())?.height;
    const before = await height();
    if (width === 1280) {
      const state = await middleOf(row.getByText('New', { exact: true }));
      expect(Math.abs(state - (await middleOf(row)))).toBeLessThanOrEqual(1);
    }
    await page.clock.fastForward(UNTIL_LATE_MS);
    await expect(mark).toBeVisible();
    expect(await height()).toBe(before);
  });
}
