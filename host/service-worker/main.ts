import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { parsePageMessage, releaseName, type WorkerMessage } from '../src/service-worker/worker-messages.ts';
import { DOCUMENTS, DocumentKeeper } from './documents/document-keeper.ts';
import { acceptNotified } from './notifications/accept-notified.ts';
import { ACCEPT, type NotificationPorts, openNotified, showPush } from './notifications/show-push.ts';
import { OfflineCopy } from './offline-copy.ts';
import { releasesInUse } from './open-tabs.ts';
import { parseBrowserFiles } from './releases/parse-browser-files.ts';
import { type KeptFile, ReleaseKeeper } from './releases/release-keeper.ts';
import { offlineAnswer } from './requests/offline-answer.ts';
import { isPagePath, isPublicFile, parseReleaseFile } from './requests/request-rules.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's files, inserted by the build. */
  __WB_MANIFEST: Array<{ url: string; integrity: string }>;
  /** Prepended by the server: the release of the host that it belongs to. */
  BELLKEY_SHELL: { build: string; base: string };
};

/** How long a page waits for the network before the kept document is shown. */
const DOCUMENT_TIMEOUT_S = 3;
const PICTURES = 'pictures';
const MAX_PICTURES = 200;
const PICTURE_AGE_S = 30 * 24 * 60 * 60;

const shell = self.BELLKEY_SHELL;
const shellFiles: KeptFile[] = self.__WB_MANIFEST.map(({ url, integrity }) => ({ path: url, integrity }));
const ports = { caches: self.caches, fetch: (url: string, options: RequestInit) => fetch(url, options) };
const documents = new DocumentKeeper(ports);
const releases = new ReleaseKeeper(ports);
const fetchRelease = (base: string, cache: RequestCache = 'no-store') =>
  fetch(`${base}release.json`, { cache, redirect: 'error' });
/** Usually in the HTTP cache: the page that registered this worker has just loaded it. That copy may be damaged. */
const shellRelease = () =>
  fetchRelease(shell.base, 'default')
    .then((answer) => parseBrowserFiles(answer, shellFiles))
    .catch(async () => parseBrowserFiles(await fetchRelease(shell.base, 'reload'), shellFiles));
const copy = new OfflineCopy({
  documents,
  releases,
  shellBuild: shell.build,
  filesOf: async (base) => parseBrowserFiles(await fetchRelease(base)),
  releasesInUse: async () => {
    const { installing, waiting } = self.registration;
    // A newer worker is storing its shell's files, which this worker does not know.
    return installing || waiting ? null : releasesInUse(self.clients);
  },
});

self.addEventListener('install', (event) => {
  const install = async () => {
    await releases.keep(releaseName('host', shell.build), shell.base, shellRelease);
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

enableNavigationPreload();
self.addEventListener('activate', (event) => {
  const activate = async () => {
    await self.clients.claim();
    const tabs = await self.clients.matchAll({ type: 'window' });
    const message: WorkerMessage = { type: 'activated', build: shell.build };
    for (const tab of tabs) tab.postMessage(message);
  };
  event.waitUntil(activate());
  // Not awaited: page requests are served only when the worker is active.
  void copy.refreshAll().catch(() => undefined);
});

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data);
  if (!message || !isPagePath(message.path)) return;
  const savePictures = async () => {
    const wanted = message.pictures.filter(isPublicFile);
    await Promise.allSettled(
      wanted.map((path) => pictures.handleAll({ event, request: new Request(path) })[1]),
    );
  };
  event.waitUntil(Promise.allSettled([copy.visited(message.path), savePictures()]));
});

const notifications: NotificationPorts = {
  origin: self.location.origin,
  show: (title, options) => self.registration.showNotification(title, options),
  clients: self.clients,
};
self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text(), notifications));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  const act = async () => {
    const accepts =
      'action' in event &&
      event.action === ACCEPT &&
      (await acceptNotified(data, { ...notifications, fetch: ports.fetch }));
    if (!accepts) await openNotified(data, notifications);
  };
  event.waitUntil(act());
});

const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: PICTURE_AGE_S, purgeOnQuotaError: true }),
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicFile(url.pathname), pictures);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && parseReleaseFile(url.pathname) !== null,
  async ({ request, url }) => {
    const file = parseReleaseFile(url.pathname);
    const kept = file ? await releases.find(releaseName(file.name, file.build), url.href) : null;
    return kept ?? fetch(request);
  },
);

const page = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: DOCUMENT_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      // Only `OfflineCopy` stores files, together with all that they need.
      cacheWillUpdate: async () => null,
      handlerDidError: async () => offlineAnswer(),
    },
  ],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  page,
);
