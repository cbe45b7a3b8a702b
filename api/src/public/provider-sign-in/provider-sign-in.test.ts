import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type LyingProvider, startLyingProvider } from '../../testing/lying-provider.ts';
import { type Answer, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { ATTEMPT_MAX_AGE_MS } from './attempts.ts';

const ORIGIN = 'http://localhost:3000';
const START = 'POST /api/sign-in/provider';
const ANSWER = 'POST /api/sign-in/provider/answer';

/** A browser that keeps the cookie which binds its attempts. */
class Browser {
  cookie = '';
  private readonly api: TestApi;
  private readonly peer: string;

  constructor(api: TestApi, peer: string) {
    this.api = api;
    this.peer = peer;
  }

  private async post(operation: string, body: object, origin = ORIGIN): Promise<Answer> {
    const { cookie, peer } = this;
    const answer = await this.api.call(operation, { body, cookie, peer, headers: { origin } });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set;
    return answer;
  }
  begin = (next: string | null = null, origin = ORIGIN) => this.post(START, { next }, origin);
  finish = (parameters: string) => this.post(ANSWER, { parameters });
}

describe.each(testDatabases)('Signing in at a provider on %s', (_, create) => {
  let testDatabase: TestDatabase;
  let stopDatabase: () => Promise<void>;
  let api: TestApi;
  let provider: LyingProvider;
  let browser: Browser;
  let peers = 0;

  beforeAll(async () => {
    provider = await startLyingProvider();
    testDatabase = await create();
    const database = await testDatabase.open();
    stopDatabase = () => database.close();
    const { issuer, clientId, clientSecret } = provider;
    api = await startTestApi(database, {
      trust: { trustedProxies: [], publicOrigins: [ORIGIN] },
      oidc: { issuer, clientId, clientSecret },
    });
  });
  afterAll(async () => {
    await api?.stop();
    await stopDatabase?.();
    await testDatabase?.drop();
    await provider?.stop();
  });
  beforeEach(() => {
    provider.lies = {};
    peers += 1;
    browser = new Browser(api, `198.51.100.${peers}`);
  });

  /** Goes to the provider and comes back. @returns the query of the answer */
  async function thereAndBack(next: string | null = null): Promise<string> {
    const { status, body } = await browser.begin(next);
    expect(status).toBe(200);
    return provider.visit(body.authorizationUrl);
  }

  test('an honest provider’s token comes out, with the nonce that it carries hashed and the way to go', async () => {
    const { status, body } = await browser.finish(await thereAndBack('/dashboard?view=mine'));
    expect(status).toBe(200);
    expect(body.next).toBe('/dashboard?view=mine');
    const claims = decodeJwt(body.idToken);
    expect(claims).toMatchObject({ sub: provider.person.sub, email: 'rita@aurora.example' });
    expect(claims.nonce).toBe(createHash('sha256').update(body.rawNonce).digest('hex'));
  });

  test('the access token, which is of no use here, is given back', async () => {
    const before = provider.revoked.length;
    await browser.finish(await thereAndBack());
    for (let tries = 0; provider.revoked.length === before && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(provider.revoked.slice(before)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('the provider gets state, hashed nonce and code challenge, and comes back to the page’s own origin', async () => {
    const { searchParams } = new URL((await browser.begin()).body.authorizationUrl);
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

  test('the cookie is out of reach for scripts and for other sites', async () => {
    const cookie = (await browser.begin()).headers.get('set-cookie');
    expect(cookie).toMatch(/^bellkey_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another audience', { claims: { aud: 'somebody-else' } }],
    ['for several audiences, handed to another', { claims: { aud: ['bellkey', 'x'], azp: 'x' } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is not signed', { signature: 'none' }],
    ['signed with the client’s secret', { signature: 'HS256' }],
    ['signed with another key', { signature: 'wrong-key' }],
  ] as const)('a token %s is not used', async (_case, lies) => {
    provider.lies = lies;
    const { status, body } = await browser.finish(await thereAndBack());
    expect([status, body.code]).toEqual([422, 'provider-answer-invalid']);
  });

  test('an answer without a token is not used', async () => {
    provider.lies = { withoutIdToken: true };
    expect((await browser.finish(await thereAndBack())).body.code).toBe('provider-answer-invalid');
  });

  test('an answer in the name of another provider is not redeemed', async () => {
    provider.lies = { answeredIssuer: 'https://elsewhere.example' };
    const answer = await thereAndBack();
    const before = provider.asked.get('/token') ?? 0;
    expect((await browser.finish(answer)).body.code).toBe('provider-answer-invalid');
    expect(provider.asked.get('/token') ?? 0).toBe(before);
  });

  test('another state, none, two, or one of an attempt that there is not: not redeemed', async () => {
    const answer = new URLSearchParams(await thereAndBack());
    const before = provider.asked.get('/token') ?? 0;
    const code = answer.get('code') ?? '';
    const state = answer.get('state') ?? '';
    for (const parameters of [
      `code=${code}&state=theirs`,
      `code=${code}`,
      `code=${code}&state=`,
      `code=${code}&state=${state}&state=${state}`,
      `error=server_error&state=theirs`,
      'code',
      '',
    ]) {
      expect((await browser.finish(parameters)).body.code).toBe('provider-answer-unknown');
    }
    expect(provider.asked.get('/token') ?? 0).toBe(before);
    expect((await browser.finish(answer.toString())).status).toBe(200);
  });

  test('an answer is used once, even when it comes twenty times at the same moment', async () => {
    provider.lies = { careless: true };
    const answer = await thereAndBack();
    const before = provider.asked.get('/token') ?? 0;
    const all = await Promise.all(Array.from({ length: 20 }, () => browser.finish(answer)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await browser.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect(provider.asked.get('/token')).toBe(before + 1);
  });

  test('a code that was used already is refused by an honest provider, and said to be no good', async () => {
    const first = new URLSearchParams(await thereAndBack());
    expect((await browser.finish(first.toString())).status).toBe(200);
    const second = new URLSearchParams(await thereAndBack());
    second.set('code', first.get('code') ?? '');
    expect((await browser.finish(second.toString())).body.code).toBe('provider-answer-invalid');
  });

  test('a code of another attempt does not fit this one’s code verifier', async () => {
    const theirs = new URLSearchParams(await thereAndBack());
    const ours = new URLSearchParams(await thereAndBack());
    ours.set('code', theirs.get('code') ?? '');
    expect((await browser.finish(ours.toString())).body.code).toBe('provider-answer-invalid');
  });

  test('an answer that another browser sends is not used, and takes nothing from the one that began', async () => {
    const answer = await thereAndBack();
    const stranger = new Browser(api, '203.0.113.9');
    expect((await stranger.finish(answer)).body.code).toBe('provider-answer-unknown');
    await stranger.begin();
    expect((await stranger.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect((await browser.finish(answer)).status).toBe(200);
  });

  test('two tabs of one browser do not end each other’s attempts', async () => {
    const [first, second] = [await thereAndBack('/profile'), await thereAndBack('/dashboard')];
    expect((await browser.finish(first)).body.next).toBe('/profile');
    expect((await browser.finish(second)).body.next).toBe('/dashboard');
  });

  test('an answer that comes after ten minutes is too late, once and for all', async () => {
    const answer = await thereAndBack();
    const before = provider.asked.get('/token') ?? 0;
    api.clock.skip(ATTEMPT_MAX_AGE_MS);
    expect((await browser.finish(answer)).body.code).toBe('provider-answer-late');
    expect((await browser.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect(provider.asked.get('/token') ?? 0).toBe(before);
  });

  test.each([
    ['access_denied', 'provider-cancelled'],
    ['consent_required', 'provider-cancelled'],
    ['server_error', 'provider-refused'],
    ['made_up', 'provider-refused'],
  ])('%s comes to %s', async (answeredError, code) => {
    provider.lies = { answeredError };
    expect((await browser.finish(await thereAndBack())).body.code).toBe(code);
  });

  test('who turned back is believed without a state: it leads nowhere', async () => {
    expect((await browser.finish('error=access_denied')).body.code).toBe('provider-cancelled');
  });

  test.each(['reset', 503] as const)('a provider that is away (%s) is said to be away', async (down) => {
    const answer = await thereAndBack();
    provider.lies = { down };
    const { status, body } = await browser.finish(answer);
    expect([status, body.code]).toEqual([503, 'provider-unreachable']);
  });

  test('a refusal of the token endpoint is no token', async () => {
    provider.lies = { tokenError: 'invalid_client' };
    expect((await browser.finish(await thereAndBack())).body.code).toBe('provider-answer-invalid');
  });

  test('a page of an origin that is not ours begins nothing', async () => {
    expect((await browser.begin(null, 'https://elsewhere.example')).status).toBe(403);
    const { status } = await api.call(START, { body: { next: null } });
    expect(status).toBe(404);
  });

  test('sixty attempts in ten minutes from one address are enough', async () => {
    for (let times = 0; times < 60; times += 1) expect((await browser.begin()).status).toBe(200);
    expect((await browser.begin()).body.code).toBe('rate-limited');
  });

  test('nothing that the provider sent, and no secret of an attempt, is in the log', async () => {
    const answer = await thereAndBack();
    const { body } = await browser.finish(answer);
    const log = api.log.join('\n');
    const sent = new URLSearchParams(answer);
    for (const secret of [sent.get('code'), sent.get('state'), body.idToken, body.rawNonce]) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
  });
});

describe.each(testDatabases.slice(0, 1))('A provider on %s', (_, create) => {
  test('that is not configured is said not to be; one that is down or another’s is said not to answer', async () => {
    const provider = await startLyingProvider();
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
      provider.lies = { down: 'reset' };
      expect(await begin(one)).toBe('provider-unreachable');
      provider.lies = { discoveredIssuer: 'https://elsewhere.example' };
      expect(await begin(one)).toBe('provider-unreachable');
      provider.lies = {};
      expect(await begin(one)).toBe('begun');
    } finally {
      await Promise.all([none.stop(), one.stop(), provider.stop()]);
      await database.close();
      await testDatabase.drop();
    }
  });
});
