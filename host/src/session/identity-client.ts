import type { PasswordPolicy, RuntimeConfig, SessionUser } from '@bellkey/shared/shell';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { tolerateBusyProvider } from './identity-fetch.ts';
import { asPasswordPolicy } from './password-policy.ts';

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
  /** Makes an account and signs in with it; the name follows when the account stands. */
  register(email: string, password: string, displayName: string): Promise<SessionUser>;
  /** Throws `auth/user-token-expired` when nobody is signed in. */
  sendVerification(): Promise<void>;
  /** Reads the account anew and takes a new token. Throws `auth/user-token-expired` when nobody is signed in. */
  refresh(): Promise<SessionUser>;
  sendPasswordReset(email: string): Promise<void>;
  passwordPolicy(): Promise<PasswordPolicy>;
  signOut(): Promise<void>;
  /** Throws what the identity client throws. */
  getToken(forceRefresh?: boolean): Promise<{ token: string; expiresAt: number } | null>;
}

/** Firebase Auth, the one instance of this tab. This module is loaded only when somebody needs a session. */
export async function createIdentityClient(identity: RuntimeConfig['identity']): Promise<IdentityClient> {
  const fetch = globalThis.fetch.bind(globalThis);
  const patient = tolerateBusyProvider(fetch, (url) => IDENTITY_PATHS.test(url));
  globalThis.fetch = identity.botCheck
    ? (await import(/* webpackChunkName: "bot-check" */ './bot-check.ts')).withBotCheck(patient, {
        window,
        document,
        fetch,
        configUrl: `${identity.emulatorUrl ? `${identity.emulatorUrl}/` : 'https://'}identitytoolkit.googleapis.com/v2/recaptchaConfig?key=${encodeURIComponent(identity.apiKey)}`,
      })
    : patient;
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
    register: async (email, password, displayName) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account stands without a name, too: failing here would tell the person that there is none.
      await updateProfile(user, { displayName }).catch(() => undefined);
      return asSessionUser(user);
    },
    sendVerification: async () => {
      await auth.authStateReady();
      if (!auth.currentUser)
        throw Object.assign(new Error('signed out'), { code: 'auth/user-token-expired' });
      await sendEmailVerification(auth.currentUser);
    },
    refresh: async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) throw Object.assign(new Error('signed out'), { code: 'auth/user-token-expired' });
      await user.reload();
      await user.getIdToken(true);
      return asSessionUser(user);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    // Any password will do: what it answers with is the policy it was measured by.
    passwordPolicy: async () => asPasswordPolicy((await validatePassword(auth, 'any')).passwordPolicy),
    signOut: () => signOut(auth),
    getToken: async (forceRefresh = false) => {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      const { token, expirationTime } = await auth.currentUser.getIdTokenResult(forceRefresh);
      return { token, expiresAt: Date.parse(expirationTime) };
    },
  };
}
