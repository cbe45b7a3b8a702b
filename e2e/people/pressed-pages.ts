import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { expect } from '../stack/test.ts';
import { type Notice, quiet } from './notices.ts';
import { lostControls, pressAcross, reachableControls, watchPresses } from './presses.ts';

/** Number of concurrently open pages: most of the time they wait. */
export const AT_ONCE = 6;
/** Each of these holds a connection for its events, and the browser has six for one origin. */
export const WITH_EVENTS_AT_ONCE = 3;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** Prepares a page, before its first load, for presses during notices. */
export async function prepare(page: Page, notices: readonly Notice[] = []): Promise<void> {
  await watchPresses(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { before } of notices) await before?.(page);
}

/** Waits until the page has its fonts and data: what arrives before that is loading, not a notice. */
export async function ready(page: Page): Promise<void> {
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

/** What went wrong on the open page, while a notice becomes due during a press and after it. */
export async function problemsOfPresses(page: Page, notice: Notice): Promise<string[]> {
  const field = page.getByRole('textbox').first();
  if (await field.isVisible()) await field.focus();
  await still(page);
  const before = await reachableControls(page);
  // The last one in the window: notices appear at its end, and the frame's bars at its start.
  const control = before.at(-1);
  if (!control) return [];
  const { landed, shifts } = await pressAcross(page, control, () => notice.due(page));
  const problems = [
    ...(landed ? [] : [`the press on ${control.name} was lost`]),
    ...shifts.map((shift) => `shifted by ${shift} during the press`),
  ];
  if (notice.inPage) return problems;
  await quiet(page);
  return [...problems, ...(await lostControls(page))];
}

/** A page to press on, and the notices that become due, one with each press. */
export interface Visit {
  path: string;
  name: string;
  notices: readonly Notice[];
  /** What else is done on the open page: before the press, and after it. */
  begin?(page: Page): Promise<void>;
  end?(page: Page): Promise<void>;
}

/** Opens pages, some at a time, and collects what went wrong on any of them. */
export async function problemsOn(
  context: BrowserContext,
  visits: readonly Visit[],
  size: ViewportSize,
  atOnce = AT_ONCE,
): Promise<string[]> {
  const left = [...visits];
  const problems: string[] = [];
  const visit = async ({ path, name, notices, begin, end }: Visit) => {
    const page = await context.newPage();
    await prepare(page, notices);
    await page.setViewportSize(size);
    await page.goto(path);
    await ready(page);
    await begin?.(page);
    for (const notice of notices)
      for (const problem of await problemsOfPresses(page, notice))
        problems.push(`${path}, ${size.width} px, ${name}: ${problem}`);
    await end?.(page);
    await page.close();
  };
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}
