import type { Page } from '@playwright/test';
import { type FaultyProvider, startFaultyProvider } from '../../../api/src/testing/faulty-provider.ts';
import { anyFreePort } from '../../../tools/src/processes/ports.ts';
import { startFreshStack } from '../../stack/fresh-stack.ts';
import type { RunningStack } from '../../stack/run-stack.ts';
import { expect, test } from '../../stack/test.ts';
import { CLIENT, startTestProvider, type TestProvider } from '../../stack/test-provider.ts';

const START_MS = 240_000;
const NAME = 'Aurora Account';
const button = (page: Page) => page.getByRole('button', { name: `Continue with ${NAME}` });

test.describe.configure({ mode: 'serial' });

test('without a provider the staff login does not mention one', async ({ page }) => {
  await page.goto('/staff-login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
});

test.describe('at a correct provider', () => {
  let stack: RunningStack;
  let provider: TestProvider;

  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    const port = await anyFreePort();
    stack = await startFreshStack({
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: NAME,
    });
    const { shellUrl, staff } = stack.demo;
    const person = { sub: 'ana-there', email: staff.email, name: 'Ana' };
    provider = await startTestProvider(port, `${shellUrl}/oauth/callback`, person);
  });
  test.afterAll(async () => {
    await provider?.stop();
    await stack?.stop();
  });

  /** From the staff login to the provider, through its own pages, and back. */
  async function throughTheProvider(page: Page, next: string): Promise<void> {
    await page.goto(`${stack.demo.shellUrl}/staff-login?next=${encodeURIComponent(next)}`);
    await button(page).click();
    await page.getByPlaceholder('Enter any login').fill('ana-there');
    await page.getByPlaceholder('and password').fill('anything');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('someone with a password connects it once, and from then on is signed in by the provider', async ({
    page,
    browser,
  }) => {
    const { staff } = stack.demo;
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await throughTheProvider(page, '/profile');
    await expect(page.getByRole('status')).toContainText('already signs in with a password');
    // Nothing from the provider stays in the address or the history.
    expect(seen.some((url) => url.includes('code='))).toBe(true);
    await expect(page).toHaveURL(`${stack.demo.shellUrl}/oauth/callback`);
    await page.getByRole('link', { name: 'Go to staff login' }).click();
    await page.getByLabel('Work e-mail').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    const other = await browser.newContext();
    const second = await other.newPage();
    await throughTheProvider(second, '/profile');
    await expect(second).toHaveURL(`${stack.demo.shellUrl}/profile`);
    await expect(second.getByText('You work at')).toBeVisible();
    await other.close();
  });

  test('a person who turns back reads that nothing has changed', async ({ page }) => {
    await page.goto(`${stack.demo.shellUrl}/staff-login`);
    await button(page).click();
    await page.getByRole('link', { name: '[ Cancel ]' }).click();
    await expect(page.getByRole('heading', { name: 'Sign-in was stopped' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.demo.shellUrl}/oauth/callback`);
  });
});

test.describe('at a faulty provider', () => {
  let stack: RunningStack;
  let provider: FaultyProvider;

  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    provider = await startFaultyProvider();
    stack = await startFreshStack({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: NAME,
    });
  });
  test.afterAll(async () => {
    await provider?.stop();
    await stack?.stop();
  });

  for (const [lie, faults, heading] of [
    ['with another state', { answeredState: 'theirs' }, 'Not the answer we asked for'],
    ['with a token that nobody signed', { signature: 'none' }, 'The provider’s answer does not hold'],
  ] as const) {
    test(`an answer ${lie} signs no one in`, async ({ page }) => {
      provider.faults = faults;
      await page.goto(`${stack.demo.shellUrl}/staff-login`);
      await button(page).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveURL(`${stack.demo.shellUrl}/oauth/callback`);
      await page.goto(`${stack.demo.shellUrl}/dashboard`);
      await expect(page).toHaveURL(/\/staff-login\?next=%2Fdashboard/);
    });
  }
});
