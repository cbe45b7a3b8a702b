import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getAuth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { PROJECT } from '../../programs/auth-emulator.ts';
import { setUpProxy } from './running-proxy.ts';

const INTERVAL_MS = 30_000;
/** The password of every person. */
export const PASSWORD = 'correct horse';

/** A new person for each test, with the real Firebase client, the proxy and the real emulator. */
interface FirebasePerson {
  proxy: ReturnType<typeof setUpProxy>;
  auth: Auth;
  id: string;
  email: string;
  /** A call that only an administrator may make. */
  administer(operation: string, body: object): Promise<Response>;
  signIn(): Promise<User>;
  /** Signs in up to the password. */
  untilCode(): Promise<MultiFactorResolver>;
}

/** The code of an app with this secret, this many intervals from now. */
export const codeOf = (secret: string, intervals = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + intervals * INTERVAL_MS,
  });

export const codeOfError = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : String(error);
/** The code of the error that a call fails with; `done` if it does not fail. */
export const refusal = (promise: Promise<unknown>) => promise.then(() => 'done', codeOfError);

/** Enters the code of the resolver's one app. */
export const answer = (resolver: MultiFactorResolver, code: string): Promise<UserCredential> =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));

/** Sets up an app for the signed-in person. @returns its secret. */
export async function enrol(user: User): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey, -1));
  await multiFactor(user).enroll(assertion, 'Phone');
  return secret.secretKey;
}

/** The second factor that the person's token names, or null. */
export const factorIn = async (user: User, fresh = false) =>
  (await user.getIdTokenResult(fresh)).signInSecondFactor;

/** Creates a person with a verified address before each test of a file. */
export function setUpFirebasePerson(): FirebasePerson {
  const proxy = setUpProxy();
  let people = 0;
  const person = {
    proxy,
    administer: (operation, body) =>
      fetch(`${proxy.url}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${operation}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    signIn: async () => (await signInWithEmailAndPassword(person.auth, person.email, PASSWORD)).user,
    untilCode: async () => {
      const error = await person.signIn().then(
        () => new Error('No code was asked for.'),
        (error: unknown) => error,
      );
      expect(codeOfError(error)).toBe('auth/multi-factor-auth-required');
      return getMultiFactorResolver(person.auth, error as MultiFactorError);
    },
  } as FirebasePerson;
  beforeAll(() => {
    person.auth = getAuth(initializeApp({ apiKey: 'demo', projectId: PROJECT }));
    connectAuthEmulator(person.auth, proxy.url, { disableWarnings: true });
  });
  afterAll(() => deleteApp(person.auth.app));
  beforeEach(async () => {
    people += 1;
    person.id = `rita-${people}`;
    person.email = `rita${people}@aurora.example`;
    await person.administer('accounts', {
      localId: person.id,
      email: person.email,
      password: PASSWORD,
      emailVerified: true,
    });
  });
  return person;
}
