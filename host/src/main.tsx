import './theme/global.css?global';
import './first-layout/first-layout.css?global';
import { matchPage } from '@bellkey/shared/remote';
import * as shellDoor from '@bellkey/shared/shell';
import * as React from 'react';
import { lazy } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApiClient, createApiClientAs } from './api-client/api-client.ts';
import type { LoadChunk } from './api-client/load-chunk.ts';
import { parseBootData, ROOT_ID } from './app/boot-data.ts';
import { mountApp } from './app/mount-app.ts';
import { guardUnload, reloadHolds } from './app/reload-holds.ts';
import { createRoutes } from './app/routes.tsx';
import { loadFonts, startLater } from './app/start-later.ts';
import { catchUncaught } from './errors/catch-uncaught.ts';
import { raisedError } from './errors/raised-error.ts';
import { reportToServer } from './errors/report-to-server.ts';
import { finishFirstLayout, isReturning } from './first-layout/first-layout.ts';
import { nextTask } from './idle/next-task.ts';
import { whenIdle } from './idle/when-idle.ts';
import { whenReady } from './idle/when-ready.ts';
import { InstallOfferContext } from './install-prompt/install-offer-context.ts';
import { watchInstall } from './install-prompt/watch-install.ts';
import { startOfflineWhenIdle } from './offline/start-when-idle.ts';
import { titleOverride } from './page-title/title-override.ts';
import { preloadOnIntent } from './preloading/preload-on-intent.ts';
import { savesData } from './preloading/saves-data.ts';
import { createReloadAndRetryPorts } from './remote-loading/failures/reload-and-retry-ports.ts';
import { browserFiles } from './remote-loading/files/browser-files.ts';
import { loadHostChunk } from './remote-loading/loading/load-host-chunk.ts';
import { createPageLoader } from './remote-loading/loading/page-loader.ts';
import { createShareScope } from './remote-loading/loading/share-scope.ts';
import type { LoadOutcome } from './remote-loading/page/load-outcome.ts';
import { PageStore } from './remote-loading/page/page-store.ts';
import { PageStoreContext } from './remote-loading/page/page-store-context.ts';
import { giveEntryKey } from './scroll/entry-key.ts';
import { watchSignedOutElsewhere } from './session/session-hint.ts';
import { createSessionStore } from './session/session-store.ts';
import { shownLabels } from './shown-value/shown-labels.ts';
import { shownProperty } from './top-bar/shown-property.ts';
import { isTrialAsked } from './trying/is-trial-asked.ts';
import type { Trial } from './trying/start-trial.tsx';

const boot = parseBootData(document);

/** Set while this tab tries a release. */
let trial: Trial | null = null;
const reportError: typeof reportToServer = (error, context) => {
  const reference = reportToServer(error, context);
  trial?.onError(error);
  return reference;
};
catchUncaught(window, { report: reportError, raise: raisedError.raise });

const reloadAndRetry = createReloadAndRetryPorts(reloadHolds.any);
const loadChunk: LoadChunk = (load) => loadHostChunk(load, { ...reloadAndRetry, probe: browserFiles.probe });

const session = createSessionStore({
  loadClient: () =>
    loadChunk(async () =>
      (
        await import(/* webpackChunkName: "identity-client" */ './identity/load-identity-client.ts')
      ).loadIdentityClient(boot.config.identity, loadChunk),
    ),
  storage: () => localStorage,
  report: reportError,
  onSignedOutElsewhere: watchSignedOutElsewhere(window),
});

const installOffer = watchInstall(window, Date.now);

const first: { current: shellDoor.FirstPage | null } = { current: null };

