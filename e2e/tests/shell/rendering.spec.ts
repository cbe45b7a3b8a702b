import { expect, test } from '../../stack/test.ts';

// With the service worker, as visitors have it: blocking it is a failure that the shell reports.
test.use({ serviceWorkers: 'allow' });

/** The route table of the specification, section 2, and this product's additions. */
const PATHS = [
  '/',
  '/404',
  '/str',
  '/chat',
  '/demo',
  '/terms',
  '/airbnb',
  '/orders',
  '/compare',
  '/privacy',
  '/scan-qr',
  '/partners',
  '/register',
  '/use-cases',
  '/case-study',
  '/guides',
  '/integrations',
  '/test-subdomain',
  '/restaurant-chat',
  '/demo-error-modal',
  '/guest-registration',
  '/efficiency-assessment',
  '/staff',
  '/proposals',
  '/profile',
  '/dashboard',
  '/dashboard/staff-chat',
  '/staff-login',
  '/staff-register',
  '/waiting-approval',
  '/staff-ai-chat',
  '/oauth/callback',
  '/guest-profile/gst_7Hq2',
  '/proposals/miramar',
  '/proposals/luzeiros',
  '/proposals/blackbrick',
  '/proposals/pricing-proposals/custom',
  '/proposals/pricing-proposals/generic',
  '/proposals/pricing-proposals/miramar',
  '/developers-admin/indexing',
  '/developers-admin/developers',
];

test('every path of the specification’s route table answers, with a title and the frame in its HTML', async ({
  request,
}) => {
  for (const path of PATHS) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === '/404' ? 404 : 200);
    const html = await answer.text();
    expect(html, path).toMatch(/<title>[^<]{6,}<\/title>/);
    expect(html, path).toContain('<main');
  }
});

test('an unknown path is a 404, and so is an unknown file, as plain text', async ({ request }) => {
  const page = await request.get('/rooms/999');
  expect(page.status()).toBe(404);
  expect(await page.text()).toContain('>Page not found: /rooms/999<');

  for (const path of ['/remotes/guest/none/browser/entry.js', '/assets/none.svg', '/none.js']) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(404);
    expect(file.headers()['content-type'], path).toContain('text/plain');
  }
});

test('server code of a remote is not served', async ({ demo, request }) => {
  const release = await (await request.get(demo.remotes.marketing ?? '')).json();
  const url = new URL(release.serverEntry, demo.remotes.marketing);
  expect((await request.get(url.href)).status()).toBe(404);
  expect((await request.get(new URL(release.entry, demo.remotes.marketing).href)).status()).toBe(200);
});

for (const path of ['/', '/use-cases']) {
  test(`${path} reads without JavaScript`, async ({ browser, demo }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.shellUrl });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(1_000);
    await context.close();
  });

  test(`${path} is hydrated without a warning, under its policy`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/shell/errors')) reports.push(request.postData() ?? '');
    });
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
    await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
    expect(complaints).toEqual([]);
    expect(reports).toEqual([]);
  });
}

test('the host name decides the brand, on the server and in the browser', async ({ demo, page }) => {
  const { host } = new URL(demo.partnerUrl);
  const html = await (await page.request.get(demo.shellUrl, { headers: { host } })).text();
  expect(html).toContain('<title>Harbourline Hotels: guest services</title>');
  expect(html).toContain('--brand-primary:#12324a');
  await page.goto(demo.partnerUrl);
  await expect(page.getByRole('link', { name: 'Harbourline Hotels, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Harbourline Hotels');

  await page.goto(demo.shellUrl);
  await expect(page.getByRole('link', { name: 'Bellkey, home' })).toBeVisible();
});

test('a partner’s host replaces the route once and keeps query and hash', async ({ demo, page }) => {
  await page.goto(`${demo.partnerUrl}/use-cases?business=hotel#top`);
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.waitForFunction(() => history.state?.key !== undefined && history.state?.key !== 'default');
  expect(page.url()).toBe(`${demo.partnerUrl}/use-cases?business=hotel#top`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('a visitor of the public site gets nothing of guest, staff or the identity client', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /\/remotes\/(?:guest|staff)\//.test(url))).toEqual([]);
  const scripts = await Promise.all(
    urls.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.some((script) => script.includes('identitytoolkit.googleapis.com'))).toBe(false);
});

test('a navigation across remotes keeps the shell, moves the focus and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Scan QR' }).click();
  await expect(page).toHaveTitle(/Scan your code/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask once');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
