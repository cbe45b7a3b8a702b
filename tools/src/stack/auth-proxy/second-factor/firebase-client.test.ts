/** The proxy over the real emulator, as the real Firebase client uses it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
} from 'firebase/auth';
import {
  answer,
  codeOf,
  codeOfError,
  enrol,
  factorIn,
  PASSWORD,
  refusal,
  setUpFirebasePerson,
} from '../testing/firebase-person.ts';
import { WRONG_CODES_ALLOWED } from './totp-factors.ts';

const person = setUpFirebasePerson();
const { signIn, untilCode, administer } = person;

describe('an authenticator app', () => {
  test('is enrolled, and from then on a sign-in needs its code', async () => {
    const user = await signIn();
    expect(await factorIn(user)).toBeNull();
    const secret = await enrol(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    expect(await factorIn(user)).toBe('totp');

    await signOut(person.auth);
    const resolver = await untilCode();
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    expect(person.auth.currentUser).toBeNull();
    const signedIn = await answer(resolver, codeOf(secret));
    expect(signedIn.user.email).toBe(person.email);
    expect(await factorIn(signedIn.user)).toBe('totp');
    expect(await factorIn(signedIn.user, true)).toBe('totp');
  });

  test('is not enrolled by a wrong code', async () => {
    const user = await signIn();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, '12345x');
    expect(await refusal(multiFactor(user).enroll(assertion))).toBe('auth/invalid-verification-code');
    await signOut(person.auth);
    expect((await signIn()).email).toBe(person.email);
  });

  test('is for accounts whose e-mail is verified', async () => {
    await administer('accounts:update', { localId: person.id, emailVerified: false });
    const user = await signIn();
    expect(await refusal(enrol(user))).toBe('auth/unverified-email');
  });

  test('survives a restart of proxy and emulator, and its used codes stay used', async () => {
    const secret = await enrol(await signIn());
    await signOut(person.auth);
    await answer(await untilCode(), codeOf(secret));
    const used = codeOf(secret);
    await signOut(person.auth);
    await person.proxy.restartWithAnEmptyEmulator();
    expect(await refusal(answer(await untilCode(), used))).toBe('auth/invalid-verification-code');
    expect((await answer(await untilCode(), codeOf(secret, 1))).user.email).toBe(person.email);
  });

  test('is withdrawn, and the password is enough again', async () => {
    const user = await signIn();
    await enrol(user);
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '');
    expect(await factorIn(user)).toBeNull();
    await signOut(person.auth);
    expect(multiFactor(await signIn()).enrolledFactors).toEqual([]);
    expect(readFileSync(person.proxy.accountsFile, 'utf8')).not.toContain(`"${person.id}":`);
  });

  test('is removed by an administrator for a person who lost it', async () => {
    await enrol(await signIn());
    await signOut(person.auth);
    expect((await administer('accounts:update', { localId: person.id, mfa: {} })).status).toBe(200);
    expect((await signIn()).email).toBe(person.email);
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
    await signOut(person.auth);
    const resolver = await untilCode();
    expect(await refusal(answer(resolver, '000 00'))).toBe('auth/invalid-verification-code');
    expect(person.auth.currentUser).toBeNull();
    expect(await refusal(answer(resolver, codeOf(secret)))).toBe('done');
  });

  test('works once', async () => {
    const secret = await enrol(await signIn());
    await signOut(person.auth);
    const code = codeOf(secret);
    await answer(await untilCode(), code);
    await signOut(person.auth);
    expect(await refusal(answer(await untilCode(), code))).toBe('auth/invalid-verification-code');
  });

  test('is not checked after too many wrong ones', async () => {
    const secret = await enrol(await signIn());
    await signOut(person.auth);
    const resolver = await untilCode();
    for (let i = 0; i < WRONG_CODES_ALLOWED; i += 1) await refusal(answer(resolver, 'abcdef'));
    expect(await refusal(answer(resolver, codeOf(secret)))).toBe('auth/too-many-requests');
  });

  test('is valid for its own sign-in, and once', async () => {
    const secret = await enrol(await signIn());
    await signOut(person.auth);
    const pending = await fetch(
      `${person.proxy.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: PASSWORD, returnSecureToken: true }),
      },
    );
    const body = (await pending.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ localId: person.id, mfaInfo: [{ totpInfo: {} }] });
    expect(body).not.toHaveProperty('idToken');
    expect(body).not.toHaveProperty('refreshToken');
    const finalize = async (mfaPendingCredential: unknown, code: string) => {
      const [factor] = body.mfaInfo as { mfaEnrollmentId: string }[];
      const answered = await fetch(
        `${person.proxy.url}/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize?key=demo`,
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
      EmailAuthProvider.credential(person.email, PASSWORD),
    ).then(
      () => null,
      (error: unknown) => error,
    );
    expect(codeOfError(error)).toBe('auth/multi-factor-auth-required');
    const resolver = getMultiFactorResolver(person.auth, error as MultiFactorError);
    expect((await answer(resolver, codeOf(secret))).user.uid).toBe(user.uid);
  });
});

test('a session from before the app was enrolled cannot remove it', async () => {
  const user = await signIn();
  const idToken = await user.getIdToken();
  await enrol(user);
  const [factor] = multiFactor(user).enrolledFactors;
  const removed = await fetch(
    `${person.proxy.url}/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw?key=demo`,
    { method: 'POST', body: JSON.stringify({ idToken, mfaEnrollmentId: factor?.uid }) },
  );
  expect(await removed.json()).toMatchObject({ error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } });
});
