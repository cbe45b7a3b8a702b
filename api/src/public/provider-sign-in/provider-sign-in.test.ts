import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { startFaultyProvider } from '../../testing/faulty-provider.ts';
import { Browser, ORIGIN, START, useProviderSignIn } from '../../testing/scenes/provider-sign-in-scene.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Signing in at a provider on %s', (_, create) => {
  const scene = useProviderSignIn(create);

  test('an honest provider’s token comes out, with the nonce that it carries hashed and the way to go', async () => {
    const { status, body } = await scene.browser.finish(await scene.thereAndBack('/dashboard?view=mine'));
    expect(status).toBe(200);
    expect(body.next).toBe('/dashboard?view=mine');
    const claims = decodeJwt(body.idToken);
    expect(claims).toMatchObject({ sub: scene.provider.person.sub, email: 'rita@aurora.example' });
    expect(claims.nonce).toBe(createHash('sha256').update(body.rawNonce).digest('hex'));
  });

  test('the access token, which is of no use here, is given back', async () => {
    const before = scene.provider.revoked.length;
    await scene.browser.finish(await scene.thereAndBack());
    for (let tries = 0; scene.provider.revoked.length === before && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(scene.provider.revoked.slice(before)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('the provider gets state, hashed nonce and code challenge, and comes back to the page’s own origin', async () => {
    const { searchParams } = new URL((await scene.browser.begin()).body.authorizationUrl);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'bellkey',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/oauth/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  test('scripts and other sites cannot read the cookie', async () => {
    const cookie = (await scene.browser.begin()).headers.get('set-cookie');
    expect(cookie).toMatch(/^bellkey_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('two tabs of one browser do not end each other’s attempts', async () => {
    const [first, second] = [await scene.thereAndBack('/profile'), await scene.thereAndBack('/dashboard')];
    expect((await scene.browser.finish(first)).body.next).toBe('/profile');
    expect((await scene.browser.finish(second)).body.next).toBe('/dashboard');
  });

  test.each([
    ['access_denied', 'provider-cancelled'],
    ['consent_required', 'provider-cancelled'],
    ['server_error', 'provider-refused'],
    ['made_up', 'provider-refused'],
  ])('%s comes to %s', async (answeredError, code) => {
    scene.provider.faults = { answeredError };
    expect((await scene.browser.finish(await scene.thereAndBack())).body.code).toBe(code);
  });

  test('who turned back is believed without a state: it leads nowhere', async () => {
    expect((await scene.browser.finish('error=access_denied')).body.code).toBe('provider-cancelled');
  });

  test('a page of an origin that is not ours begins nothing', async () => {
    expect((await scene.browser.begin(null, 'https://elsewhere.example')).status).toBe(403);
    const { status } = await scene.api.call(START, { body: { next: null } });
    expect(status).toBe(404);
  });

  test('sixty attempts in ten minutes from one address are the limit', async () => {
    for (let times = 0; times < 60; times += 1) expect((await scene.browser.begin()).status).toBe(200);
    expect((await scene.browser.begin()).body.code).toBe('rate-limited');
  });

  test('nothing that the provider sent, and no secret of an attempt, is in the log', async () => {
    const answer = await scene.thereAndBack();
    const { body } = await scene.browser.finish(answer);
    const log = scene.api.log.join('\n');
    const sent = new URLSearchParams(answer);
    for (const secret of [sent.get('code'), sent.get('state'), body.idToken, body.rawNonce]) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
  });
});

describe.each(testDatabases.slice(0, 1))('A provider on %s', (_, create) => {
  test('that is not configured is said not to be; one that is down or another’s is said not to answer', async () => {
    const provider = await startFaultyProvider();
    const testDatabase = await create();
    const database = await testDatabase.open();
    const trust = { trustedProxies: [], publicOrigins: [ORIGIN] };
    const { issuer, clientId, clientSecret } = provider;
    const none = await startTestApi(database, { trust });
    const one = await startTestApi(database, { trust, oidc: { issuer, clientId, clientSecret } });
    const begin = async (api: TestApi) => (await new Browser(api, '192.0.2.7').begin()).body.code ?? 'begun';
    try {
      expect(await begin(none)).toBe('provider-not-configured');
      expect((await new Browser(none, '192.0.2.7').finish('code=a&state=b')).status).toBe(404);
      provider.faults = { down: 'reset' };
      expect(await begin(one)).toBe('provider-unreachable');
      provider.faults = { discoveredIssuer: 'https://elsewhere.example' };
      expect(await begin(one)).toBe('provider-unreachable');
      provider.faults = {};
      expect(await begin(one)).toBe('begun');
    } finally {
      await Promise.all([none.stop(), one.stop(), provider.stop()]);
      await database.close();
      await testDatabase.drop();
    }
  });
});
