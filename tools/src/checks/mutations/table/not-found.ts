import { mutations } from './mutation.ts';

const PAGE = { test: 'host/src/not-found/not-found-page.test.tsx' };
const VARIANT = { test: 'host/src/not-found/pick-variant.test.ts' };

/** Room Not Found. */
export const notFound = [
  ...mutations({ section: '2', ...PAGE }, [
    {
      rule: 'It is titled Room Not Found!',
      file: 'host/messages/compiled/not-found/en.ts',
      from: '"Room Not Found!"',
      to: '"Room not found"',
    },
    {
      rule: 'It shows a large 404',
      file: 'host/src/not-found/room-not-found.tsx',
      from: '<p className={styles.code}>{statusCode}</p>',
      to: '',
    },
    {
      rule: 'The butler’s message is on it',
      file: 'host/src/not-found/room-not-found.tsx',
      from: '<p>{message}</p>',
      to: '',
    },
    {
      rule: 'The card Go Home leads to /',
      file: 'host/src/not-found/ways-on.ts',
      from: "{ to: '/', title: messages.goHome",
      to: "{ to: '/demo', title: messages.goHome",
    },
    {
      rule: 'The card Explore Use Cases leads to /use-cases',
      file: 'host/src/not-found/ways-on.ts',
      from: "to: '/use-cases'",
      to: "to: '/case-study'",
    },
    {
      rule: 'The card Get In Touch leads to /#contact',
      file: 'host/src/not-found/ways-on.ts',
      from: "to: '/#contact'",
      to: "to: '/'",
    },
    {
      rule: 'The route says which path was asked for',
      file: 'host/src/not-found/not-found-route.tsx',
      from: 'path={pathname}',
      to: 'path="/"',
    },
  ]),
  ...mutations({ section: '2', ...VARIANT }, [
    {
      rule: 'There are ten different messages',
      file: 'host/messages/compiled/butler/en.ts',
      from: '\\nWe have a 403 and a 405. The architect was superstitious.',
      to: '',
    },
    {
      rule: 'There are three different illustrations',
      file: 'host/src/not-found/illustrations.ts',
      from: 'scene: scanningACode',
      to: 'scene: busyFrontDesk',
    },
    {
      rule: 'Any illustration may come',
      file: 'host/src/not-found/pick-variant.ts',
      from: 'illustrations[pair % illustrations.length]',
      to: 'illustrations[0]',
    },
    {
      rule: 'Any message may come',
      file: 'host/src/not-found/pick-variant.ts',
      from: 'Math.floor(pair / illustrations.length)',
      to: '0',
    },
    {
      rule: 'A seed makes the choice repeatable',
      file: 'host/src/not-found/pick-variant.ts',
      from: 'scramble(seed) %',
      to: 'scramble(Math.random() * 2 ** 31) %',
    },
  ]),
  ...mutations({ section: '8' }, [
    {
      rule: 'The message is ‘Page not found: {path}’',
      file: 'host/src/errors/app-error.ts',
      from: 'message: `Page not found: ${path}`',
      to: 'message: `No page at ${path}`',
      test: 'host/src/errors/app-error.test.ts',
    },
    {
      rule: 'Its status message is ‘Page Not Found’',
      file: 'host/src/errors/app-error.ts',
      from: "statusMessage: 'Page Not Found'",
      to: "statusMessage: 'Not Found'",
      test: 'host/src/errors/app-error.test.ts',
    },
    {
      rule: 'An unmatched path shows Room Not Found between top bar and footer',
      file: 'host/src/app/routes.tsx',
      from: "{ path: '*', element: <NotFoundRoute seed={seed} /> },",
      to: '',
      test: 'host/src/app/shell.test.tsx',
    },
    {
      rule: 'The server answers an unmatched path with 404',
      file: 'host/server/pages/page-answer.ts',
      from: 'status: page ? 200 : 404',
      to: 'status: 200',
      test: 'host/server/page-status.test.ts',
    },
  ]),
];
