import { mutations } from './mutation.ts';

const GUARD = {
  file: 'host/src/remote-loading/failures/reload-guard.ts',
  test: 'host/src/remote-loading/failures/reload-guard.test.ts',
};
const MATRIX = 'host/src/remote-loading/fault-matrix.test.ts';

/** Pages that fail to load: the kind of failure, and when the page reloads. */
export const pageLoads = [
  ...mutations({ section: '4', ...GUARD }, [
    {
      rule: 'A reload for a chunk is one only',
      from: '(isSecond || now - last.at < CHUNK_RELOAD_SUPPRESSION_MS)',
      to: 'now < 0',
    },
    { rule: 'Suppressed is the same path only', from: 'last?.path === path &&', to: 'last &&' },
    {
      rule: 'A reload that nothing remembers does not happen',
      from: '} catch {\n    return false;\n  }\n}\n\n/** Whether a document',
      to: '} catch {\n    return true;\n  }\n}\n\n/** Whether a document',
    },
    {
      rule: 'What a reload brought is not reloaded again, however long it took',
      from: 'isSecond || ',
      to: '',
    },
  ]),
  ...mutations({ section: 'docs/architecture.md', test: MATRIX }, [
    {
      rule: 'A 404 is a stale deploy',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: 'probe.status === 404 || ',
      to: '',
    },
    {
      rule: 'A 410 is a stale deploy',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: ' || probe.status === 410',
      to: '',
    },
    {
      rule: 'HTML instead of a script is a stale deploy',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: "if (probe.contentType.includes('text/html')) return 'stale-deploy';",
      to: '',
    },
    {
      rule: 'A 429 is unavailable',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: 'probe.status === 429 || ',
      to: '',
    },
    {
      rule: 'A 5xx is unavailable',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: ' || probe.status >= 500',
      to: '',
    },
    {
      rule: 'No answer is unavailable',
      file: 'host/src/remote-loading/failures/classify.ts',
      from: "if (probe === null) return 'unavailable';",
      to: "if (probe === null) return 'bad-build';",
    },
    {
      rule: 'A release for another contract is refused',
      file: 'host/src/remote-loading/loading/load-page.ts',
      from: "if (remote.contract !== CONTRACT) throw initError(remote, 'incompatible', attempt);",
      to: '',
    },
    {
      rule: 'A stale deploy reloads the page',
      file: 'host/src/remote-loading/page/page-store.ts',
      from: "if (error.kind === 'stale-deploy' && ports.reload(error)) return;",
      to: '',
    },
    {
      rule: 'Nothing else reloads the page',
      file: 'host/src/remote-loading/page/page-store.ts',
      from: "error.kind === 'stale-deploy' && ports.reload",
      to: 'ports.reload',
    },
  ]),
  ...mutations(
    {
      section: 'docs/architecture.md',
      file: 'host/src/remote-loading/failures/retry.ts',
      test: 'host/src/remote-loading/failures/retry.test.ts',
    },
    [
      { rule: 'At most two tries follow the first', from: 'MAX_RETRIES = 2', to: 'MAX_RETRIES = 3' },
      { rule: 'No try begins after 6 s', from: 'RETRY_WINDOW_MS = 6_000', to: 'RETRY_WINDOW_MS = 60_000' },
    ],
  ),
  ...mutations(
    {
      section: 'docs/architecture.md',
      file: 'host/src/remote-loading/page/page-store.ts',
      test: 'host/src/remote-loading/page/page-store.test.ts',
    },
    [
      { rule: 'Offline it waits instead of using up tries', from: 'await ports.online();', to: '' },
      {
        rule: '“Try again” really tries again',
        from: "if (state.status === 'failed') void this.run(page, state.attempt + 1);",
        to: '',
      },
      {
        rule: 'An earlier release takes the place of a broken one',
        test: 'host/src/remote-loading/page/earlier-release.test.ts',
        from: 'if (this.fallBack(page.remote, error)) {',
        to: 'if (error === undefined) {',
      },
    ],
  ),
  ...mutations(
    {
      section: 'docs/architecture.md',
      file: 'host/src/remote-loading/files/browser-files.ts',
      test: 'host/src/remote-loading/files/browser-files.test.ts',
    },
    [
      {
        rule: 'A file is given up after 15 s',
        from: 'LOAD_TIMEOUT_MS = 15_000',
        to: 'LOAD_TIMEOUT_MS = 16_000',
      },
    ],
  ),
];
