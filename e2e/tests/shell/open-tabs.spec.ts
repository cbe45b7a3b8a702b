import type { Page } from '@playwright/test';
import type { BootData } from '../../../host/src/app/boot-data.ts';
import { watchErrorReports } from '../../people/error-reports.ts';
import { signIn } from '../../people/staff.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { test as base, expect } from '../../stack/test.ts';

const REMOTES = ['marketing', 'guest', 'staff'] as const;

/** What the server wrote into the page's HTML. */
const readBoot = (html: string): BootData =>
  JSON.parse(/<script type="application\/json" id="bellkey-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

const test = base.extend<{ host: SeparateHost }>({
  host: async ({ demo }, use) => {
    const host = await SeparateHost.start(demo.apiUrl);
    // Staff sign in with the accounts of the stack under test.
    const { identity } = readBoot(await (await fetch(demo.shellUrl)).text()).config;
    await host.stop();
    await host.run({
      IDENTITY_EMULATOR_URL: identity.emulatorUrl ?? '',
      IDENTITY_API_KEY: identity.apiKey,
      IDENTITY_PROJECT_ID: identity.projectId,
    });
    await use(host);
    await host.remove();
  },
});
test.describe.configure({ timeout: 240_000 });

type ShownPage = BootData['composition']['pages'][number];

/** An address of a page, with an unknown value for an open parameter. */
const addressOf = ({ path, params }: ShownPage): string =>
  path.replace(
    /:([^/]+)/g,
    (_all, name: string) => params?.[name]?.[0] ?? '00000000-0000-4000-8000-000000000000',
  );

/** Navigates to an address within the tab, like a link. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Until the page has been shown, or its guard has redirected. */
const shown = (page: Page, name: string, address: string) =>
  page.waitForFunction(
    ([wanted, path]) =>
      location.pathname !== path ||
      performance
        .getEntriesByName('bellkey:ready')
        .some((mark) => (mark as PerformanceMark).detail === wanted),
    [name, address],
    { timeout: 20_000 },
  );

const buildsOf = ({ composition }: BootData) =>
  Object.values(composition.remotes)
    .map(({ name, build }) => `${name}/${build}`)
    .sort();

async function walkWhileDeploying(
  page: Page,
  host: SeparateHost,
  account: { email: string; password: string },
) {
  await signIn(page, host.url, account);
  const reports = await watchErrorReports(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The API's answers to a tab without a room are not about loading.
    if (message.type() === 'error' && !message.location().url.includes('/api/'))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  // From now on, so that the beacons are seen too.
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  const boot = readBoot(await (await fetch(`${host.url}/`)).text());
  let documents = 0;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    asked.push(request.url());
  });

  const { pages } = boot.composition;
  const third = Math.ceil(pages.length / 3);
  for (const [index, one] of pages.entries()) {
    if (index === third || index === 2 * third) {
      const round = index === third ? 'first' : 'second';
      for (const remote of REMOTES) await host.publishChanged(remote, `${round}-${remote}`);
    }
    const address = addressOf(one);
    await goTo(page, address);
    await shown(page, `${one.remote}/${one.name}`, address);
  }

  expect(documents).toBe(0);
  expect(complaints).toEqual([]);
  expect(reports).toEqual([]);
  // All of it came from the tab's initial releases.
  expect(asked.filter((url) => /\/remotes\/[^/]+\/(?:first|second)-/.test(url))).toEqual([]);
  return { began: buildsOf(boot), pages };
}

test('a tab visits all pages while every remote is deployed twice: no reload, no error, its own releases', async ({
  page,
  demo,
  host,
}) => {
  // A browser with notifications blocked.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  const { began } = await walkWhileDeploying(page, host, demo.manager);
  // The next full load gets what is live now.
  await page.goto(host.url);
  const now = buildsOf(readBoot(await page.content()));
  expect(now).toEqual(REMOTES.map((remote) => `${remote}/second-${remote}`).sort());
  expect(now).not.toEqual(began);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab visits all pages while every remote is deployed twice: no reload, no error', async ({
    page,
    demo,
    host,
  }) => {
    await page.goto(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 30_000,
    });
    await walkWhileDeploying(page, host, demo.manager);
  });
});
