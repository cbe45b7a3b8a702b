import type { SecondFactor } from './second-factor.ts';

/** The twelve codes of the specification's error catalogue (section 8), and the other outcomes of a sign-in. */
export type AuthErrorCode =
  | 'email-already-in-use'
  | 'wrong-password'
  | 'invalid-credential'
  | 'user-not-found'
  | 'too-many-requests'
  | 'expired-action-code'
  | 'invalid-action-code'
  | 'requires-recent-login'
  | 'user-token-expired'
  | 'network-request-failed'
  | 'operation-not-allowed'
  | 'user-disabled'
  | 'other-sign-in-method'
  | 'second-factor-required'
  | 'wrong-code'
  | 'sign-in-expired'
  | 'email-not-verified'
  | 'bot-check-unavailable'
  | 'bot-check-refused'
  | 'unknown';

/** An account's record at one sign-in method: `password`, or the provider's id at the identity provider. */
export interface SessionProvider {
  providerId: string;
  /** The person's id at that provider; for `password` the e-mail. */
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  email: string | null;
  phoneNumber: string | null;
}

/**
 * The signed-in user, as the identity provider describes them: the user record of the specification, section 3. The API
 * decides what they may do.
 */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  email: string | null;
  emailVerified: boolean;
  phoneNumber: string | null;
  tenantId: string | null;
  providerData: readonly SessionProvider[];
  isAnonymous: boolean;
  /** ISO 8601, as `2026-11-23T01:00:00.000Z`; null when the identity provider does not provide it. */
  createdAt: string | null;
  /** ISO 8601, of the latest sign-in. */
  lastLoginAt: string | null;
}

/**
 * `idle`: not needed yet, and nothing is loaded. `loading`: the identity client starts or restores a session;
 * `slow` after 8 s. `signed-out.reason` says why a session ended without a sign-out.
 */
export type SessionState =
  | { status: 'idle' }
  | { status: 'loading'; slow: boolean }
  | { status: 'signed-out'; reason: 'user-disabled' | 'user-token-expired' | null }
  | { status: 'signed-in'; user: SessionUser };

/** Credentials from an OpenID Connect provider for a person who signed in there. */
export interface ProviderCredential {
  /** The provider's id at the identity provider, as `oidc.staff`. */
  providerId: string;
  idToken: string;
  /** Its SHA-256, in hexadecimal, is in the token. */
  rawNonce: string;
  /** A token of the provider that signing out revokes; most sign-ins have none. */
  accessToken?: string;
}

export type SignInResult = { ok: true; user: SessionUser } | { ok: false; error: AuthErrorCode };

/** Why an account could not be created: the specification's codes, and errors in the input. */
export type RegisterErrorCode = AuthErrorCode | 'weak-password' | 'invalid-email';

export type RegisterResult = { ok: true; user: SessionUser } | { ok: false; error: RegisterErrorCode };

/** Whether an e-mail was requested. Never reveals whether an account has that address. */
export type SendResult = { ok: true } | { ok: false; error: AuthErrorCode };

export type DeleteAccountResult = { ok: true } | { ok: false; error: AuthErrorCode };

/** The server's password policy (specification, section 4). Lengths in characters. */
export interface PasswordPolicy {
  /** 6 unless the server says otherwise. */
  minimumLength: number;
  maximumLength: number | null;
  lowercase: boolean;
  uppercase: boolean;
  numeric: boolean;
  nonAlphanumeric: boolean;
  /** Which characters count as non-alphanumeric. */
  allowedNonAlphanumeric: string;
}

export type PasswordPolicyResult = { ok: true; policy: PasswordPolicy } | { ok: false; error: AuthErrorCode };

/** The staff session, owned by the host: one identity client per browser tab, loaded only when needed. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Loads the identity client and restores a stored session; a second call has no effect. */
  start(): void;
  /** `second-factor-required` when a code is also needed; {@link SecondFactor.answer} takes it. */
  signIn(email: string, password: string): Promise<SignInResult>;
  /**
   * Signs in with a provider's credentials. `other-sign-in-method` when the e-mail already has a password: the next
   * `signIn` of this tab connects the provider to that account.
   */
  signInWithProvider(credential: ProviderCredential): Promise<SignInResult>;
  /** Creates an account and signs in with it. */
  register(email: string, password: string, displayName: string): Promise<RegisterResult>;
  /** Sends the signed-in user a link that verifies their e-mail address. */
  sendVerification(): Promise<SendResult>;
  /** Sends a link to set a new password; the result is the same for an address without an account, which gets none. */
  sendPasswordReset(email: string): Promise<SendResult>;
  passwordPolicy(): Promise<PasswordPolicyResult>;
  /**
   * Reloads the user from the provider, for what changes elsewhere (a verified e-mail), and gets a new token. Refused
   * with `user-token-expired` when no one is signed in.
   */
  refresh(): Promise<SignInResult>;
  /** Also revokes the provider's token of this tab, if there is one. */
  signOut(): Promise<void>;
  /**
   * Permanently deletes the account and ends the session. Refused with `requires-recent-login` when the person signed
   * in more than 5 minutes ago and gives no password.
   */
  deleteAccount(password?: string): Promise<DeleteAccountResult>;
  /** Loads what second factors need. Rejects when that fails; absent in an older host. */
  secondFactor?(): Promise<SecondFactor>;
  /** A token that is valid for at least 30 s more; null when no one is signed in. */
  getIdToken(): Promise<string | null>;
}
