/** Who the identity provider says somebody is. What they may do is never read from here. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the provider has seen that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
  /** When the person signed in; tokens of sign-ins that were revoked since are worth nothing. */
  signedInAt: Date;
  /** When the token ends; streams end with it. */
  expiresAt: Date;
  /** Whether the person signed in with a second factor. */
  secondFactor: boolean;
  /** A visitor of the public demo, who is staff of one throw-away property and nobody elsewhere. */
  demo?: true;
}

/** Verifies an ID token; null for anything but a good one. Throws only when the provider cannot be reached. */
export type VerifyIdentity = (idToken: string) => Promise<Identity | null>;
