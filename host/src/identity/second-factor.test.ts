/** The session's second factor over the real identity client. The provider answers in the shapes of the Identity Platform. */
import type { SecondFactor } from '@bellkey/shared/shell';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { LoadChunk } from '../api-client/load-chunk.ts';
import { loadHostChunk } from '../remote-loading/loading/load-host-chunk.ts';
import { createSessionStore } from '../session/session-store.ts';
import { loadIdentityClient } from './load-identity-client.ts';

const IDENTITY = {
  apiKey: 'key',
  authDomain: 'localhost',
  projectId: 'demo-test',
  emulatorUrl: null,
  botCheck: false,
};
const RIGHT = '123456';
const APP = {
  mfaEnrollmentId: 'app-1',
  displayName: 'Phone',
  enrolledAt: '2026-11-20T08:00:00Z',
  totpInfo: {},
};

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const now = () => Math.floor(Date.now() / 1000);
const idToken = () =>
  `${base64({ alg: 'none' })}.${base64({ sub: 'rita', auth_time: now(), iat: now(), exp: now() + 3600 })}.`;
const tokens = () => ({ idToken: idToken(), refreshToken: 'r', expiresIn: '3600', localId: 'rita' });

type Body = { totpVerificationInfo?: { verificationCode: string; sessionInfo?: string } } & Record<
  string,
  unknown
>;
let apps: object[] = [];
let refuse: Record<string, string> = {};
let asked: [operation: string, body: Body][] = [];

/** Rita's account at the identity provider. */
function answer(operation: string, { totpVerificationInfo }: Body): object | string {
  const right = totpVerificationInfo?.verificationCode === RIGHT;
  switch (operation) {
    case 'accounts:signInWithPassword':
      return apps.length === 0
        ? tokens()
        : { localId: 'rita', mfaPendingCredential: 'pending', mfaInfo: [...apps] };
    case 'accounts/mfaSignIn:finalize':
      return right ? tokens() : 'INVALID_CODE';
    case 'accounts/mfaEnrollment:start':
      return {
        totpSessionInfo: {
          sharedSecretKey: 'JBSWY3DPEHPK3PXP',
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'begun',
          finalizeEnrollmentTime: '2026-11-23T02:00:00Z',
        },
      };
    case 'accounts/mfaEnrollment:finalize':
      if (right) apps = [APP];
      return right ? tokens() : 'INVALID_CODE';
    case 'accounts/mfaEnrollment:withdraw':
      apps = [];
      return tokens();
    default:
      return {
        users: [
          {
            localId: 'rita',
            email: 'rita@aurora.example',
            emailVerified: true,
            providerUserInfo: [{ providerId: 'password', rawId: 'rita@aurora.example' }],
            mfaInfo: [...apps],
          },
        ],
      };
  }
}

const { fetch: realFetch, Headers: realHeaders } = globalThis;
const reported: unknown[] = [];
/** How loading the chunk fails, once each. */
const failures: unknown[] = [];
let reloads = 0;
const loadChunk: LoadChunk = (load) =>
  loadHostChunk(
    async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return load();
    },
    {
      probe: async () => ({ status: 404, contentType: 'text/plain' }),
      reload: () => {
        reloads += 1;
        return false;
      },
      online: async () => undefined,
      sleep: async () => undefined,
      now: () => 0,
      random: () => 0,
    },
  );
const store = createSessionStore({
  loadClient: () => loadIdentityClient(IDENTITY, loadChunk),
  storage: () => localStorage,
  report: (error) => void reported.push(error),
  onSignedOutElsewhere: () => undefined,
});
let secondFactor: SecondFactor;
let firstLoad: unknown;
const signIn = () => store.signIn('rita@aurora.example', 'correct horse');

