import { expect, test } from '../../stack/test.ts';

// With the service worker, as visitors have it: blocking it is a failure that the shell reports.
test.use({ serviceWorkers: 'allow' });

/** Pages with the same start for everyone, and an element that appears with their script and the API's response. */
const BEGIN_ALIKE = [
  ['/chat', 'Chat', 'Ask for anything in your own words.', 'Retry'],
  ['/scan-qr', 'Scan your code', 'The square in your room', 'Find my place'],
  ['/staff-login', 'Staff login', 'Sign in to answer your guests', 'Sign in'],
  ['/staff-register', 'Register as staff', 'Ask to join the staff', 'Ask to join'],
] as const;

test.describe('a page with the same start for everyone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const [path, title, lead, later] of BEGIN_ALIKE) {
    test(`${path} states its purpose in its HTML, and its largest text waits for no script`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          Object.assign(window, { largest: list.getEntries().at(-1)?.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const largest = () => page.evaluate(() => (window as { largest?: number }).largest);
      let send: () => void = () => undefined;
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/browser/entry.*.js', async (route) => {
        await sent;
        await route.continue();
      });
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(lead)).toBeVisible();
      await expect.poll(largest).toBeGreaterThan(0);
      const before = await page.evaluate(() => performance.now());
      send();
      await expect(page.getByRole('button', { name: later, exact: true })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await largest()).toBeLessThan(before);
    });
  }
});

for (const where of ['shellUrl', 'partnerUrl'] as const) {
  test(`nothing moves while the first page of each remote loads, ${where}, 360 and 1280 px`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(120_000);
    for (const width of [360, 1280]) {
      for (const path of ['/', '/chat', '/staff-login']) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.goto(`${demo[where]}${path}`);
        await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
        await page.waitForLoadState('networkidle');
        const moved = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const observer = new PerformanceObserver((list) => {
                const shifts = list.getEntries() as Array<PerformanceEntry & { value: number }>;
                resolve(shifts.reduce((sum, { value }) => sum + value, 0));
              });
              observer.observe({ type: 'layout-shift', buffered: true });
              // Without a stored session there is no call.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
            }),
        );
        expect(moved, `${path} at ${width} px`).toBeLessThan(0.02);
        await context.close();
      }
    }
  });
}
