/**
 * The session over the real identity client and the calls it makes: specification, section 7. The provider answers as
 * the Identity Platform does.
 */
import { describe, expect, jest, test } from '@jest/globals';
import { givenProvider, openTab, refuse, signedIn } from './testing/identity-provider.ts';

const given = givenProvider();

describe('deleting an account', () => {
  test('right after signing in deletes it and ends the session', async () => {
    const { store } = await signedIn();
    expect(await store.deleteAccount()).toEqual({ ok: true });
    expect(given.provider.asked('delete').map(({ body }) => body)).toEqual([{ idToken: expect.any(String) }]);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('later asks for the password, and deletes nothing without it', async () => {
    const { store } = await signedIn();
    jest.setSystemTime(Date.now() + 5 * 60_000 + 1_000);
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'requires-recent-login' });
    given.provider.answers = { signInWithPassword: () => refuse('INVALID_LOGIN_CREDENTIALS') };
    expect(await store.deleteAccount('wrong')).toEqual({ ok: false, error: 'invalid-credential' });
    expect(given.provider.asked('delete')).toEqual([]);
    expect(store.get()).toMatchObject({ status: 'signed-in' });

    given.provider.answers = {};
    given.provider.signedInAt = Date.now();
    expect(await store.deleteAccount('correct horse')).toEqual({ ok: true });
    expect(given.provider.asked('delete')).toHaveLength(1);
  });

  test('asks for the password too when the provider finds the sign-in too old', async () => {
    const { store } = await signedIn();
    given.provider.answers = { delete: () => refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') };
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'requires-recent-login' });
    expect(store.get()).toMatchObject({ status: 'signed-in' });
  });

  test('is refused when no one is signed in', async () => {
    const { store } = await openTab();
    expect(await store.deleteAccount()).toEqual({ ok: false, error: 'user-token-expired' });
  });
});
