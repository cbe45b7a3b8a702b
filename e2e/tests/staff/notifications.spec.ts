import type { BrowserContext, Page } from '@playwright/test';
import { createVapidKeys } from '../../../api/src/service/notifications/send/vapid-keys.ts';
import {
  type FakeBrowser,
  type FakePushService,
  startPushService,
} from '../../../api/src/testing/receivers/push-service.ts';
import { enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { startFreshStack } from '../../stack/fresh-stack.ts';
import type { RunningStack } from '../../stack/run-stack.ts';
import { expect, test } from '../../stack/test.ts';

const START_MS = 240_000;

test.use({ serviceWorkers: 'allow' });

let stack: RunningStack;
let push: FakePushService;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  const keys = createVapidKeys();
  push = await startPushService(keys.publicKey);
  stack = await startFreshStack({
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    RECEIVERS_PRIVATE_HOSTS: '1',
  });
});
test.afterAll(async () => {
  await stack?.stop();
  await push?.close();
});

/**
 * A phone in a pocket: its pages are in the background. A headless browser has no push service, so this one subscribes
 * at the test's.
 */
async function pocket(context: BrowserContext, browser: FakeBrowser): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: stack.demo.shellUrl });
  const { endpoint, keys } = browser;
  await context.addInitScript(
    (subscription) => {
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
      if (!('PushManager' in window)) return;
      let current: object | null = null;
      Object.assign(PushManager.prototype, {
        async subscribe() {
          current = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
          return current;
        },
        async getSubscription() {
          return current;
        },
      });
    },
    { endpoint, keys },
  );
}

/** Delivers a message to the worker of the page's site, as the browser does for its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(stack.demo.shellUrl));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: stack.demo.shellUrl,
    registrationId: await registered,
    data,
  });
}

test('a person with push gets a new request on the lock screen, and a press opens the dashboard at it', async ({
  page,
  context,
  browser,
}) => {
  const device = push.newBrowser();
  await pocket(context, device);
  const { shellUrl, staff } = stack.demo;
  await signIn(page, shellUrl, staff);
  await page.goto(`${shellUrl}/profile`);
  await page.getByRole('button', { name: 'Turn on push on this device' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Push is on for this device.' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices with push' })).toContainText('(this device)');

  const guest = await browser.newPage();
  await enter(guest, placeNamed(stack.demo, 'Room 204'));
  await write(guest, 'Two towels please');
  await expect(requestCard(guest, /Towels/)).toBeVisible();
  await expect.poll(() => device.got.length).toBe(1);
  const [message] = device.got;
  expect(message).toMatchObject({ kind: 'request', title: 'New request' });
  expect(message.body).toMatch(/^Room 204 · Towels ×2 · due \d\d:\d\d$/);

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await deliver(page, JSON.stringify(message));
  // Another push about the same request replaces the first.
  await deliver(page, JSON.stringify(message));
  type Scope = { registration: ServiceWorkerRegistration } & EventTarget;
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as Scope;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body }]);
  // Not shown to a person who views the dashboard; a press opens the request in an existing tab.
  await page.goto(`${shellUrl}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope & {
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(
    new RegExp(`/dashboard\\?property=[\\w-]+&r=${new URL(message.path, shellUrl).searchParams.get('r')}`),
  );
  await expect(page.getByRole('heading', { name: /Towels/ }).first()).toBeVisible();
  await expect.poll(shown).toEqual([]);
  await guest.close();
});
