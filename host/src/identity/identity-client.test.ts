/**
 * The session over the real identity client and the calls it makes: specification, sections 3, 4, 7 and 9. The provider
 * answers as the Identity Platform does.
 */
import { describe, expect, jest, test } from '@jest/globals';
import { SESSION_HINT_KEY } from '../session/session-hint.ts';
import { RETRY_FIRST_MS } from './proactive-refresh.ts';
import {
  givenProvider,
  HOUR_MS,
  openTab,
  type Provider,
  refuse,
  reopened,
  settle,
  signedIn,
} from './testing/identity-provider.ts';

const given = givenProvider();

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

  test('that starts with an expired token asks for the first one after 30 s, 60 s and so on', async () => {
    const { store, reported } = await reopened(given.provider, away, 2 * HOUR_MS);
    expect(store.get()).toMatchObject({ status: 'signed-in', user: { uid: 'rita' } });
    const atStart = given.provider.asked('token').length;
    await jest.advanceTimersByTimeAsync(RETRY_FIRST_MS);
    expect(given.provider.asked('token').length).toBe(atStart + 1);
    await jest.advanceTimersByTimeAsync(2 * RETRY_FIRST_MS);
    expect(given.provider.asked('token').length).toBe(atStart + 2);

    given.provider.answers = {};
    await jest.advanceTimersByTimeAsync(4 * RETRY_FIRST_MS);
    expect(given.provider.asked('token').length).toBe(atStart + 3);
    // From then on like every session: 5 minutes before it expires.
    await jest.advanceTimersByTimeAsync(HOUR_MS - 5 * 60_000 - RETRY_FIRST_MS);
    expect(given.provider.asked('token').length).toBe(atStart + 3);
    await jest.advanceTimersByTimeAsync(RETRY_FIRST_MS + 2_000);
    expect(given.provider.asked('token').length).toBe(atStart + 4);
    expect(reported).toEqual([]);
  });
});

describe.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['USER_NOT_FOUND', 'user-token-expired'],
] as const)('an account that answers %s', (message, reason) => {
  const over = { status: 'signed-out', reason };

  test('is reported when it starts with a token that is still valid', async () => {
    const { store } = await reopened(given.provider, { lookup: () => refuse(message) });
    expect(store.get()).toEqual(over);
    expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
  });

  test('is reported when it starts with an expired token', async () => {
    const { store } = await reopened(given.provider, { token: () => refuse(message) }, 2 * HOUR_MS);
    expect(store.get()).toEqual(over);
  });

  test('is reported when its token is refreshed ahead of time', async () => {
    const { store } = await signedIn();
    given.provider.answers = { token: () => refuse(message) };
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(store.get()).toEqual(over);
  });

  test('is reported when the API rejects its token and the provider is asked', async () => {
    const { store } = await signedIn();
    given.provider.answers = { lookup: () => refuse(message) };
    expect(await store.refresh()).toEqual({ ok: false, error: expect.any(String) });
    await settle();
    expect(store.get()).toEqual(over);
  });
});

test('a disabled account is reported at sign-in', async () => {
  const { store } = await openTab();
  given.provider.answers = { signInWithPassword: () => refuse('USER_DISABLED') };
  expect(await store.signIn('rita@aurora.example', 'x')).toEqual({ ok: false, error: 'user-disabled' });
});

test('signing out is not reported as a session that ended, whatever happened before', async () => {
  const { store } = await reopened(given.provider, { lookup: () => refuse('USER_DISABLED') });
  given.provider.answers = {};
  await store.signIn('rita@aurora.example', 'correct horse');
  await store.signOut();
  expect(store.get()).toEqual({ status: 'signed-out', reason: null });
});

describe('a call without an answer (specification, section 9)', () => {
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
  ])('from %s times out', async (_device, userAgent, maxTouchPoints, ms) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
    const { store } = await openTab();
    given.provider.answers = { signInWithPassword: () => 'never' };
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
