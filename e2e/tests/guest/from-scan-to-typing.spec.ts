import type { Page } from '@playwright/test';
import { placeNamed } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const FIELD = { name: 'Message to Hotel Aurora' };

/** Keeps every script that the document names from arriving until `let` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a guest scans, says that they are there, writes, and reads the answer', async ({ page, demo }) => {
    await page.goto(placeNamed(demo, 'Room 303').url);
    await expect(page.getByRole('heading', { name: 'Hotel Aurora, Room 303' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/chat');
    await page.getByRole('textbox', FIELD).fill('Could we have two more towels please?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Could we have two more towels please?');
    await page.getByRole('link', { name: 'Look for new messages' }).click();
    await expect(page.getByRole('log')).toContainText(/Housekeeping will bring two towels to Room 303/);
    await page.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(page.getByRole('button', { name: 'Talk to a person' })).toHaveCount(0);
  });

  for (const path of ['/scan-qr', '/chat']) {
    test(`a guest without a code or a session types the code at ${path}, and is asked about the place`, async ({
      page,
      demo,
    }) => {
      await page.goto(path);
      const field = page.getByRole('textbox', { name: 'Code' });
      await field.fill('AAAA-AAAA');
      await page.getByRole('button', { name: 'Find my place' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('link', { name: 'Scan another code' }).click();
      await field.fill(new URL(placeNamed(demo, 'Room 308').url).searchParams.get('c') ?? '');
      await page.getByRole('button', { name: 'Find my place' }).click();
      await expect(page.getByRole('heading', { name: 'Hotel Aurora, Room 308' })).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/chat');
      await expect(page.getByRole('textbox', FIELD)).toBeVisible();
    });
  }

  test('an invalid code is reported in the language of the browser', async ({ browser, demo }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    const page = await context.newPage();
    const changed = new URL(placeNamed(demo, 'Room 303').url);
    changed.searchParams.set('c', 'AAAAAAAAAAAAAAAAAAAAAA');
    await page.goto(changed.href);
    await expect(page.getByRole('alert')).toContainText('Diesen Code kennen wir nicht');
    await context.close();
  });
});

test('the mark of the property loads while its guest reads the question, and is in the bar with the first frame of the chat', async ({
  page,
  demo,
}) => {
  const images: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/brand/') && request.url().includes('/api/')) images.push(request.url());
  });
  await page.goto(placeNamed(demo, 'Room 305').url);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.poll(() => images.length).toBeGreaterThan(0);
  const mark = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const shown = () => {
          if (location.pathname !== '/chat') return requestAnimationFrame(shown);
          return resolve(getComputedStyle(document.documentElement).getPropertyValue('--property-mark'));
        };
        requestAnimationFrame(shown);
        for (const button of document.querySelectorAll('button'))
          if (button.textContent === 'Continue') button.click();
      }),
  );
  expect(images.some((image) => mark.includes(new URL(image).pathname))).toBe(true);
});

test.describe('before the scripts are here', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('one can write and send, and the page that comes keeps field, words and caret and sends once', async ({
    page,
    demo,
  }) => {
    await page.goto(placeNamed(demo, 'Room 304').url);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', FIELD)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Connected' })).toBeVisible();

    const arrive = await holdScripts(page);
    await page.goto('/chat', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', FIELD);
    await field.fill('Could we have two more towels please?');
    await field.press('Enter');
    await expect(page.getByRole('log').getByText('Could we have two more towels please?')).toBeVisible();
    await field.pressSequentially('And a pillow');
    await field.press('ArrowLeft');
    const element = await field.elementHandle();
    arrive();
    await expect(page.getByRole('status').filter({ hasText: 'Connected' })).toBeVisible();
    await expect(page.getByRole('log')).toContainText(/Housekeeping will bring two towels to Room 304/);
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('And a pillow');
    expect(await field.evaluate((node: HTMLTextAreaElement) => node.selectionStart)).toBe(11);
    await expect(page.getByRole('log').getByText('Could we have two more towels please?')).toHaveCount(1);
  });

  test('the question has its answer as a form, and the code goes into no referrer', async ({
    page,
    demo,
  }) => {
    const { url } = placeNamed(demo, 'Room 305');
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await holdScripts(page);
    const answer = await page.goto(url, { waitUntil: 'commit' });
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true });
    await expect(page.getByRole('textbox', FIELD)).toBeVisible();
    const code = new URL(url).searchParams.get('c') ?? '';
    expect(code).not.toBe('');
    expect(referrers.filter((referrer) => referrer.includes(code))).toEqual([]);
  });
});

test('after Continue the field is there before the session is', async ({ page, demo }) => {
  await page.goto(placeNamed(demo, 'Room 306').url);
  let start = () => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/api/guest/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByRole('textbox', FIELD);
  await field.fill('Two more towels, please');
  await field.press('Enter');
  await field.fill('half a thought');
  start();
  await expect(page.getByRole('log')).toContainText(/Housekeeping will bring two towels to Room 306/);
  await expect(field).toHaveValue('half a thought');
  await expect(field).toBeFocused();
});
