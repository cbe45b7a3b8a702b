/** The proxy over the real emulator, as the real Firebase client uses it. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  EmailAuthProvider,
  getAuth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type User,
  updatePassword,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { anyFreePort } from '../../../processes/ports.ts';
import { launch, signalGroup } from '../../../processes/supervise/launch.ts';
import { openLogFile } from '../../../processes/supervise/log-file.ts';
import { authEmulator, PROJECT, untilAnswering } from '../../programs/auth-emulator.ts';
import { AccountKeeper } from '../account-keeper.ts';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { emulatorAt } from '../emulator.ts';
import { createAuthProxy } from '../server.ts';
import { WRONG_CODES_ALLOWED } from './totp-factors.ts';

// The real emulator, started as the stack starts it: ten seconds on an idle machine, a minute on a busy one.
const EMULATOR_START_MS = 180_000;
const STOP_MS = 30_000;
const INTERVAL_MS = 30_000;
const PASSWORD = 'correct horse';

let folder: string;
let emulatorUrl: string;
let emulator: ChildProcess;
let proxy: Server;
let url: string;
let auth: Auth;
let email = '';
let people = 0;

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const administer = (operation: string, body: object) =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${operation}`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify(body),
  });

async function startProxy(): Promise<void> {
  const client = emulatorAt(emulatorUrl, PROJECT);
  const keeper = new AccountKeeper(client, path.join(folder, 'accounts.json'));
  await keeper.synchronise();
  proxy = createAuthProxy({
    emulator: client,
    keeper,
    configuration: DEFAULT_CONFIGURATION,
    faultInjection: false,
    log: () => undefined,
  });
  const port = url ? Number(new URL(url).port) : await anyFreePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${port}`;
}

/** The code of an app with this secret, this many intervals from now. */
const codeOf = (secret: string, intervals = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + intervals * INTERVAL_MS,
  });

const codeOfError = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : String(error);
const refusal = (promise: Promise<unknown>) => promise.then(() => 'done', codeOfError);

async function signIn(): Promise<User> {
  return (await signInWithEmailAndPassword(auth, email, PASSWORD)).user;
}

/** Signs in up to the password. */
async function untilCode(): Promise<MultiFactorResolver> {
  const error = await signIn().then(
    () => new Error('No code was asked for.'),
    (error: unknown) => error,
  );
  expect(codeOfError(error)).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

/** Enters the code of the resolver's one app. */
const answer = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));

/** Sets up an app for the signed-in person. @returns its secret. */
async function enrol(user: User): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey, -1));
  await multiFactor(user).enroll(assertion, 'Phone');
  return secret.secretKey;
}

const factorIn = async (user: User, fresh = false) => (await user.getIdTokenResult(fresh)).signInSecondFactor;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-second-factor-'));
  const port = await anyFreePort();
  emulatorUrl = `http://127.0.0.1:${port}`;
  emulator = launch(await authEmulator(folder, port), openLogFile(folder, 'emulator').descriptor);
  await untilAnswering(emulatorUrl);
  await startProxy();
  auth = getAuth(initializeApp({ apiKey: 'demo', projectId: PROJECT }));
  connectAuthEmulator(auth, url, { disableWarnings: true });
}, EMULATOR_START_MS);

