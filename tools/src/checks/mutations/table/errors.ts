import { mutations } from './mutation.ts';

const PAGE = 'host/src/error-page/app-error-page.test.tsx';
const UNCAUGHT = {
  file: 'host/src/errors/catch-uncaught.ts',
  test: 'host/src/errors/catch-uncaught.test.ts',
};

/** Application errors: what is recorded, and what a person sees. */
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
      rule: 'The error page is between top bar and footer',
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
];
