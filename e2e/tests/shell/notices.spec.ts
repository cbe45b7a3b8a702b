import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { enter, placeNamed, write } from '../../people/guest.ts';
import { lostControls, pressAcross, reachableControls, watchPresses } from '../../people/presses.ts';
import { pagePaths, sitePaths } from '../../people/site-paths.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

/** Longer than the install offer waits after the page's load. */
const UNTIL_DUE_MS = 3_500;
/** Longer than a notice waits after a press. */
const UNTIL_QUIET_MS = 1_500;
/** Number of concurrently open pages: most of the time they wait. */
const AT_ONCE = 6;
/** Each of these holds a connection for its events, and the browser has six for one origin. */
const WITH_EVENTS_AT_ONCE = 3;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Makes the browser offer to install, as Chromium does when it finds a manifest and a worker. */
const offerInstall = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );

/** Advances the page's time, which makes notices due. */
async function pass(page: Page, ms: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() >= end, start + ms);
}

/** Waits until the page has its fonts and data: what arrives before that is loading, not a notice. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.waitForLoadState('load');
  // Parts far from the screen get their fonts and layout in idle moments, which come late on a busy machine. Until
  // then a focus scrolls to estimated positions.
  await page.waitForFunction(() => !document.body.hasAttribute('data-first-layout'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.getByRole('status', { name: /^(?:Loading|Checking|Connecting)/ })).toHaveCount(0);
}

/**
 * Waits until the page has neither scrolled nor grown for a while: a focus may scroll to parts that had no layout yet, and
 * on a busy machine figures arrive after the lists. Notices are what is tested, and not how a page fills.
 */
const still = (page: Page) =>
  page.evaluate(async () => {
    let last = '';
    for (let since = performance.now(); performance.now() - since < 1_500; ) {
      await new Promise(requestAnimationFrame);
      const now = `${scrollY} ${document.documentElement.scrollHeight}`;
      if (now === last) continue;
      last = now;
      since = performance.now();
    }
  });

/** What went wrong on the open page, while notices become due during a press and after it. */
async function wrongPresses(page: Page): Promise<string[]> {
  const field = page.getByRole('textbox').first();
  if (await field.isVisible()) await field.focus();
  await still(page);
  const before = await reachableControls(page);
  // The last one in the window: notices appear at its end, and the frame's bars at its start.
  const control = before.at(-1);
  if (!control) return [];
  const { landed, shifts } = await pressAcross(page, control, async () => {
    await offerInstall(page);
    await pass(page, UNTIL_DUE_MS);
  });
  await pass(page, UNTIL_QUIET_MS);
  return [
    ...(landed ? [] : [`the press on ${control.name} was lost`]),
    ...shifts.filter((shift) => shift > 0).map((shift) => `shifted by ${shift} during the press`),
    ...(await lostControls(page)),
  ];
}

/** Opens pages, some at a time, and collects what went wrong on any of them. */
async function wrongOn(
  context: BrowserContext,
  paths: readonly string[],
  size: ViewportSize,
  atOnce = AT_ONCE,
): Promise<string[]> {
  const left = [...paths];
  const wrong: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    await watchPresses(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(path);
      await ready(page);
      for (const problem of await wrongPresses(page)) wrong.push(`${path}, ${size.width} px: ${problem}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return wrong;
}

test.beforeEach(async ({ page }) => {
  await watchPresses(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('on every page of the site each press lands on its target while notices become due', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  expect(await wrongOn(context, await sitePaths(page.request), PHONE)).toEqual([]);
  expect(await wrongOn(context, ['/', '/terms', '/demo', '/register'], DESK)).toEqual([]);
});

test('so it does in a guest’s conversation with the composer focused', async ({ page, demo }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await enter(page, placeNamed(demo, 'Room 306'));
  await write(page, 'Can I have two towels?');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    expect(await wrongPresses(page), `${size.width} px`).toEqual([]);
  }
});

test('so it does on every page of a guest', async ({ page, context, demo }) => {
  test.setTimeout(180_000);
  await enter(page, placeNamed(demo, 'Room 306'));
  const { conversationId } = await (await page.request.get('/api/guest/session')).json();
  const paths = (await pagePaths(page.request, 'guest')).map((path) => path.replace(':id', conversationId));
  expect(paths.length).toBeGreaterThanOrEqual(8);
  expect(await wrongOn(context, paths, PHONE, WITH_EVENTS_AT_ONCE)).toEqual([]);
});

test('so it does on every page of the staff', async ({ page, context, demo }) => {
  test.setTimeout(300_000);
  await signIn(page, demo.shellUrl, demo.staff);
  // The callback of a provider leads elsewhere at once.
  const paths = (await pagePaths(page.request, 'staff')).filter((path) => path !== '/oauth/callback');
  expect(paths.length).toBeGreaterThanOrEqual(18);
  expect(await wrongOn(context, paths, PHONE, WITH_EVENTS_AT_ONCE)).toEqual([]);
  const atDesk = ['/dashboard', '/dashboard/staff-chat', '/staff-ai-chat', '/profile', '/staff'];
  expect(await wrongOn(context, atDesk, DESK, WITH_EVENTS_AT_ONCE)).toEqual([]);
});

test('an install offer is in the menu of an app page, whose button shows it, and in the footer of others', async ({
  page,
  demo,
}) => {
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
