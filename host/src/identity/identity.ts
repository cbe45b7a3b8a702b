import type { PasswordPolicy, ProviderCredential, SecondFactor, SessionUser } from '@bellkey/shared/shell';
import type { authErrorCode, registerErrorCode } from './auth-error.ts';
import type { SessionEnd } from './network/session-end.ts';
import type { keepTokenFresh } from './proactive-refresh.ts';

/** Deleting an account wants a sign-in that is no older; the identity provider has the same limit. */
export const RECENT_LOGIN_MS = 5 * 60_000;

/** What the session needs of the identity provider's client. */
export interface IdentityClient {
  onChange(listener: (user: SessionUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<SessionUser>;
  /**
   * Signs in with what an OpenID Connect provider gave. Throws `auth/account-exists-with-different-credential` when the
   * e-mail has a password; the next {@link signIn} with that e-mail connects the provider to the account.
   */
  signInWithProvider(credential: ProviderCredential): Promise<SessionUser>;
  /** Makes an account and signs in with it; the name follows when the account exists. */
  register(email: string, password: string, displayName: string): Promise<SessionUser>;
  /** Throws `auth/user-token-expired` when no one is signed in. */
  sendVerification(): Promise<void>;
  /** Reads the account again and takes a new token. Throws `auth/user-token-expired` when no one is signed in. */
  refresh(): Promise<SessionUser>;
  sendPasswordReset(email: string): Promise<void>;
  passwordPolicy(): Promise<PasswordPolicy>;
  /** Takes back the provider's token of this tab first, when there is one. */
  signOut(): Promise<void>;
  /**
   * Deletes the account of the signed-in user. Throws `auth/requires-recent-login` when the last sign-in is older
   * than {@link RECENT_LOGIN_MS} and no password is given.
   */
  deleteAccount(password?: string): Promise<void>;
  /** Its code is a chunk of its own. `report` takes what is not expected. */
  secondFactor(report: (error: unknown) => void): Promise<SecondFactor>;
  /** Of what any of these throws. Comes along with the client, so that pages of visitors do not carry it. */
  errorCode: typeof authErrorCode;
  registerErrorCode: typeof registerErrorCode;
  /** Comes along with the client, so that pages of visitors do not carry it. */
  keepFresh: typeof keepTokenFresh;
  /** Why the identity provider ended the session, until the next sign-in or sign-out; null when it did not. */
  endedBecause(): SessionEnd | null;
  /** Throws what the identity client throws. */
  getToken(forceRefresh?: boolean): Promise<{ token: string; expiresAt: number } | null>;
}
