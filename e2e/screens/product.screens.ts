import { type PhotoKey, photoBrands } from '@bellkey/shared/catalogue';
import type { Browser, Locator, Page } from '@playwright/test';
import { savePhoto } from '../../tools/src/assets/catalogue/save-photo.ts';
import { enter, type Place, placeNamed, requestCard, write } from '../people/guest.ts';
import { signIn } from '../people/staff.ts';
import type { Demo } from '../stack/run-stack.ts';
import { expect, test } from '../stack/test.ts';
import { desk, PICTURE, part, phones, type Theme } from './product/frames.ts';

/** Rooms of one theme's pictures, so that the other's do not show the same requests twice. */
const rooms: Record<Theme, { main: string; partner: string; others: readonly string[] }> = {
  light: {
    main: 'Room 206',
    partner: 'Room 108',
    others: ['Room 305', 'Room 103', 'Room 301', 'Room 202', 'Room 208', 'Room 107'],
  },
  dark: {
    main: 'Room 207',
    partner: 'Room 106',
    others: ['Room 306', 'Room 104', 'Room 302', 'Room 203', 'Room 205', 'Room 105'],
  },
};
const wishes = [
  'There is no hot water in our shower',
  'Could we get an iron please?',
  'Can we have a late check-out until 13:00?',
  'We need a baby cot please',
  'Our TV has no picture',
  'Could we have fresh towels and two pillows?',
];

const openPage = async (browser: Browser, theme: Theme, width: number, height: number): Promise<Page> =>
  (
    await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
  ).newPage();

/** The subdomain panel is on localhost only, and no visitor ever sees it. */
async function withoutDebugPanel(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Subdomain debug panel' });
  if ((await panel.count()) > 0) await panel.evaluate((element) => element.remove());
}

const originOf = (demo: Demo, brand: string): string =>
  brand === 'default' ? demo.shellUrl : demo.partnerUrl;

/** The same place, opened on another brand's host. */
const under = (origin: string, place: Place): Place => ({
  ...place,
  url: new URL(new URL(place.url).pathname + new URL(place.url).search, origin).href,
});

async function shoot(what: Page | Locator): Promise<Buffer> {
  const page = 'page' in what ? what.page() : what;
  await withoutDebugPanel(page);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  return what.screenshot({ animations: 'disabled', caret: 'hide' });
}

for (const theme of ['light', 'dark'] as const) {
  test(`pictures of the product, ${theme}`, async ({ browser, demo }) => {
    // Eight rooms are opened, and sixteen files compressed as far as possible.
    test.setTimeout(600_000);
    const { main, partner, others } = rooms[theme];
    const staff = await openPage(browser, theme, 1060, 720);
    await signIn(staff, demo.shellUrl, demo.staff);
    for (const [index, label] of others.entries()) {
      const other = await openPage(browser, theme, 360, 640);
      await enter(other, placeNamed(demo, label));
      await write(other, wishes[index] ?? '');
      await expect(other.getByRole('article').last()).toBeVisible();
      await other.context().close();
    }

    const chats = new Map<string, string>();
    for (const brand of photoBrands('guestChat')) {
      const room = brand === 'default' ? main : partner;
      const guest = await openPage(browser, theme, 350, 616);
      await enter(guest, under(originOf(demo, brand), placeNamed(demo, room)));
      await write(guest, 'Could we have two more towels please?');
      await expect(requestCard(guest, 'Towels × 2')).toBeVisible();
      await staff.getByRole('button', { name: `Accept Towels × 2, ${room}` }).click();
      await expect(requestCard(guest, 'Towels × 2')).toContainText('Accepted');
      const asked = await shoot(guest);
      await write(guest, 'Until when is the pool open?');
      await expect(guest.getByRole('log', { name: 'Conversation' })).toContainText('20:00');
      chats.set(brand, phones(theme, [asked, await shoot(guest)]));
      await guest.context().close();
    }
    const queue = await shoot(staff.getByRole('main'));

    const studio = await openPage(browser, theme, PICTURE.width, PICTURE.height);
    const develop = async (key: PhotoKey, brand: string, frame: string) => {
      await studio.setContent(frame, { waitUntil: 'load' });
      await savePhoto(key, brand, theme, await studio.screenshot());
    };
    await develop('staffQueue', 'default', desk(theme, queue));
    for (const [brand, chat] of chats) await develop('guestChat', brand, chat);
  });

  test(`pictures of the flats, ${theme}`, async ({ browser, demo }) => {
    test.setTimeout(600_000);
    const studio = await openPage(browser, theme, PICTURE.width, PICTURE.height);
    for (const brand of photoBrands('flatRequest')) {
      // The board is as tall as the window: short enough here to fit the picture.
      const page = await openPage(browser, theme, 1280, 650);
      await page.goto(`${originOf(demo, brand)}/demo?script=flat-towels`);
      const phone = page.getByRole('region', { name: 'The guest’s phone, Apartment 3B' });
      const board = page.getByRole('region', { name: 'The staff board' });
      const card = phone.getByRole('article', { name: 'Towels × 2' });
      await expect(card).toBeVisible();
      const request = await shoot(card);

      await page.getByRole('button', { name: 'The door code' }).click();
      await expect(phone.getByText(/passed this to your host/).first()).toBeVisible();
      await board.getByRole('link', { name: /^Guest chat/ }).click();
      await board
        .getByRole('navigation', { name: 'Conversations' })
        .getByRole('link', { name: /^Apartment 3B / })
        .click();
      await board
        .getByRole('textbox', { name: 'Answer to the guest' })
        .fill('Good evening. I see your booking; what is the last name on it?');
      await board.getByRole('button', { name: 'Send' }).click();
      await expect(phone.getByText('I see your booking')).toBeVisible();
      await expect(board.getByText('Sending', { exact: true })).toHaveCount(0);
      const conversation = await shoot(board);
      for (const [key, frame] of [
        ['flatRequest', part(theme, request)],
        ['flatConversation', desk(theme, conversation)],
      ] as const) {
        await studio.setContent(frame, { waitUntil: 'load' });
        await savePhoto(key, brand, theme, await studio.screenshot());
      }
      await page.context().close();
    }
  });
}
