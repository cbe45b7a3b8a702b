import { enter, placeNamed, write } from '../../people/guest.ts';
import { allNotices, notices, offerInstall, setOffline } from '../../people/notices.ts';
import {
  DESK,
  PHONE,
  prepare,
  problemsOfPresses,
  problemsOn,
  ready,
  type Visit,
  WITH_EVENTS_AT_ONCE,
} from '../../people/pressed-pages.ts';
import { pagePaths, sitePaths } from '../../people/site-paths.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

/** All notices that can meet in one visit, due within one press, and the loss of the connection, within a second one. */
const due = [allNotices, notices.offline];

/** Every page with all notices. `notices-in-turn.spec.ts` has each of them alone. */
const withAll = (paths: readonly string[]): Visit[] =>
  paths.map((path) => ({ path, name: 'all notices', notices: due }));

test('on every page of the site each press lands on its target while notices become due', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  expect(await problemsOn(context, withAll(await sitePaths(page.request)), PHONE)).toEqual([]);
  expect(await problemsOn(context, withAll(['/', '/terms', '/demo', '/register']), DESK)).toEqual([]);
});

test('so it does in a guest’s conversation with the composer focused', async ({ page, demo }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await prepare(page, due);
  await enter(page, placeNamed(demo, 'Room 306'));
  await write(page, 'Can I have two towels?');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const notice of due) expect(await problemsOfPresses(page, notice), `${size.width} px`).toEqual([]);
    await setOffline(page, false);
  }
});

test('so it does on every page of a guest', async ({ page, context, demo }) => {
  test.setTimeout(180_000);
  await enter(page, placeNamed(demo, 'Room 306'));
  const { conversationId } = await (await page.request.get('/api/guest/session')).json();
  const paths = (await pagePaths(page.request, 'guest')).map((path) => path.replace(':id', conversationId));
  expect(paths.length).toBeGreaterThanOrEqual(8);
  expect(await problemsOn(context, withAll(paths), PHONE, WITH_EVENTS_AT_ONCE)).toEqual([]);
});

test.describe('without anyone else’s requests', () => {
  test.use({ ownStack: true });

  test('so it does on every page of the staff', async ({ page, context, demo }) => {
    test.setTimeout(300_000);
    await signIn(page, demo.shellUrl, demo.staff);
    // The callback of a provider leads elsewhere at once.
    const paths = (await pagePaths(page.request, 'staff')).filter((path) => path !== '/oauth/callback');
    expect(paths.length).toBeGreaterThanOrEqual(18);
    expect(await problemsOn(context, withAll(paths), PHONE, WITH_EVENTS_AT_ONCE)).toEqual([]);
    const atDesk = ['/dashboard', '/dashboard/staff-chat', '/staff-ai-chat', '/profile', '/staff'];
    expect(await problemsOn(context, withAll(atDesk), DESK, WITH_EVENTS_AT_ONCE)).toEqual([]);
  });
});

test('an install offer is in the menu of an app page, whose button shows it, and in the footer of others', async ({
  page,
  demo,
}) => {
  await prepare(page);
  await enter(page, placeNamed(demo, 'Room 307'));
  await ready(page);
  await offerInstall(page);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Install Bellkey' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.goto('/terms');
  await ready(page);
  await offerInstall(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Install Bellkey' })).toBeVisible();
});
