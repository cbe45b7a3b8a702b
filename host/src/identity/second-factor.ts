import type { EnrolledApp, SecondFactor, SecondFactorResult, SessionUser } from '@bellkey/shared/shell';
import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { authErrorCode } from './auth-error.ts';
import { authFailure } from './network/auth-failure.ts';

/** Issuer of the account in an authenticator app. */
const ISSUER = 'Bellkey';

interface SecondFactorPorts {
  auth: Auth;
  /** The refusal, of the sign-in or the proof, that waits for a code; null when nothing waits. */
  waiting(): unknown;
  /** Stores a refusal that waits for a code, and throws it. */
  wait(error: unknown): never;
  signedInUser(): Promise<User>;
  /** Called with the user who signed in or reauthenticated. */
  welcome(user: User): Promise<SessionUser>;
  report(error: unknown): void;
}

const TOTP = TotpMultiFactorGenerator.FACTOR_ID;
const failure = (code: Parameters<typeof authFailure>[0]) =>
  Object.assign(new Error(code), { code: authFailure(code) });

const appsOf = (user: User): EnrolledApp[] =>
  multiFactor(user)
    .enrolledFactors.filter(({ factorId }) => factorId === TOTP)
    .map(({ uid, displayName, enrollmentTime }) => ({
      id: uid,
      name: displayName ?? null,
      since: new Date(enrollmentTime).toISOString(),
    }));

/** Runs a call of the identity client; a failure becomes a code. */
async function attempt<T>(
  { report }: SecondFactorPorts,
  work: () => Promise<T>,
): Promise<SecondFactorResult<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'unknown') report(error);
    return { ok: false, error: code };
  }
}

/** The second factor over the identity client of this tab. Loaded when a person has one or sets one up. */
export function createSecondFactor(ports: SecondFactorPorts): SecondFactor {
  const { auth, signedInUser } = ports;
  let latest: { of: unknown; resolver: MultiFactorResolver } | null = null;
  let begun: TotpSecret | null = null;

  /** One resolver per refusal, however many codes it takes. */
  const resolverNow = (): MultiFactorResolver => {
    const waiting = ports.waiting();
    if (waiting === null) throw failure('sign-in-expired');
    if (latest !== null && latest.of === waiting) return latest.resolver;
    const resolver = getMultiFactorResolver(auth, waiting as MultiFactorError);
    latest = { of: waiting, resolver };
    return resolver;
  };

  return {
    answer: (code) =>
      attempt(ports, async () => {
        const pending = resolverNow();
        const hint = pending.hints.find(({ factorId }) => factorId === TOTP);
        // Another kind of second factor, which Bellkey does not have.
        if (!hint) throw failure('operation-not-allowed');
        const { user } = await pending.resolveSignIn(
          TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code),
        );
        return ports.welcome(user);
      }),
    prove: (password) =>
      attempt(ports, async () => {
        const user = await signedInUser();
        if (user.email === null) throw failure('operation-not-allowed');
        const credential = EmailAuthProvider.credential(user.email, password);
        await reauthenticateWithCredential(user, credential).catch(ports.wait);
        return ports.welcome(user);
      }),
    list: () =>
      attempt(ports, async () => {
        const user = await signedInUser();
        // The client reads them from the provider, not from its storage.
        await user.reload();
        return appsOf(user);
      }),
    begin: () =>
      attempt(ports, async () => {
        const user = await signedInUser();
        begun = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
        const account = encodeURIComponent(user.email ?? user.uid);
        return { secret: begun.secretKey, address: begun.generateQrCodeUrl(account, ISSUER) };
      }),
    confirm: (code, name) =>
      attempt(ports, async () => {
        const user = await signedInUser();
        if (!begun) throw failure('sign-in-expired');
        await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(begun, code), name);
        begun = null;
        return appsOf(user);
      }),
    remove: (id) =>
      attempt(ports, async () => {
        const user = await signedInUser();
        await multiFactor(user).unenroll(id);
        return appsOf(user);
      }),
  };
}
