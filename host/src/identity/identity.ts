import type { PasswordPolicy, ProviderCredential, SecondFactor, SessionUser } from '@bellkey/shared/shell';
import type { authErrorCode, registerErrorCode } from './auth-error.ts';
import type { SessionEnd } from './network/session-end.ts';
import type { keepTokenFresh } from './proactive-refresh.ts';

/** Maximum age of the sign-in when an account is deleted; the identity provider has the same limit. */
export const RECENT_LOGIN_MS = 5 * 60_000;

/** What the session needs of the identity client. */
export interface IdentityClient {
  onChange(listener: (user: SessionUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<SessionUser>;
  /**
   * Signs in with what an OpenID Connect provider gave. Throws `auth/account-exists-with-different-credential` when the
   * e-mail has a password; the next {@link signIn} with that e-mail connects the provider to the account.
   */
  signInWithProvider(credential: ProviderCredential): Promise<SessionUser>;
  /** Creates an account and signs in with it, then sets the name. */
  register(email: string, password: string, displayName: string): Promise<SessionUser>;
  /** Throws `auth/user-token-expired` when no one is signed in. */
  sendVerification(): Promise<void>;
  /** Reloads the account and gets a new token. Throws `auth/user-token-expired` when no one is signed in. */
  refresh(): Promise<SessionUser>;
  sendPasswordReset(email: string): Promise<void>;
  passwordPolicy(): Promise<PasswordPolicy>;
  /** Revokes the provider's token of this tab first, if there is one. */
  signOut(): Promise<void>;
  /**
   * Deletes the account of the signed-in user. Throws `auth/requires-recent-login` when the last sign-in is older
   * than {@link RECENT_LOGIN_MS} and no password is given.
   */
  deleteAccount(password?: string): Promise<void>;
  /** Loaded as a separate chunk. `report` receives unexpected errors. */
  secondFactor(report: (error: unknown) => void): Promise<SecondFactor>;
  /**
   * The code of an error that any of these throws. Part of the client's chunk, so that pages of visitors do not carry
   * it.
   */
  errorCode: typeof authErrorCode;
  registerErrorCode: typeof registerErrorCode;
  /** Part of the client's chunk, so that pages of visitors do not carry it. */
  keepFresh: typeof keepTokenFresh;
  /** Why the identity provider ended the session, until the next sign-in or sign-out; null when it did not. */
  endedBecause(): SessionEnd | null;
  /** Throws what the identity client throws. */
  getToken(forceRefresh?: boolean): Promise<{ token: string; expiresAt: number } | null>;
}
