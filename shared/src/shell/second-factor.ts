import type { AuthErrorCode, SessionUser } from './session.ts';

/** An authenticator app that an account signs in with. */
export interface EnrolledApp {
  id: string;
  /** Its name, given by the person; null when they gave none. */
  name: string | null;
  /** ISO 8601. */
  since: string;
}

/** What an authenticator app needs for set-up. */
export interface NewApp {
  /** Base32, for typing. */
  secret: string;
  /** The same as an `otpauth:` address, for scanning. */
  address: string;
}

/** Result of a call about the second factor. */
export type SecondFactorResult<T> = { ok: true; value: T } | { ok: false; error: AuthErrorCode };

/**
 * The second factor of the user who signs in or is signed in: codes of an authenticator app, stored by the identity
 * provider. Changes are refused with `requires-recent-login` when the sign-in is too old; {@link SecondFactor.prove}
 * helps.
 */
export interface SecondFactor {
  /** Gives the code after a sign-in, or a proof, was refused with `second-factor-required`. */
  answer(code: string): Promise<SecondFactorResult<SessionUser>>;
  /** Proves with the password that the signed-in person is still present. */
  prove(password: string): Promise<SecondFactorResult<SessionUser>>;
  list(): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
  /** Creates a secret for a new app. `email-not-verified` when the account's e-mail is not verified. */
  begin(): Promise<SecondFactorResult<NewApp>>;
  /** Enrols the app of the last {@link SecondFactor.begin}, if the code shows that it has the secret. */
  confirm(code: string, name: string): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
  remove(id: string): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
}
