import type { Page } from '@playwright/test';
import { type GuardedIdentity, guardIdentity } from '../../stack/guarded-identity.ts';
import type { Demo } from '../../stack/run-stack.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { expect, sharedDemo, test } from '../../stack/test.ts';

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js**';
/** Replaces Google's script, in the form that its documentation describes. */
const STAND_IN = `window.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: async (siteKey, { action }) => 'proof of ' + action + ' for ' + siteKey,
} };`;

test.describe.configure({ mode: 'serial' });
test.use({
  // The identity service in between belongs to the shared stack.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
  demo: async ({}, use) => use(sharedDemo()),
});
let host: SeparateHost;
let identity: GuardedIdentity;

test.beforeAll(async ({ playwright }) => {
  const demo = sharedDemo();
  const request = await playwright.request.newContext();
  const html = await (await request.get(demo.shellUrl)).text();
  await request.dispose();
  const { config } = JSON.parse(/id="bellkey-boot">([^<]+)</.exec(html)?.[1] ?? '{}');
  identity = await guardIdentity(config.identity.emulatorUrl, config.identity.projectId, 'demo-site-key');
  host = await SeparateHost.start(demo.apiUrl);
  await host.stop();
  await host.run({ IDENTITY_EMULATOR_URL: identity.url, IDENTITY_BOT_CHECK: 'on' });
});
test.afterAll(async () => {
  await host?.remove();
  identity?.remove();
});

async function tryToSignIn(page: Page, { email, password }: Demo['staff']): Promise<void> {
  await page.goto(`${host.url}/staff-login`);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('when it is on, signing in carries its proof, and the page’s policy lets it run', async ({
  demo,
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }));
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await tryToSignIn(page, demo.staff);
  expect((await asked).postDataJSON()).toMatchObject({
    captchaResponse: 'proof of signInWithPassword for demo-site-key',
    clientType: 'CLIENT_TYPE_WEB',
    recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
  });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a blocked script is reported in words, nothing typed is lost, and the next attempt works', async ({
  demo,
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
  await tryToSignIn(page, demo.staff);
  await expect(page.getByRole('alert')).toContainText('allow google.com/recaptcha');
  await expect(page.getByLabel('Work e-mail')).toHaveValue(demo.staff.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.staff.password);

  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a proof of a bot is refused by the provider, and reported in words', async ({ demo, page }) => {
  const failing = STAND_IN.replace("'proof of ' + action + ' for ' + siteKey", "'NO_RECAPTCHA'");
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: failing }));
  await tryToSignIn(page, demo.staff);
  await expect(page.getByRole('alert')).toContainText('did not let this one through');
});

test('when it is off, the policy does not name its provider', async ({ demo, request }) => {
  const on = (await request.get(host.url)).headers()['content-security-policy'];
  const off = (await request.get(demo.shellUrl)).headers()['content-security-policy'];
  expect(on).toContain('https://www.google.com/recaptcha/');
  expect(off).not.toMatch(/google\.com|gstatic/);
});
