import type { AuthErrorCode, SessionUser } from './session.ts';

/** An authenticator app that an account signs in with. */
export interface EnrolledApp {
  id: string;
  /** As the person called it; null when they did not. */
  name: string | null;
  /** ISO 8601. */
  since: string;
}

/** What an authenticator app needs to know to be set up. */
export interface NewApp {
  /** Base32, to be typed. */
  secret: string;
  /** The same as an `otpauth:` address, to be scanned. */
  address: string;
}

/** What a call about the second factor came to. */
export type SecondFactorResult<T> = { ok: true; value: T } | { ok: false; error: AuthErrorCode };

/**
 * The second factor of the user who signs in or is signed in: codes of an authenticator app, stored by the
 * identity provider.
 * Changing it is refused with `requires-recent-login` when the sign-in is too old; {@link SecondFactor.prove} helps.
 */
export interface SecondFactor {
  /** Gives the code that a sign-in, or a proof, was refused for with `second-factor-required`. */
  answer(code: string): Promise<SecondFactorResult<SessionUser>>;
  /** Proves with the password that it is still the person who is signed in. */
  prove(password: string): Promise<SecondFactorResult<SessionUser>>;
  list(): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
  /** Makes a secret for a new app. `email-not-verified` when the account's e-mail is not. */
  begin(): Promise<SecondFactorResult<NewApp>>;
  /** Enrols the app that was begun last, if the code shows that it has the secret. */
  confirm(code: string, name: string): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
  remove(id: string): Promise<SecondFactorResult<readonly EnrolledApp[]>>;
}
