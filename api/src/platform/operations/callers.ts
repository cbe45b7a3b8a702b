import type { ApiKeyScope, Assurance, Place, StaffRole } from '@bellkey/shared/api';

/** The person that the identity provider identifies, without what they may do. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the provider has verified that the address belongs to the account. */
  emailVerified: boolean;
  name: string | null;
  /** When the person signed in. Tokens of sign-ins that were revoked later are refused. */
  signedInAt: Date;
  /** When the token expires; streams end with it. */
  expiresAt: Date;
  /** Whether the person signed in with a second factor. */
  secondFactor: boolean;
  /** A visitor of the public demo, who is staff of one temporary property and of no other. */
  demo?: true;
}

/** Verifies an ID token; null unless the token is valid. Throws only when the provider cannot be reached. */
export type VerifyIdentity = (idToken: string) => Promise<Identity | null>;

/** A guest session that is open, found by its token. */
export interface FoundSession {
  propertyId: string;
  sessionId: string;
}

/** A guest for operations. Everything comes from the session, nothing from the request. */
export interface GuestCaller {
  sessionId: string;
  conversationId: string;
  place: Place;
  assurance: Assurance;
  language: string;
  expiresAt: Date;
}

/** An approved member of the scope's property, for operations. */
export interface StaffCaller {
  memberId: string;
  uid: string;
  /** First name, as guests see it. */
  name: string;
  role: StaffRole;
  departments: readonly string[];
  /** Whether they signed in with a second factor. */
  secondFactor: boolean;
  /** Id of the API key that a program calls with. It is not a staff member: `memberId` and `uid` name the key. */
  apiKey?: string;
}

/** A valid API key, found by its secret. */
export interface FoundApiKey {
  propertyId: string;
  keyId: string;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** A person who runs the platform (brand null) or a co-brand, and reads the enquiries sent there. */
export interface Operator {
  uid: string;
  brand: string | null;
}
