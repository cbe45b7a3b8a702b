import { sessionUser } from '@bellkey/shared/shell-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { authErrorCode, registerErrorCode } from '../identity/auth-error.ts';
import type { IdentityClient } from '../identity/identity.ts';
import { asPasswordPolicy } from '../identity/password-policy.ts';
import { keepTokenFresh, TOKEN_REFRESH_LEAD_MS } from '../identity/proactive-refresh.ts';
import { SESSION_HINT_KEY, watchSignedOutElsewhere } from './session-hint.ts';
import { createSessionStore } from './session-store.ts';

const rita = sessionUser({
  uid: 'rita',
  email: 'rita@aurora.example',
  emailVerified: false,
  displayName: 'Rita',
});
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

function storeOver(
  client: Partial<IdentityClient>,
  ports: Partial<Parameters<typeof createSessionStore>[0]> = {},
) {
  const reported: unknown[] = [];
  const whole: IdentityClient = {
    onChange: () => () => undefined,
    signIn: async () => rita,
    register: async () => rita,
    sendVerification: async () => undefined,
    sendPasswordReset: async () => undefined,
    refresh: async () => ({ ...rita, emailVerified: true }),
    passwordPolicy: async () =>
      asPasswordPolicy({ customStrengthOptions: {}, allowedNonAlphanumericCharacters: '' }),
    signInWithProvider: async () => rita,
    secondFactor: async () => {
      throw new Error('not part of this test');
    },
    deleteAccount: async () => undefined,
    signOut: async () => undefined,
    errorCode: authErrorCode,
    registerErrorCode,
    keepFresh: keepTokenFresh,
    endedBecause: () => null,
    getToken: async () => null,
    ...client,
  };
  const store = createSessionStore({
    loadClient: async () => whole,
    storage: () => localStorage,
    report: (error) => void reported.push(error),
    onSignedOutElsewhere: watchSignedOutElsewhere(window),
    ...ports,
  });
  return { store, reported };
}

describe('making an account', () => {
  test.each([
    ['email-already-in-use', 'email-already-in-use'],
    ['weak-password', 'weak-password'],
    ['password-does-not-meet-requirements', 'weak-password'],
    ['invalid-email', 'invalid-email'],
    ['too-many-requests', 'too-many-requests'],
    ['something-new', 'unknown'],
  ])('%s becomes %s', async (thrown, code) => {
    const { store, reported } = storeOver({ register: () => Promise.reject(refusal(thrown)) });
    expect(await store.register('a@b.example', 'secret', 'A')).toEqual({ ok: false, error: code });
    expect(reported).toHaveLength(code === 'unknown' ? 1 : 0);
  });

  test('tells who is signed in then', async () => {
    const { store } = storeOver({});
    expect(await store.register('rita@aurora.example', 'secret', 'Rita')).toEqual({ ok: true, user: rita });
  });
});

