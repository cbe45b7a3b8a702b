import { describe, expect, test } from '@jest/globals';
import { createSessionStore } from './session-store.ts';
import { refusal, rita, storeOver } from './testing/session-store-over.ts';

describe('creating an account', () => {
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

  test('reports who is signed in then', async () => {
    const { store } = storeOver({});
    expect(await store.register('rita@aurora.example', 'secret', 'Rita')).toEqual({ ok: true, user: rita });
  });
});

test('a password reset never reveals whether an account has that address', async () => {
  const known = await storeOver({}).store.sendPasswordReset('rita@aurora.example');
  const unknown = await storeOver({
    sendPasswordReset: () => Promise.reject(refusal('user-not-found')),
  }).store.sendPasswordReset('unknown@aurora.example');
  expect(unknown).toEqual(known);
});

test('a password reset that could not be requested says so', async () => {
  const { store } = storeOver({
    sendPasswordReset: () => Promise.reject(refusal('network-request-failed')),
  });
  expect(await store.sendPasswordReset('rita@aurora.example')).toEqual({
    ok: false,
    error: 'network-request-failed',
  });
});

test('an identity client that failed to load is a network failure, and the next call tries again', async () => {
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

test('an e-mail verified elsewhere is known after a refresh', async () => {
  const { store } = storeOver({});
  expect(await store.refresh()).toEqual({ ok: true, user: { ...rita, emailVerified: true } });
  const expired = storeOver({
    refresh: async () => {
      throw refusal('user-token-expired');
    },
  });
  expect(await expired.store.refresh()).toEqual({ ok: false, error: 'user-token-expired' });
});
