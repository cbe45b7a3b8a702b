import { mutations } from './mutation.ts';

const PAGE = 'host/src/error-page/app-error-page.test.tsx';
const UNCAUGHT = {
  file: 'host/src/errors/catch-uncaught.ts',
  test: 'host/src/errors/catch-uncaught.test.ts',
};
const GUARD = {
  file: 'host/src/remote-loading/failures/reload-guard.ts',
  test: 'host/src/remote-loading/failures/reload-guard.test.ts',
};
const MATRIX = 'host/src/remote-loading/fault-matrix.test.ts';

/** Application errors, and pages that cannot be loaded. */
export const errors = [
  ...mutations(
    { section: '8', test: 'host/src/errors/app-error.test.ts', file: 'host/src/errors/app-error.ts' },
    [
      { rule: 'An error’s status code is 404 by default', from: 'statusCode = 404', to: 'statusCode = 500' },
      { rule: 'An error is not fatal by default', from: 'fatal = false', to: 'fatal = true' },
      { rule: 'An error has data', from: 'this.data = data;', to: 'this.data = {};' },
    ],
  ),
  ...mutations({ section: '8', test: PAGE }, [
    {
      rule: 'An error is recorded',
      file: 'host/src/error-page/app-error-page.tsx',
      from: 'setReference(reportError(thrown, { status: String(error.statusCode) }));',
      to: '',
    },
    {
      rule: 'An error shows the id that is in the log',
      file: 'host/src/not-found/room-not-found.tsx',
      from: '<strong>{reference}</strong>',
      to: '',
    },
    {
      rule: 'An error shows its own status code',
      file: 'host/src/error-page/app-error-page.tsx',
      from: 'statusCode={error.statusCode}',
      to: 'statusCode={404}',
    },
    {
      rule: 'Leaving a fatal error reloads',
      file: 'host/src/error-page/app-error-page.tsx',
      from: 'return error.fatal ? reload : undefined;',
      to: 'return undefined;',
    },
    {
      rule: 'Leaving any other error does not reload',
      file: 'host/src/error-page/app-error-page.tsx',
      from: 'return error.fatal ? reload : undefined;',
      to: 'return reload;',
    },
    {
      rule: 'The error page stands between top bar and footer',
      file: 'host/src/error-page/app-error-page.tsx',
      from: '{framed ? <Footer /> : null}',
      to: '',
    },
    {
      rule: 'An uncaught rejection is recorded',
      ...UNCAUGHT,
      from: 'report(error, { phase });',
      to: '',
    },
    {
      rule: 'An application error from anywhere comes to the page',
      ...UNCAUGHT,
      from: 'if (error instanceof AppError) raise(error);',
      to: '',
    },
    {
      rule: 'A failed chunk preload has its default prevented',
      ...UNCAUGHT,
      from: "if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();",
      to: '',
    },
    {
      rule: 'Nothing else has its default prevented',
      ...UNCAUGHT,
      from: "if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();",
      to: 'event.preventDefault();',
    },
  ]),
  ...mutations(
    {
      section: '8',
      test: 'host/src/errors/use-clear-error.test.tsx',
      file: 'host/src/errors/use-clear-error.ts',
    },
    [{ rule: 'An error is cleared with a redirect', from: 'redirect ?? `', to: '`' }],
  ),
  ...mutations(
    {
      section: 'errors',
      test: 'host/src/errors/error-reporter.test.ts',
      file: 'host/src/errors/error-reporter.ts',
    },
    [
      { rule: 'An error has one id, however often it is shown', from: 'if (before) return before;', to: '' },
      {
        rule: 'A page in a loop does not flood the log',
        from: 'if (sent <= MAX_REPORTS)',
        to: 'if (sent >= 0)',
      },
    ],
  ),
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