test.each([
  ['that its session has ended', '1', 'user-token-expired'],
  ['nothing where there was none', null, null],
])('a start that finds nobody signed in says %s', async (_, hint, reason) => {
  localStorage.clear();
  if (hint) localStorage.setItem(SESSION_HINT_KEY, hint);
  let tell: (user: null) => void = () => undefined;
  const { store } = storeOver({
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  store.start();
  await new Promise((resolve) => setTimeout(resolve));
  tell(null);
  expect(store.get()).toEqual({ status: 'signed-out', reason });
  expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
});

test('asking for a new password never tells whether somebody has that address', async () => {
  const known = await storeOver({}).store.sendPasswordReset('rita@aurora.example');
  const unknown = await storeOver({
    sendPasswordReset: () => Promise.reject(refusal('user-not-found')),
  }).store.sendPasswordReset('nobody@aurora.example');
  expect(unknown).toEqual(known);
});

test('asking for a new password says so when it could not be asked', async () => {
  const { store } = storeOver({
    sendPasswordReset: () => Promise.reject(refusal('network-request-failed')),
  });
  expect(await store.sendPasswordReset('rita@aurora.example')).toEqual({
    ok: false,
    error: 'network-request-failed',
  });
});

test('an identity client that could not be loaded is a network failure, and the next need tries again', async () => {
  let attempts = 0;
  const store = createSessionStore({
    loadClient: () => {
      attempts += 1;
      return Promise.reject(new Error('ChunkLoadError'));
    },
    storage: () => localStorage,
    report: () => undefined,
    onSignedOutElsewhere: () => undefined,
  });
  const asked = { ok: false, error: 'network-request-failed' };
  expect(await store.passwordPolicy()).toEqual(asked);
  expect(await store.passwordPolicy()).toEqual(asked);
  expect(attempts).toBe(2);
});

test('the policy has the specification’s minimum where the server names none', () => {
  expect(asPasswordPolicy({ customStrengthOptions: {}, allowedNonAlphanumericCharacters: '!' })).toEqual({
    minimumLength: 6,
    maximumLength: null,
    lowercase: false,
    uppercase: false,
    numeric: false,
    nonAlphanumeric: false,
    allowedNonAlphanumeric: '!',
  });
  const strict = asPasswordPolicy({
    customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 64, containsUppercaseLetter: true },
    allowedNonAlphanumericCharacters: '!',
  });
  expect(strict).toMatchObject({ minimumLength: 12, maximumLength: 64, uppercase: true, lowercase: false });
});

test.each([
  ['containsLowercaseLetter', 'lowercase'],
  ['containsUppercaseLetter', 'uppercase'],
  ['containsNumericCharacter', 'numeric'],
  ['containsNonAlphanumericCharacter', 'nonAlphanumeric'],
] as const)('the policy demands what the server does: %s', (option, demand) => {
  const policy = asPasswordPolicy({
    customStrengthOptions: { [option]: true },
    allowedNonAlphanumericCharacters: '!',
  });
  const demands = (['lowercase', 'uppercase', 'numeric', 'nonAlphanumeric'] as const).filter(
    (name) => policy[name],
  );
  expect(demands).toEqual([demand]);
});

test('codes of signing in stay the specification’s', () => {
  expect(authErrorCode(refusal('weak-password'))).toBe('unknown');
  expect(registerErrorCode(refusal('user-disabled'))).toBe('user-disabled');
  expect(registerErrorCode('no error at all')).toBe('unknown');
});

test('a sign-out in another tab ends the session at once; other notes of this browser do not', async () => {
  let tell: (user: typeof rita | null) => void = () => undefined;
  const { store } = storeOver({
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  await store.passwordPolicy();
  tell(rita);
  expect(store.get()).toMatchObject({ status: 'signed-in' });
  dispatchEvent(new StorageEvent('storage', { key: 'pwa-install-dismissed', newValue: null }));
  expect(store.get()).toMatchObject({ status: 'signed-in' });
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: null }));
  expect(store.get()).toEqual({ status: 'signed-out', reason: null });
});

describe('a session', () => {
  afterEach(() => void jest.useRealTimers());

  test('has its token refreshed 5 minutes before it expires, from signing in to signing out', async () => {
    jest.useFakeTimers();
    let tell: (user: typeof rita | null) => void = () => undefined;
    const asked: boolean[] = [];
    const { store } = storeOver({
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
      getToken: async (forced = false) => {
        asked.push(forced);
        return { token: 't', expiresAt: Date.now() + 3_600_000 };
      },
    });
    await store.passwordPolicy();
    tell(rita);
    await jest.advanceTimersByTimeAsync(3_600_000 - TOKEN_REFRESH_LEAD_MS - 1);
    expect(asked).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([false, true]);
    tell(null);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toEqual([false, true]);
  });

  test.each(['user-disabled', 'user-token-expired'] as const)(
    'ends, and says why, when its token answers %s',
    async (code) => {
      const { store } = storeOver({ getToken: () => Promise.reject(refusal(code)) });
      expect(await store.getIdToken()).toBeNull();
      expect(store.get()).toEqual({ status: 'signed-out', reason: code });
    },
  );

  test('goes on when the network fails', async () => {
    const { store } = storeOver({ getToken: () => Promise.reject(refusal('network-request-failed')) });
    expect(await store.getIdToken()).toBeNull();
    expect(store.get()).toEqual({ status: 'idle' });
  });

  const never = () => new Promise<never>(() => undefined);
  test.each([
    ['the client is long in coming', { loadClient: never }],
    ['the client is here, and the provider does not answer it', {}],
  ])('says after 8 s that it still tries when %s', async (_when, ports) => {
    jest.useFakeTimers();
    const { store } = storeOver({}, ports);
    store.start();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(store.get()).toEqual({ status: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toEqual({ status: 'loading', slow: true });
  });

  test('that came in time never says so', async () => {
    jest.useFakeTimers();
    const { store } = storeOver({
      onChange: (listener) => {
        listener(null);
        return () => undefined;
      },
    });
    store.start();
    await jest.advanceTimersByTimeAsync(8_000);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('whose client could not be loaded is nobody’s', async () => {
    const { store, reported } = storeOver(
      {},
      { loadClient: () => Promise.reject(new Error('ChunkLoadError')) },
    );
    store.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
    expect(reported).toHaveLength(1);
  });
});

test('an e-mail that was proved elsewhere is known after asking anew', async () => {
  const { store } = storeOver({});
  expect(await store.refresh()).toEqual({ ok: true, user: { ...rita, emailVerified: true } });
  const nobody = storeOver({
    refresh: async () => {
      throw refusal('user-token-expired');
    },
  });
  expect(await nobody.store.refresh()).toEqual({ ok: false, error: 'user-token-expired' });
});
