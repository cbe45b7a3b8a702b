/**
 * The session over the real identity client, and what it calls: specification, sections 3, 4, 7 and 9. The provider
 * answers in the shapes of the Identity Platform.
 */
import type { SessionStore } from '@bellkey/shared/shell';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SESSION_HINT_KEY } from '../session/session-hint.ts';
import { createSessionStore } from '../session/session-store.ts';
import { RETRY_FIRST_MS } from './proactive-refresh.ts';

const HOUR_MS = 3_600_000;
const IDENTITY = {
  apiKey: 'key',
  authDomain: 'localhost',
  projectId: 'demo-test',
  emulatorUrl: null,
  botCheck: false,
};

type Answer = { status: number; body: unknown };
interface Call {
  operation: string;
  body: Record<string, unknown>;
}

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const idToken = (signedInAt: number) => {
  const claims = {
    sub: 'rita',
    auth_time: signedInAt / 1000,
    iat: Date.now() / 1000,
    exp: (Date.now() + HOUR_MS) / 1000,
  };
  return `${base64({ alg: 'none' })}.${base64(claims)}.`;
};
const refuse = (message: string, status = 400): Answer => ({
  status,
  body: { error: { code: status, message } },
});

const ACCOUNT = {
  localId: 'rita',
  email: 'rita@aurora.example',
  emailVerified: true,
  displayName: 'Rita',
  photoUrl: 'https://aurora.example/rita.png',
  phoneNumber: '+351210000000',
  passwordHash: 'x',
  createdAt: '1767225600000',
  lastLoginAt: '1767229200000',
  providerUserInfo: [
    {
      providerId: 'password',
      rawId: 'rita@aurora.example',
      email: 'rita@aurora.example',
      displayName: 'Rita',
    },
  ],
};

/** The identity provider: everything works, save what a test overrides. */
class Provider {
  readonly calls: Call[] = [];
  signedInAt = Date.now();
  answers: Record<string, () => Answer | 'never' | 'no network'> = {};

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const operation = /(?:accounts:)?(\w+)\?/.exec(String(input))?.[1] ?? String(input);
    const sent = String(init?.body ?? '');
    const body = sent.startsWith('{') ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent));
    this.calls.push({ operation, body });
    const answer = this.answers[operation]?.() ?? this.friendly(operation);
    if (answer === 'never') return new Promise(() => undefined);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    const made = { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
    return { ...made, clone: () => made } as unknown as Response;
  };

  private friendly(operation: string): Answer {
    if (operation === 'lookup') return { status: 200, body: { users: [ACCOUNT] } };
    const token = idToken(this.signedInAt);
    const tokens = { refreshToken: 'r', expiresIn: '3600', idToken: token, localId: 'rita' };
    if (operation === 'token') {
      return {
        status: 200,
        body: { id_token: token, access_token: token, refresh_token: 'r', expires_in: '3600' },
      };
    }
    return { status: 200, body: tokens };
  }

  asked = (operation: string) => this.calls.filter((call) => call.operation === operation);
}

/** The session of a tab that is opened now; what the tab before stored is there. */
async function openTab(): Promise<{ store: SessionStore; reported: unknown[] }> {
  const reported: unknown[] = [];
  let load: typeof import('./load-identity-client.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    load = await import('./load-identity-client.ts');
    // Evaluated here, while modules are isolated.
    const loaded = await load.loadIdentityClient(IDENTITY);
    load = { loadIdentityClient: async () => loaded };
  });
  const store = createSessionStore({
    loadClient: async () => {
      if (!load) throw new Error('The identity client was not loaded.');
      return load.loadIdentityClient(IDENTITY);
    },
    storage: () => localStorage,
    report: (error) => void reported.push(error),
    onSignedOutElsewhere: () => undefined,
  });
  return { store, reported };
}
const settle = () => jest.advanceTimersByTimeAsync(2_000);

const { fetch: realFetch, Headers: realHeaders } = globalThis;
let provider: Provider;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  globalThis.Headers = class extends Map<string, string> {
    append(name: string, value: string) {
      this.set(name, value);
    }
  } as unknown as typeof Headers;
  localStorage.clear();
  provider = new Provider();
  globalThis.fetch = provider.fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  globalThis.Headers = realHeaders;
});

async function signedIn() {
  const tab = await openTab();
  expect(await tab.store.signIn('rita@aurora.example', 'correct horse')).toMatchObject({ ok: true });
  return tab;
}

