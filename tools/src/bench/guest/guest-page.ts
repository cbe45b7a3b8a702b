import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { LinkProfile } from '../network/profiles.ts';
import { readLoaded } from '../sampling/browser-sample.ts';
import { type GuestMarks, type WatchedGuest, watchGuest } from './watch-guest.ts';

const PHONE = { width: 412, height: 823 };
/** Words of the guest's pages in English. */
export const TEXTS = {
  question: 'Is this where you are?',
  sending: 'Sending',
  assistant: 'AI assistant',
};
const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/** A guest's page on a slowed processor. */
export interface GuestPage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** A tab in a fresh profile: no copies of files, no session. */
export async function openGuestPage(browser: Browser, { cpu }: LinkProfile): Promise<GuestPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // Helpers that TypeScript's loader adds to inner functions do not exist in a page.
  await page.addInitScript('globalThis.__name = (inner) => inner');
  await page.addInitScript(watchGuest, TEXTS);
  return { context, page, session };
}

/** What the page has recorded, and loaded until it was ready. */
export const readMarks = async ({ page }: GuestPage) => ({
  ...(await page.evaluate(readLoaded)),
  marks: await page.evaluate(() => (globalThis as unknown as WatchedGuest).guestMarks),
});

/** Waits for what the page records, by the protocol: Playwright's own waiting code is a long task in the page. */
export async function untilMarked({ session }: GuestPage, ...names: Array<keyof GuestMarks>): Promise<void> {
  const expression = names.map((name) => `guestMarks.${name} !== undefined`).join(' && ');
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const { result } = await session.send('Runtime.evaluate', { expression: 'JSON.stringify(guestMarks)' });
  throw new Error(`The page did not show ${names.join(' and ')} within ${TIMEOUT_MS} ms: ${result.value}`);
}

/** A click in the middle of an element, without code of ours in the page between press and reaction. */
export async function pressOn({ page, session }: GuestPage, selector: string): Promise<void> {
  const at = await page.evaluate((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  const button = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Writes a line into the field that has the focus, and sends it. */
export async function sendLine({ page, session }: GuestPage, line: string): Promise<void> {
  await page.evaluate((text) => {
    (globalThis as unknown as WatchedGuest).guestLine = text;
    document.querySelector<HTMLTextAreaElement>('textarea[name="body"]')?.focus();
  }, line);
  await session.send('Input.insertText', { text: line });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}
