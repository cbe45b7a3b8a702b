import { enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

/** Longer than staff have to accept towels. */
const UNTIL_LATE_MS = 10 * 60_000;

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
    await page.clock.fastForward(UNTIL_LATE_MS);
    await expect(mark).toBeVisible();
    expect(await height()).toBe(before);
  });
}