/** Somebody signed in, closed the tab, and opens it again under what `answers` has the provider say. */
async function reopened(answers: Provider['answers'], afterMs = 0) {
  await signedIn();
  // Nothing of the closed tab goes on.
  jest.clearAllTimers();
  globalThis.fetch = provider.fetch;
  provider.answers = answers;
  provider.calls.length = 0;
  jest.setSystemTime(Date.now() + afterMs);
  const tab = await openTab();
  tab.store.start();
  await settle();
  return tab;
}

test('the user record has every field of the specification', async () => {
  const { store } = await openTab();
  expect(await store.signIn('rita@aurora.example', 'correct horse')).toEqual({
    ok: true,
    user: {
      uid: 'rita',
      displayName: 'Rita',
      photoURL: 'https://aurora.example/rita.png',
      email: 'rita@aurora.example',
      emailVerified: true,
      phoneNumber: '+351210000000',
      tenantId: null,
      providerData: [
        {
          providerId: 'password',
          uid: 'rita@aurora.example',
          displayName: 'Rita',
          photoURL: null,
          email: 'rita@aurora.example',
          phoneNumber: null,
        },
      ],
      isAnonymous: false,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastLoginAt: '2026-01-01T01:00:00.000Z',
    },
  });
});

describe('a session without a network', () => {
  const away: Provider['answers'] = { token: () => 'no network', lookup: () => 'no network' };

  test('that starts with a token that ran out asks for the first one after 30 s, 60 s and so on', async () => {
    const { store, reported } = await reopened(away, 2 * HOUR_MS);
    expect(store.get()).toMatchObject({ status: 'signed-in', user: { uid: 'rita' } });
    const atStart = provider.asked('token').length;
    await jest.advanceTimersByTimeAsync(RETRY_FIRST_MS);
    expect(provider.asked('token').length).toBe(atStart + 1);
    await jest.advanceTimersByTimeAsync(2 * RETRY_FIRST_MS);
    expect(provider.asked('token').length).toBe(atStart + 2);

    provider.answers = {};
    await jest.advanceTimersByTimeAsync(4 * RETRY_FIRST_MS);
    expect(provider.asked('token').length).toBe(atStart + 3);
    // And from then on like every session: 5 minutes before it expires.
    await jest.advanceTimersByTimeAsync(HOUR_MS - 5 * 60_000 - RETRY_FIRST_MS);
    expect(provider.asked('token').length).toBe(atStart + 3);
    await jest.advanceTimersByTimeAsync(RETRY_FIRST_MS + 2_000);
    expect(provider.asked('token').length).toBe(atStart + 4);
    expect(reported).toEqual([]);
  });
});

describe.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['USER_NOT_FOUND', 'user-token-expired'],
] as const)('an account that answers %s', (message, reason) => {
  const over = { status: 'signed-out', reason };

  test('is told so when it starts with a token that still runs', async () => {
    const { store } = await reopened({ lookup: () => refuse(message) });
    expect(store.get()).toEqual(over);
    expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
  });

  test('is told so when it starts with a token that ran out', async () => {
    const { store } = await reopened({ token: () => refuse(message) }, 2 * HOUR_MS);
    expect(store.get()).toEqual(over);
  });

  test('is told so when its token is refreshed ahead of time', async () => {
    const { store } = await signedIn();
    provider.answers = { token: () => refuse(message) };
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(store.get()).toEqual(over);
  });

  test('is told so when the API did not take its token and the provider is asked about it', async () => {
    const { store } = await signedIn();
    provider.answers = { lookup: () => refuse(message) };
    expect(await store.refresh()).toEqual({ ok: false, error: expect.any(String) });
    await settle();
    expect(store.get()).toEqual(over);
  });
});

test('an account that is off is told so when it signs in', async () => {
  const { store } = await openTab();
  provider.answers = { signInWithPassword: () => refuse('USER_DISABLED') };
  expect(await store.signIn('rita@aurora.example', 'x')).toEqual({ ok: false, error: 'user-disabled' });
});

test('signing out oneself is no session that ended, whatever happened before', async () => {
  const { store } = await reopened({ lookup: () => refuse('USER_DISABLED') });
  provider.answers = {};
  await store.signIn('rita@aurora.example', 'correct horse');
  await store.signOut();
  expect(store.get()).toEqual({ status: 'signed-out', reason: null });
});