afterAll(async () => {
  await deleteApp(auth.app);
  proxy.close();
  const ended = new Promise((resolve) => emulator.once('exit', resolve));
  signalGroup(emulator, 'SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
}, STOP_MS);

beforeEach(async () => {
  people += 1;
  email = `rita${people}@aurora.example`;
  await administer('accounts', {
    localId: `rita-${people}`,
    email,
    password: PASSWORD,
    emailVerified: true,
  });
});

describe('an authenticator app', () => {
  test('is enrolled, and from then on a sign-in needs its code', async () => {
    const user = await signIn();
    expect(await factorIn(user)).toBeNull();
    const secret = await enrol(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    expect(await factorIn(user)).toBe('totp');

    await signOut(auth);
    const resolver = await untilCode();
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    expect(auth.currentUser).toBeNull();
    const signedIn = await answer(resolver, codeOf(secret));
    expect(signedIn.user.email).toBe(email);
    expect(await factorIn(signedIn.user)).toBe('totp');
    expect(await factorIn(signedIn.user, true)).toBe('totp');
  });

  test('is not enrolled by a wrong code', async () => {
    const user = await signIn();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, '12345x');
    expect(await refusal(multiFactor(user).enroll(assertion))).toBe('auth/invalid-verification-code');
    await signOut(auth);
    expect((await signIn()).email).toBe(email);
  });

  test('is for accounts whose e-mail is verified', async () => {
    await administer('accounts:update', { localId: `rita-${people}`, emailVerified: false });
    const user = await signIn();
    expect(await refusal(enrol(user))).toBe('auth/unverified-email');
  });

  test('survives a restart of proxy and emulator, and its used codes stay used', async () => {
    const secret = await enrol(await signIn());
    await signOut(auth);
    await answer(await untilCode(), codeOf(secret));
    const used = codeOf(secret);
    await signOut(auth);
    await new Promise<void>((resolve) => {
      proxy.close(() => resolve());
      proxy.closeAllConnections();
    });
    await fetch(`${emulatorUrl}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: owner,
    });
    await startProxy();
    expect(await refusal(answer(await untilCode(), used))).toBe('auth/invalid-verification-code');
    expect((await answer(await untilCode(), codeOf(secret, 1))).user.email).toBe(email);
  });

  test('is withdrawn, and the password is enough again', async () => {
    const user = await signIn();
    await enrol(user);
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '');
    expect(await factorIn(user)).toBeNull();
    await signOut(auth);
    expect(multiFactor(await signIn()).enrolledFactors).toEqual([]);
    expect(readFileSync(path.join(folder, 'accounts.json'), 'utf8')).not.toContain(`"rita-${people}":`);
  });

  test('is removed by an administrator for a person who lost it', async () => {
    await enrol(await signIn());
    await signOut(auth);
    expect((await administer('accounts:update', { localId: `rita-${people}`, mfa: {} })).status).toBe(200);
    expect((await signIn()).email).toBe(email);
  });

  test('stays in the token when the password changes', async () => {
    const user = await signIn();
    await enrol(user);
    await updatePassword(user, 'battery staple');
    expect(await factorIn(user, true)).toBe('totp');
  });
});

describe('a code at a sign-in', () => {
  test('that is wrong is refused, and the next one may be right', async () => {
    const secret = await enrol(await signIn());
    await signOut(auth);
    const resolver = await untilCode();
    expect(await refusal(answer(resolver, '000 00'))).toBe('auth/invalid-verification-code');
    expect(auth.currentUser).toBeNull();
    expect(await refusal(answer(resolver, codeOf(secret)))).toBe('done');
  });

  test('works once', async () => {
    const secret = await enrol(await signIn());
    await signOut(auth);
    const code = codeOf(secret);
    await answer(await untilCode(), code);
    await signOut(auth);
    expect(await refusal(answer(await untilCode(), code))).toBe('auth/invalid-verification-code');
  });

  test('is not checked after too many wrong ones', async () => {
    const secret = await enrol(await signIn());
    await signOut(auth);
    const resolver = await untilCode();
    for (let i = 0; i < WRONG_CODES_ALLOWED; i += 1) await refusal(answer(resolver, 'abcdef'));
    expect(await refusal(answer(resolver, codeOf(secret)))).toBe('auth/too-many-requests');
  });

  test('is valid for its own sign-in, and once', async () => {
    const secret = await enrol(await signIn());
    await signOut(auth);
    const pending = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
      },
    );
    const body = (await pending.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ localId: `rita-${people}`, mfaInfo: [{ totpInfo: {} }] });
    expect(body).not.toHaveProperty('idToken');
    expect(body).not.toHaveProperty('refreshToken');
    const finalize = async (mfaPendingCredential: unknown, code: string) => {
      const [factor] = body.mfaInfo as { mfaEnrollmentId: string }[];
      const answered = await fetch(
        `${url}/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize?key=demo`,
        {
          method: 'POST',
          body: JSON.stringify({
            mfaPendingCredential,
            mfaEnrollmentId: factor?.mfaEnrollmentId,
            totpVerificationInfo: { verificationCode: code },
          }),
        },
      );
      const { error } = (await answered.json()) as { error?: { message: string } };
      return error?.message ?? 'signed in';
    };
    expect(await finalize('made-up', codeOf(secret))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
    expect(await finalize(body.mfaPendingCredential, codeOf(secret))).toBe('signed in');
    expect(await finalize(body.mfaPendingCredential, codeOf(secret, 1))).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
  });

  test('is required when a signed-in person confirms their identity', async () => {
    const user = await signIn();
    const secret = await enrol(user);
    const error = await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(email, PASSWORD),
    ).then(
      () => null,
      (error: unknown) => error,
    );
    expect(codeOfError(error)).toBe('auth/multi-factor-auth-required');
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    expect((await answer(resolver, codeOf(secret))).user.uid).toBe(user.uid);
  });
});

test('a session from before the app was enrolled cannot remove it', async () => {
  const user = await signIn();
  const idToken = await user.getIdToken();
  await enrol(user);
  const [factor] = multiFactor(user).enrolledFactors;
  const removed = await fetch(
    `${url}/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw?key=demo`,
    { method: 'POST', body: JSON.stringify({ idToken, mfaEnrollmentId: factor?.uid }) },
  );
  expect(await removed.json()).toMatchObject({ error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } });
});