beforeAll(async () => {
  globalThis.Headers = class extends Map<string, string> {
    append(name: string, value: string) {
      this.set(name, value);
    }
  } as unknown as typeof Headers;
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const operation = /\/v[12]\/([^?]+)/.exec(String(input))?.[1] ?? '';
    const body = JSON.parse(String(init?.body ?? '{}'));
    asked.push([operation, body]);
    const given = refuse[operation] ?? answer(operation, body);
    const refused = typeof given === 'string';
    const made = {
      ok: !refused,
      status: refused ? 400 : 200,
      json: async () => (refused ? { error: { code: 400, message: given } } : given),
    };
    return { ...made, clone: () => made };
  }) as unknown as typeof fetch;
  failures.push(
    Object.assign(new Error('Loading chunk second-factor failed.'), {
      name: 'ChunkLoadError',
      type: 'error',
      request: 'https://bellkey.example/host/abc/browser/second-factor.js',
    }),
  );
  firstLoad = await store.secondFactor?.().catch((error: Error) => error.name);
  const loaded = await store.secondFactor?.();
  if (!loaded) throw new Error('The store has no second factor.');
  secondFactor = loaded;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  globalThis.Headers = realHeaders;
});
beforeEach(async () => {
  await store.signOut();
  apps = [];
  refuse = {};
  asked = [];
});

test('its chunk, gone after a new release, reloads the page by the rule, and is requested again', () => {
  expect([firstLoad, reloads]).toEqual(['ChunkLoadError', 1]);
});

test('a sign-in waits for its code: a wrong one is refused, the right one signs in', async () => {
  apps = [APP];
  expect(await signIn()).toEqual({ ok: false, error: 'second-factor-required' });
  expect(store.get()).toMatchObject({ status: 'signed-out' });
  expect(await secondFactor.answer('000000')).toEqual({ ok: false, error: 'wrong-code' });
  expect(await secondFactor.answer(RIGHT)).toMatchObject({ ok: true, value: { uid: 'rita' } });
  expect(store.get()).toMatchObject({ status: 'signed-in', user: { uid: 'rita' } });
  expect(asked.filter(([operation]) => operation === 'accounts/mfaSignIn:finalize')).toMatchObject([
    ['accounts/mfaSignIn:finalize', { mfaPendingCredential: 'pending', mfaEnrollmentId: 'app-1' }],
    ['accounts/mfaSignIn:finalize', { mfaPendingCredential: 'pending', mfaEnrollmentId: 'app-1' }],
  ]);
});

test('a code without a waiting sign-in is too late', async () => {
  await signIn();
  expect(await secondFactor.answer(RIGHT)).toEqual({ ok: false, error: 'sign-in-expired' });
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['INVALID_MFA_PENDING_CREDENTIAL', 'sign-in-expired'],
])('a code that the provider refuses with %s is %s', async (message, error) => {
  apps = [APP];
  await signIn();
  refuse = { 'accounts/mfaSignIn:finalize': message };
  expect(await secondFactor.answer(RIGHT)).toEqual({ ok: false, error });
});

test('an app is set up with a secret and its first code, listed and removed', async () => {
  await signIn();
  expect(await secondFactor.list()).toEqual({ ok: true, value: [] });
  expect(await secondFactor.begin()).toEqual({
    ok: true,
    value: {
      secret: 'JBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/Bellkey:rita%40aurora.example?secret=JBSWY3DPEHPK3PXP&issuer=Bellkey&algorithm=SHA1&digits=6',
    },
  });
  expect(await secondFactor.confirm('000000', 'Phone')).toEqual({ ok: false, error: 'wrong-code' });
  const listed = { ok: true, value: [{ id: 'app-1', name: 'Phone', since: '2026-11-20T08:00:00.000Z' }] };
  expect(await secondFactor.confirm(RIGHT, 'Phone')).toEqual(listed);
  expect(await secondFactor.list()).toEqual(listed);
  expect(await secondFactor.remove('app-1')).toEqual({ ok: true, value: [] });
});

test.each([
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
  ['UNVERIFIED_EMAIL', 'email-not-verified'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
])('an app that the provider refuses with %s is %s', async (message, error) => {
  await signIn();
  refuse = { 'accounts/mfaEnrollment:start': message };
  expect(await secondFactor.begin()).toEqual({ ok: false, error });
});

test('a person with a second factor confirms their identity with password and code', async () => {
  await signIn();
  apps = [APP];
  expect(await secondFactor.prove('correct horse')).toEqual({ ok: false, error: 'second-factor-required' });
  expect(await secondFactor.answer(RIGHT)).toMatchObject({ ok: true, value: { uid: 'rita' } });
  expect(store.get()).toMatchObject({ status: 'signed-in' });
  expect(reported).toEqual([]);
});