describe('signing in at a provider', () => {
  const credential = { providerId: 'oidc.staff', idToken: 'token.of.provider', rawNonce: 'raw nonce' };

  test('hands its token and the raw nonce to the identity provider', async () => {
    const { store } = await openTab();
    expect(await store.signInWithProvider(credential)).toMatchObject({ ok: true, user: { uid: 'rita' } });
    const [call] = provider.asked('signInWithIdp');
    expect(Object.fromEntries(new URLSearchParams(String(call?.body.postBody)))).toEqual({
      id_token: 'token.of.provider',
      nonce: 'raw nonce',
      providerId: 'oidc.staff',
    });
  });

  test('with the e-mail of an account that has a password says so, and connects both when that is typed', async () => {
    const { store } = await openTab();
    provider.answers = {
      signInWithIdp: () => ({
        status: 200,
        body: { needConfirmation: true, email: 'Rita@aurora.example', verifiedProvider: ['password'] },
      }),
    };
    expect(await store.signInWithProvider(credential)).toEqual({ ok: false, error: 'other-sign-in-method' });
    provider.answers = {};
    expect(await store.signIn('rita@aurora.example', 'correct horse')).toMatchObject({ ok: true });
    const [, link] = provider.asked('signInWithIdp');
    expect(link?.body).toMatchObject({
      idToken: expect.any(String),
      postBody: expect.stringContaining('id_token=token.of.provider'),
    });
    await store.signIn('rita@aurora.example', 'correct horse');
    expect(provider.asked('signInWithIdp')).toHaveLength(2);
  });

  test('is not connected to somebody else who signs in next', async () => {
    const { store } = await openTab();
    provider.answers = {
      signInWithIdp: () => ({
        status: 200,
        body: { needConfirmation: true, email: 'boss@aurora.example', verifiedProvider: ['password'] },
      }),
    };
    await store.signInWithProvider(credential);
    await store.signIn('rita@aurora.example', 'correct horse');
    expect(provider.asked('signInWithIdp')).toHaveLength(1);
  });

  test('with a token of the provider’s own: signing out takes it back', async () => {
    const { store } = await openTab();
    await store.signInWithProvider({ ...credential, accessToken: 'theirs' });
    await store.signOut();
    expect(provider.asked('revokeToken').map(({ body }) => body)).toMatchObject([
      { tokenType: 'ACCESS_TOKEN', token: 'theirs', idToken: expect.any(String) },
    ]);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('signing out works when the token cannot be taken back, and asks for nothing where there is none', async () => {
    const { store } = await openTab();
    provider.answers = { revokeToken: () => 'no network' };
    await store.signInWithProvider({ ...credential, accessToken: 'theirs' });
    await store.signOut();
    expect(store.get()).toMatchObject({ status: 'signed-out' });
    await store.signIn('rita@aurora.example', 'correct horse');
    await store.signOut();
    expect(provider.asked('revokeToken')).toHaveLength(1);
  });
});

describe('deleting one’s account', () => {
  test('right after signing in deletes it and ends the session', async () => {
    const { store } = await signedIn();
    expect(await store.deleteAccount()).toEqual({ ok: true });
    expect(provider.asked('delete').map(({ body }) => body)).toEqual([{ idToken: expect.any(String) }]);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('later wants the password, and deletes nothing without it', async () => {
    const { store } = await signedIn();
    jest.setSystemTime(Date.now() + 5 * 60_000 + 1_000);
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'requires-recent-login' });
    provider.answers = { signInWithPassword: () => refuse('INVALID_LOGIN_CREDENTIALS') };
    expect(await store.deleteAccount('wrong')).toEqual({ ok: false, error: 'invalid-credential' });
    expect(provider.asked('delete')).toEqual([]);
    expect(store.get()).toMatchObject({ status: 'signed-in' });

    provider.answers = {};
    provider.signedInAt = Date.now();
    expect(await store.deleteAccount('correct horse')).toEqual({ ok: true });
    expect(provider.asked('delete')).toHaveLength(1);
  });

  test('that the provider finds too late wants the password, too', async () => {
    const { store } = await signedIn();
    provider.answers = { delete: () => refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') };
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'requires-recent-login' });
    expect(store.get()).toMatchObject({ status: 'signed-in' });
  });

  test('is nobody’s when nobody is signed in', async () => {
    const { store } = await openTab();
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'user-token-expired' });
  });
});

describe('a call that is never answered (specification, section 9)', () => {
  const MAC =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  test.each([
    ['a Mac', MAC, 0, 30_000],
    ['an iPad, which says it is one', MAC, 5, 60_000],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 60_000],
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36',
      5,
      60_000,
    ],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36', 10, 60_000],
    ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, 30_000],
  ])('from %s is given up in time', async (_device, userAgent, maxTouchPoints, ms) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
    const { store } = await openTab();
    provider.answers = { signInWithPassword: () => 'never' };
    let outcome: unknown;
    void store.signIn('a@b.example', 'x').then((result) => {
      outcome = result;
    });
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ ok: false, error: 'network-request-failed' });
    expect(navigator.product).toBe('Gecko');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });
});
