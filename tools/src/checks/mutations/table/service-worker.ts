import { mutations } from './mutation.ts';

const REGISTER = {
  file: 'host/src/service-worker/register-worker.ts',
  test: 'host/src/service-worker/register-worker.test.ts',
};
const RULES = {
  file: 'host/service-worker/requests/request-rules.ts',
  test: 'host/service-worker/requests/request-rules.test.ts',
};
const COPY = {
  file: 'host/service-worker/offline-copy.ts',
  test: 'host/service-worker/offline-copy.test.ts',
};
const KEEPER = {
  file: 'host/service-worker/releases/release-keeper.ts',
  test: 'host/service-worker/releases/release-keeper.test.ts',
};
const NOTICE = {
  file: 'host/src/offline/offline-notice.tsx',
  test: 'host/src/offline/offline-notice.test.tsx',
};

/** Working offline. */
export const serviceWorker = [
  ...mutations({ section: '4', ...REGISTER }, [
    { rule: 'The worker is /sw.js', from: "SCRIPT = '/sw.js'", to: "SCRIPT = '/worker.js'" },
    { rule: 'Its scope is /', from: "scope: '/'", to: "scope: '/app/'" },
    {
      rule: 'The first installation flags that the site works offline',
      from: 'status.set({ offlineReady: true, updateFound: false });',
      to: 'status.set({ updateFound: false });',
    },
    {
      rule: 'After an update the page reloads on activation',
      from: 'else if (claimUpdateReload(build, dependencies.storage)) dependencies.reload();',
      to: '',
    },
    {
      rule: 'The first installation does not reload the page',
      from: 'wasControlled = true;\n      return;',
      to: 'ports.reload();\n      return;',
    },
    {
      rule: 'A page with unsaved input asks before it reloads',
      from: 'if (dependencies.hasUnsavedInput()) status.set({ reloadWanted: true });\n    else if',
      to: 'if',
    },
    {
      rule: 'A registration that fails is flagged',
      from: 'dependencies.report(error);\n    status.set({ registrationFailed: true });',
      to: 'dependencies.report(error);',
    },
  ]),
  ...mutations({ section: '4' }, [
    {
      rule: 'A page reloads once for an update',
      file: 'host/src/service-worker/update-reload.ts',
      from: 'if (storage().getItem(KEY) === build) return false;',
      to: '',
      test: 'host/src/service-worker/update-reload.test.ts',
    },
    {
      rule: 'Whether the site runs installed is followed while it is open',
      file: 'host/src/offline/standalone.ts',
      from: "query.addEventListener('change', update);",
      to: '',
      test: 'host/src/offline/standalone.test.ts',
    },
    {
      rule: 'Running installed on iOS is known',
      file: 'host/src/offline/standalone.ts',
      from: 'query.matches || onIos',
      to: 'query.matches',
      test: 'host/src/offline/standalone.test.ts',
    },
    {
      rule: 'Unsaved input is asked about on the page',
      ...NOTICE,
      from: 'if (!reloadWanted || later) return null;',
      to: 'return null;',
    },
    { rule: '“Reload” reloads', ...NOTICE, from: 'onReload={reload}', to: 'onReload={() => undefined}' },
    {
      rule: '“Later” leaves the page alone',
      ...NOTICE,
      from: 'onLater={wait}',
      to: 'onLater={reload}',
    },
  ]),
  ...mutations({ section: 'service worker', ...RULES }, [
    { rule: 'The API is never kept', from: '(?:api|oauth|shell)', to: '(?:oauth|shell)' },
    { rule: 'Sign-in is never kept', from: '(?:api|oauth|shell)', to: '(?:api|shell)' },
    { rule: 'The identity provider’s pages are never kept', from: '|__|', to: '|' },
    { rule: 'The worker’s own script is never kept', from: '|sw\\.js$', to: '' },
  ]),
  ...mutations({ section: 'service worker', ...KEEPER }, [
    {
      rule: 'A release is used only when all of it is there',
      from: 'return complete && found ? found : null;',
      to: 'return found ?? null;',
    },
    { rule: 'A file is checked against its hash', from: '{ integrity, redirect', to: '{ redirect' },
  ]),
  ...mutations({ section: 'service worker', ...COPY }, [
    {
      rule: 'A document is kept only with its release',
      from: 'await releases.keep(needs.remote, needs.remoteBase, () => filesOf(needs.remoteBase));',
      to: '',
    },
    {
      rule: 'A release that a tab uses is not let go',
      from: 'if (!inUse.has(release)) await',
      to: 'await',
    },
    {
      rule: 'Where tabs do not say, nothing is let go',
      from: 'if (inUse === null) return;',
      to: 'if (inUse === null) for (const release of unneeded) await releases.forget(release);\n    if (inUse === null) return;',
    },
    {
      rule: 'A release that nothing needs is let go',
      from: 'await this.letGo();\n    });\n  }\n\n  /** Updates',
      to: '});\n  }\n\n  /** Updates',
    },
    {
      rule: 'Pages of an older composition are brought up to date',
      from: 'if (newest) await this.refreshBehind(newest);',
      to: '',
    },
    {
      rule: 'A page that is gone is forgotten',
      from: "if (fresh === 'gone') await documents.forget(path);",
      to: '',
    },
  ]),
  ...mutations(
    { section: 'service worker', test: 'host/server/service-worker/service-worker-script.test.ts' },
    [
      {
        rule: 'The kill switch sends a worker that ends itself',
        file: 'host/server/service-worker/service-worker-script.ts',
        from: '!enabled || ',
        to: '',
      },
      {
        rule: 'The kill switch’s worker deletes what was kept',
        file: 'host/src/service-worker/kill-switch-script.ts',
        from: 'for (const name of await caches.keys()) await caches.delete(name);',
        to: '',
      },
      {
        rule: 'The kill switch’s worker ends its registration',
        file: 'host/src/service-worker/kill-switch-script.ts',
        from: 'await self.registration.unregister();',
        to: '',
      },
    ],
  ),
  ...mutations(
    {
      section: 'service worker',
      file: 'host/src/app/reload-holds.ts',
      test: 'host/src/app/reload-holds.test.ts',
    },
    [
      {
        rule: 'A page with unsaved input asks before it is left',
        from: 'if (reloadHolds.any()) event.preventDefault();',
        to: '',
      },
      {
        rule: 'A page without unsaved input does not ask',
        from: 'if (reloadHolds.any()) event',
        to: 'event',
      },
      {
        rule: 'What is saved no longer holds the page',
        from: 'return () => holds.delete(key);',
        to: 'return () => undefined;',
      },
    ],
  ),
];
