import { mutations } from './mutation.ts';

const REFRESH = {
  file: 'host/src/identity/proactive-refresh.ts',
  test: 'host/src/identity/proactive-refresh.test.ts',
};
const GUARD = { file: 'host/src/guards/guard.tsx', test: 'host/src/guards/guard.test.tsx' };
const STORE = {
  file: 'host/src/session/session-store.ts',
  test: 'host/src/session/session-lifetime.test.ts',
};
const CLIENT = {
  file: 'host/src/identity/identity-client.ts',
  test: 'host/src/identity/identity-client.test.ts',
};

/** Who is signed in, and what only they see. */
export const session = [
  ...mutations({ section: '4', ...REFRESH }, [
    { rule: 'The wait after a network failure doubles', from: '2 ** (failures - 1)', to: '(failures)' },
    {
      rule: 'The wait after a network failure has an end',
      from: 'Math.min(RETRY_LAST_MS, ',
      to: 'Math.max(0, ',
    },
    {
      rule: 'A refreshed token is refreshed again',
      from: 'if (next) refreshBefore(next.expiresAt);',
      to: '',
    },
    {
      rule: 'Only a network failure is tried again',
      from: 'if (!ports.isNetworkFailure(error)) {\n        ports.onEnd?.(error);\n        return;\n      }',
      to: '',
    },
    {
      rule: 'A success starts the waits from the first one again',
      from: 'failures = 0;\n      if',
      to: 'if',
    },
    { rule: 'Signing out ends the refreshing', from: 'stopped = true;\n    clearTimeout(timer);', to: '' },
  ]),
  ...mutations({ section: '4' }, [
    {
      rule: 'A busy provider signs no one out',
      file: 'host/src/identity/network/tolerate-busy-provider.ts',
      from: 'answer.status === 429 || ',
      to: '',
      test: 'host/src/identity/firebase-behaviour.test.ts',
    },
    {
      rule: 'A provider that fails signs no one out',
      file: 'host/src/identity/network/tolerate-busy-provider.ts',
      from: ' || answer.status >= 500',
      to: '',
      test: 'host/src/identity/firebase-behaviour.test.ts',
    },
    {
      rule: 'Who is disabled or expired is signed out',
      ...STORE,
      from: 'if (isEnd(code)) endSession(code);',
      to: '',
    },
    {
      rule: 'Signing in begins the refreshing',
      ...STORE,
      from: 'if (isOther) keepFresh(identity);',
      to: '',
    },
    {
      rule: 'The first token waits and is tried again like every later one',
      ...CLIENT,
      file: 'host/src/session/session-store.ts',
      from: 'identity.keepFresh(() => identity.getToken(), {',
      to: 'identity.keepFresh(Number.POSITIVE_INFINITY, {',
    },
    {
      rule: 'Who is disabled or expired is told so where the identity client forgets them',
      ...CLIENT,
      file: 'host/src/session/session-store.ts',
      from: 'identity.endedBecause() ?? unexplained',
      to: 'unexplained',
    },
    {
      rule: 'A tablet that says it is a Mac is a mobile device',
      ...CLIENT,
      file: 'host/src/identity/network/mobile-timeouts.ts',
      from: 'isTablet || ',
      to: '',
    },
    {
      rule: 'Deleting an account wants a recent sign-in',
      ...CLIENT,
      test: 'host/src/identity/account-deletion.test.ts',
      from: "throw failure('requires-recent-login');",
      to: 'undefined;',
    },
    {
      rule: 'Signing out takes back the token of a provider',
      ...CLIENT,
      test: 'host/src/identity/provider-sign-in.test.ts',
      from: 'if (providerToken) await',
      to: 'if (!providerToken) await',
    },
    {
      rule: 'A chunk of the host that is gone reloads the page once',
      file: 'host/src/remote-loading/loading/load-host-chunk.ts',
      test: 'host/src/remote-loading/loading/load-host-chunk.test.ts',
      from: "kind === 'stale-deploy' && ports.reload()",
      to: 'false',
    },
    {
      rule: 'A sign-out in another tab ends the session',
      ...STORE,
      from: "if (state.status === 'signed-in') endSession(reason, null);",
      to: '',
    },
    {
      rule: 'An identity client that cannot be loaded leaves no one signed in',
      ...STORE,
      from: "set({ status: 'signed-out', reason: null });",
      to: '',
    },
    {
      rule: 'A person is told after 8 s that it still tries',
      section: 'docs/product.md',
      ...STORE,
      from: 'SLOW_START_MS = 8_000',
      to: 'SLOW_START_MS = 9_000',
    },
  ]),
  ...mutations({ section: '2', ...GUARD }, [
    {
      rule: 'Behind staff-auth nothing shows before the session is known',
      from: "if (state.status === 'idle' || state.status === 'loading') {",
      to: "if (state.status === 'never') {",
    },
    {
      rule: 'Behind staff-auth who is signed out goes to sign in',
      from: "if (state.status === 'signed-out') {",
      to: "if (state.status === 'never') {",
    },
    {
      rule: 'The whole intended address is remembered',
      from: '${location.pathname}${location.search}${location.hash}`);',
      to: '${location.pathname}`);',
    },
    {
      rule: 'Who is approved goes on',
      from: "if (states.includes('approved')) setGoTo(next);\n      else if",
      to: 'if',
    },
    {
      rule: 'Who waits for approval goes to wait',
      from: "setGoTo('/waiting-approval');",
      to: 'setKnown(true);',
    },
    {
      rule: 'Sign-in pages show nothing where a session may be stored',
      from: 'useState(false);\n\n  // Before',
      to: 'useState(true);\n\n  // Before',
    },
    {
      rule: 'No one gets in before the API says that they are approved',
      from: ': [];\n      const next',
      to: ": ['approved'];\n      const next",
    },
  ]),
  ...mutations(
    { section: '2', file: 'host/src/guards/safe-path.ts', test: 'host/src/guards/safe-path.test.ts' },
    [
      {
        rule: 'The intended address is of this origin',
        from: "origin === HERE && !pathname.startsWith('//')",
        to: 'origin',
      },
      { rule: 'The intended address is a path', from: "!wanted?.startsWith('/') || ", to: '!wanted || ' },
    ],
  ),
];
