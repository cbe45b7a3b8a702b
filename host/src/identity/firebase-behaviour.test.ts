/**
 * What the session relies on in the identity client, held to the specification’s sections 4 and 9 against the real
 * package. A failure here after an upgrade means that Firebase has changed, not this code.
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Auth } from 'firebase/auth';
import { tolerateBusyProvider } from './network/tolerate-busy-provider.ts';

const API_TIMEOUT_MS = { desktop: 30_000, mobile: 60_000 };
const EXPIRY_MARGIN_MS = 30_000;
const HOUR_MS = 3_600_000;
const API_KEY = 'key';

type Answer = { status: number; body: unknown };
type Provider = (operation: string) => Answer | 'never';

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const idToken = (issuedAt: number) =>
  `${base64({ alg: 'none' })}.${base64({ sub: 'rita', iat: issuedAt / 1000, exp: (issuedAt + HOUR_MS) / 1000 })}.`;
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message } },
});

/** Answers as the provider does; `asked` lists the requests. */
function provide(provider: Provider): string[] {
  const asked: string[] = [];
  const answer = (url: string): Promise<Response> => {
    const operation = /(?:accounts:)?(\w+)\?/.exec(url)?.[1] ?? url;
    asked.push(operation);
    const given = provider(operation);
    if (given === 'never') return new Promise(() => undefined);
    const { status, body } = given;
    return Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);
  };
  globalThis.fetch = ((input: RequestInfo | URL) => answer(String(input))) as typeof fetch;
  return asked;
}

/** A provider without faults: every sign-in succeeds, every address has an account, tokens are valid for an hour. */
const friendly: Provider = (operation) => {
  if (operation === 'lookup')
    return { status: 200, body: { users: [{ localId: 'rita', email: 'rita@aurora.example' }] } };
  if (operation === 'token') {
    const token = idToken(Date.now());
    return {
      status: 200,
      body: { id_token: token, access_token: token, refresh_token: 'r', expires_in: '3600' },
    };
  }
  return {
    status: 200,
    body: { localId: 'rita', idToken: idToken(Date.now()), refreshToken: 'r', expiresIn: '3600' },
  };
};

/** Loads the package as a new tab does, with what the previous tab stored. */
async function openTab(): Promise<{ auth: Auth; sdk: typeof import('firebase/auth') }> {
  let loaded: { auth: Auth; sdk: typeof import('firebase/auth') } | undefined;
  await jest.isolateModulesAsync(async () => {
    const app = await import('firebase/app');
    const sdk = await import('firebase/auth');
    const auth = sdk.initializeAuth(app.initializeApp({ apiKey: API_KEY }), {
      persistence: sdk.browserLocalPersistence,
    });
    loaded = { auth, sdk };
  });
  if (!loaded) throw new Error('The package was not loaded.');
  return loaded;
}

async function signedIn() {
  provide(friendly);
  const tab = await openTab();
  await tab.sdk.signInWithEmailAndPassword(tab.auth, 'rita@aurora.example', 'secret');
  return tab;
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing thrown',
    (error: { code?: string }) => error.code,
  );

const { fetch: realFetch, Headers: realHeaders } = globalThis;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  globalThis.Headers = class extends Map<string, string> {
    append(name: string, value: string) {
      this.set(name, value);
    }
  } as unknown as typeof Headers;
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  globalThis.Headers = realHeaders;
  Reflect.deleteProperty(window, 'cordova');
  jest.restoreAllMocks();
});

describe('a call without an answer ends as a network failure', () => {
  async function timesOutAfter(ms: number): Promise<void> {
    const { auth, sdk } = await openTab();
    provide(() => 'never');
    let outcome: string | undefined;
    void codeOf(sdk.signInWithEmailAndPassword(auth, 'a@b.example', 'secret')).then((code) => {
      outcome = code;
    });
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('auth/network-request-failed');
  }

  test('after 30 s on a desktop', () => timesOutAfter(API_TIMEOUT_MS.desktop));

  test('after 60 s in a mobile app', async () => {
    Object.assign(window, { cordova: {} });
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    await timesOutAfter(API_TIMEOUT_MS.mobile);
  });
});

test('a token counts as expired 30 s early', async () => {
  const { auth } = await signedIn();
  const asked = provide(friendly);
  const first = await auth.currentUser?.getIdToken();
  jest.setSystemTime(Date.now() + HOUR_MS - EXPIRY_MARGIN_MS);
  expect(await auth.currentUser?.getIdToken()).toBe(first);
  expect(asked).toEqual([]);
  jest.setSystemTime(Date.now() + 1);
  expect(await auth.currentUser?.getIdToken()).not.toBe(first);
  expect(asked).toEqual(['token']);
});

test.each([
  ['USER_DISABLED', 'auth/user-disabled'],
  ['TOKEN_EXPIRED', 'auth/user-token-expired'],
])('%s at a refresh signs the person out', async (message, code) => {
  const { auth } = await signedIn();
  provide(() => refusal(400, message));
  expect(auth.currentUser).not.toBeNull();
  expect(await codeOf(auth.currentUser?.getIdToken(true) ?? Promise.resolve())).toBe(code);
  expect(auth.currentUser).toBeNull();
});

test('a network failure at a refresh does not', async () => {
  const { auth } = await signedIn();
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  expect(await codeOf(auth.currentUser?.getIdToken(true) ?? Promise.resolve())).toBe(
    'auth/network-request-failed',
  );
  expect(auth.currentUser).not.toBeNull();
});

describe('a session is restored while the provider is busy', () => {
  const busy = { 429: 'TOO_MANY_ATTEMPTS_TRY_LATER', 503: 'UNAVAILABLE' } as const;

  test.each([429, 503] as const)(
    'a %i at start-up does not sign the user out of this app',
    async (status) => {
      await signedIn();
      const asked = provide(() => refusal(status, busy[status]));
      globalThis.fetch = tolerateBusyProvider(globalThis.fetch, () => true);
      const { auth } = await openTab();
      await auth.authStateReady();
      expect(asked).toContain('lookup');
      expect(auth.currentUser?.uid).toBe('rita');
    },
  );

  test.each([429, 503] as const)('the package alone would: a %i clears the stored user', async (status) => {
    await signedIn();
    provide(() => refusal(status, busy[status]));
    const { auth } = await openTab();
    await auth.authStateReady();
    expect(auth.currentUser).toBeNull();
  });

  test('a disabled account is signed out at start-up', async () => {
    await signedIn();
    provide(() => refusal(400, 'USER_DISABLED'));
    globalThis.fetch = tolerateBusyProvider(globalThis.fetch, () => true);
    const { auth } = await openTab();
    await auth.authStateReady();
    expect(auth.currentUser).toBeNull();
  });
});

test('the package alone never refreshes a token early, so this app does', async () => {
  const { auth, sdk } = await signedIn();
  const asked = provide(friendly);
  sdk.onIdTokenChanged(auth, () => undefined);
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(asked).toEqual([]);
});
