import type { RuntimeConfig, SessionUser } from '@bellkey/shared/shell';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { tolerateBusyProvider } from './identity-fetch.ts';

const IDENTITY_PATHS = /\/v[12]\/(?:accounts|token|projects)|identitytoolkit|securetoken/;

const asSessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
});

export interface IdentityClient {
  onChange(listener: (user: SessionUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<SessionUser>;
  signOut(): Promise<void>;
  /** Throws what the identity client throws. */
  getToken(forceRefresh?: boolean): Promise<{ token: string; expiresAt: number } | null>;
}

/** Firebase Auth, the one instance of this tab. This module is loaded only when somebody needs a session. */
export function createIdentityClient(identity: RuntimeConfig['identity']): IdentityClient {
  globalThis.fetch = tolerateBusyProvider(globalThis.fetch.bind(globalThis), (url) =>
    IDENTITY_PATHS.test(url),
  );
  const app = initializeApp({
    apiKey: identity.apiKey,
    authDomain: identity.authDomain,
    projectId: identity.projectId,
  });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (identity.emulatorUrl) connectAuthEmulator(auth, identity.emulatorUrl, { disableWarnings: true });

  return {
    onChange: (listener) => onIdTokenChanged(auth, (user) => listener(user ? asSessionUser(user) : null)),
    signIn: async (email, password) =>
      asSessionUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    getToken: async (forceRefresh = false) => {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      const { token, expirationTime } = await auth.currentUser.getIdTokenResult(forceRefresh);
      return { token, expiresAt: Date.parse(expirationTime) };
    },
  };
}
