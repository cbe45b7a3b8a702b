/**
 * The session over the real identity client and the calls it makes: specification, sections 3 and 7. The provider
 * answers as the Identity Platform does.
 */
import { describe, expect, test } from '@jest/globals';
import { givenProvider, openTab } from './testing/identity-provider.ts';

const given = givenProvider();

describe('signing in with a provider', () => {
  const credential = { providerId: 'oidc.staff', idToken: 'token.of.provider', rawNonce: 'raw nonce' };

  test('passes its token and the raw nonce to the identity provider', async () => {
    const { store } = await openTab();
    expect(await store.signInWithProvider(credential)).toMatchObject({ ok: true, user: { uid: 'rita' } });
    const [call] = given.provider.asked('signInWithIdp');
    expect(Object.fromEntries(new URLSearchParams(String(call?.body.postBody)))).toEqual({
      id_token: 'token.of.provider',
      nonce: 'raw nonce',
      providerId: 'oidc.staff',
    });
  });

  test('with the e-mail of an account that has a password says so, and connects both once the password is typed', async () => {
    const { store } = await openTab();
    given.provider.answers = {
      signInWithIdp: () => ({
        status: 200,
        body: { needConfirmation: true, email: 'Rita@aurora.example', verifiedProvider: ['password'] },
      }),
    };
    expect(await store.signInWithProvider(credential)).toEqual({ ok: false, error: 'other-sign-in-method' });
    given.provider.answers = {};
    expect(await store.signIn('rita@aurora.example', 'correct horse')).toMatchObject({ ok: true });
    const [, link] = given.provider.asked('signInWithIdp');
    expect(link?.body).toMatchObject({
      idToken: expect.any(String),
      postBody: expect.stringContaining('id_token=token.of.provider'),
    });
    await store.signIn('rita@aurora.example', 'correct horse');
    expect(given.provider.asked('signInWithIdp')).toHaveLength(2);
  });

  test('is not linked to another user who signs in next', async () => {
    const { store } = await openTab();
    given.provider.answers = {
      signInWithIdp: () => ({
        status: 200,
        body: { needConfirmation: true, email: 'boss@aurora.example', verifiedProvider: ['password'] },
      }),
    };
    await store.signInWithProvider(credential);
    await store.signIn('rita@aurora.example', 'correct horse');
    expect(given.provider.asked('signInWithIdp')).toHaveLength(1);
  });

  test('with a token of the provider’s own: signing out revokes it', async () => {
    const { store } = await openTab();
    await store.signInWithProvider({ ...credential, accessToken: 'theirs' });
    await store.signOut();
    expect(given.provider.asked('revokeToken').map(({ body }) => body)).toMatchObject([
      { tokenType: 'ACCESS_TOKEN', token: 'theirs', idToken: expect.any(String) },
    ]);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('signing out works when the token cannot be revoked, and makes no request when there is none', async () => {
    const { store } = await openTab();
    given.provider.answers = { revokeToken: () => 'no network' };
    await store.signInWithProvider({ ...credential, accessToken: 'theirs' });
    await store.signOut();
    expect(store.get()).toMatchObject({ status: 'signed-out' });
    await store.signIn('rita@aurora.example', 'correct horse');
    await store.signOut();
    expect(given.provider.asked('revokeToken')).toHaveLength(1);
  });
});