const services: shellDoor.ShellServices = {
  brand: boot.brand,
  config: boot.config,
  api: createApiClient(boot.config, session, loadChunk),
  session,
  reportError,
  // No first paint needs what announces.
  announce: (...said) => {
    loadChunk(() => import('./announcer/announcer.ts')).then(
      ({ announce }) => announce(...said),
      () => undefined,
    );
  },
  holdReload: reloadHolds.add,
  setTitle: titleOverride.set,
  setPropertyBar: shownProperty.set,
  setFooterLabels: shownLabels.set,
  first,
  preloadPage: (path) => {
    const page = matchPage(composition.pages, path);
    if (page && !savesData(navigator)) whenReady(() => store.preload(page));
  },
  apiAs: (credentials) => createApiClientAs(boot.config, credentials, loadChunk),
  Embedded: lazy(async () => ({
    default: (
      await loadChunk(() => import(/* webpackChunkName: "embedded-page" */ './embedded/embedded-page.tsx'))
    ).Embedded,
  })),
};
guardUnload(window);

const shareScope = createShareScope({
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  ...(process.env.BELLKEY_DEV === 'true'
    ? { 'react/jsx-dev-runtime': { version: React.version, module: await import('react/jsx-dev-runtime') } }
    : {}),
  '@bellkey/shared/shell': { version: '1.0.0', module: shellDoor },
});

const loader = createPageLoader(boot.composition, shareScope, boot.config.environment !== 'development');
if (isTrialAsked(location, () => sessionStorage)) {
  const { startTrial } = await import('./trying/start-trial.tsx');
  trial = await startTrial({
    composition: boot.composition,
    location,
    history,
    document,
    storage: () => sessionStorage,
    getIdToken: () => session.getIdToken(),
    fetch: (...request) => fetch(...request),
    admit: loader.admit,
    scope: shareScope,
    retire: loader.retire,
  });
}
const composition = trial?.composition ?? boot.composition;
const noted: LoadOutcome[] = [];
const store = new PageStore(composition, {
  loadOnce: loader.loadOnce,
  retire: loader.retire,
  ...reloadAndRetry,
  report: reportError,
  note: (load) => noted.push(load),
});

/**
 * Adds the first page before React starts if the HTML brought its container and chunk. Else it loads like any other.
 */
async function acceptFirstPage(): Promise<void> {
  const page = matchPage(composition.pages, location.pathname);
  if (!page || trial?.tried.includes(page.remote)) return;
  try {
    const loaded = await loader.loadFirst(page);
    if (!loaded) return;
    if (boot.first && loaded.prepare) {
      const bar = await loaded.prepare(boot.first);
      first.current = { remote: page.remote, page: page.name, data: boot.first, bar };
      shownProperty.set(bar);
    }
    store.accept(page, loaded);
  } catch (error) {
    // The store retries by its rules and shows the state on the page.
    reportError(error);
  }
}

const app = (router: ReturnType<typeof createBrowserRouter>) => (
  <shellDoor.ShellContext value={services}>
    <PageStoreContext value={store}>
      <InstallOfferContext value={installOffer}>
        <RouterProvider router={router} />
      </InstallOfferContext>
    </PageStoreContext>
  </shellDoor.ShellContext>
);

await nextTask();
await acceptFirstPage();
await nextTask();
const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The page has no root element.');
giveEntryKey(history, Math.random);
const router = createBrowserRouter(createRoutes(composition, boot.seed));
await nextTask();
// The HTML is rendered from the live releases: a tab that tries others renders from scratch.
mountApp(root, app(router), {
  hydrate: boot.mode === 'hydrate' && !trial?.tried.length && (!boot.first || first.current !== null),
  reportError,
});
// Before React's first effects, which restore the scroll position.
finishFirstLayout({
  document,
  returning: isReturning(performance),
  whenIdle,
  whenReady,
  loadFonts: () => loadFonts(document),
});

const onNavigation = (listener: () => void) => {
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') listener();
  });
};
whenReady(loader.prepare);
startLater({ document, noted, share: boot.reportShare ?? 1, onNavigation });
preloadOnIntent({
  document,
  pages: composition.pages,
  preload: (page) => store.preload(page),
  savesData: () => savesData(navigator),
});
if (process.env.BELLKEY_DEV !== 'true') {
  startOfflineWhenIdle(window, {
    composition,
    hasUnsavedInput: reloadHolds.any,
    announce: services.announce,
    report: reportError,
    whenReady,
    onNavigation,
  });
}
