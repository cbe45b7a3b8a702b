import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { endAnimations } from '../people/end-animations.ts';
import { conversation, enter, placeNamed, requestCard, write } from '../people/guest.ts';
import { answer, openConversation, signIn } from '../people/staff.ts';
import { expect, test } from '../stack/test.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screens');

/** A room for each width, and none of the product pictures', so that no picture shows another's requests. */
const sizes = [
  { width: 360, height: 740, room: 'Room 204' },
  { width: 1280, height: 800, room: 'Room 303' },
];

const open = async (browser: Browser, { width, height }: { width: number; height: number }): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  ).newPage();

const settled = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(endAnimations);
};

for (const size of sizes) {
  test(`the job at ${size.width} px, step by step`, async ({ browser, demo }) => {
    const shoot = async (page: Page, step: string) => {
      await settled(page);
      await page.screenshot({ path: path.join(FOLDER, `job-${step}-${size.width}.png`) });
    };
    const guest = await open(browser, size);
    const staff = await open(browser, size);
    const room = placeNamed(demo, size.room);

    await guest.goto(room.url);
    await expect(guest.getByRole('button', { name: 'Continue' })).toBeVisible();
    await shoot(guest, '1-is-this-where-you-are');
    await enter(guest, room);
    await expect(guest.getByText('Connected')).toBeVisible();
    await shoot(guest, '2-chat');

    await staff.goto(`${demo.shellUrl}/staff-login`);
    await expect(staff.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await shoot(staff, '3-staff-login');
    await signIn(staff, demo.shellUrl, demo.staff);

    await write(guest, 'Could we have two more towels please?');
    await expect(requestCard(guest, 'Towels × 2')).toBeVisible();
    await shoot(guest, '4-asked');
    const accept = staff.getByRole('button', { name: `Accept Towels × 2, ${size.room}` });
    await expect(accept).toBeVisible();
    await shoot(staff, '5-dashboard');
    await accept.click();
    await expect(requestCard(guest, 'Towels × 2')).toContainText('Accepted');
    await shoot(guest, '6-accepted');

    await openConversation(staff, size.room);
    await answer(staff, 'They are on their way, about five minutes.');
    await expect(conversation(guest)).toContainText('They are on their way');
    await shoot(staff, '7-staff-chat');
    await shoot(guest, '8-answered');
  });

  test(`the public site at ${size.width} px, both brands`, async ({ browser, demo }) => {
    const visitor = await open(browser, size);
    for (const [brand, url] of [
      ['bellkey', demo.shellUrl],
      ['harbourline', demo.partnerUrl],
    ]) {
      await visitor.goto(url ?? '');
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(visitor);
      await visitor.screenshot({ path: path.join(FOLDER, `home-${brand}-${size.width}.png`) });
    }
  });
}
