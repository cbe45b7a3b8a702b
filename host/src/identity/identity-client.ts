import type { RuntimeConfig, SecondFactor, SessionUser } from '@bellkey/shared/shell';
import { initializeApp } from 'firebase/app';
import {
  type AuthCredential,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  OAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import type { LoadChunk } from '../api-client/load-chunk.ts';
import { authErrorCode, registerErrorCode } from './auth-error.ts';
import { type IdentityClient, RECENT_LOGIN_MS } from './identity.ts';
import { authFailure } from './network/auth-failure.ts';
import { noticeSessionEnd, type SessionEnd } from './network/session-end.ts';
import { tolerateBusyProvider } from './network/tolerate-busy-provider.ts';
import { asPasswordPolicy } from './password-policy.ts';
import { keepTokenFresh } from './proactive-refresh.ts';
import { asSessionUser } from './session-user.ts';

const IDENTITY_PATHS = /\/v[12]\/(?:accounts|token|projects)|identitytoolkit|securetoken/;

const failure = (code: Parameters<typeof authFailure>[0]) =>
  Object.assign(new Error(code), { code: authFailure(code) });

/**
 * Firebase Auth: one instance per tab, loaded when a session is needed.
 *
 * @param loadChunk loads the chunk of the second factor when it is needed
 */
export async function createIdentityClient(
  identity: RuntimeConfig['identity'],
  loadChunk: LoadChunk,
): Promise<IdentityClient> {
  const fetch = globalThis.fetch.bind(globalThis);
  let ended: SessionEnd | null = null;
  const noticing = noticeSessionEnd(fetch, (end) => {
    ended = end;
  });
  const patient = tolerateBusyProvider(noticing, (url) => IDENTITY_PATHS.test(url));
  globalThis.fetch = identity.botCheck
    ? (await import(/* webpackChunkName: "bot-check" */ './network/bot-check.ts')).withBotCheck(patient, {
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

  /** Credential of a provider for an e-mail that has a password, until the password is typed. */
  let unconnected: { credential: AuthCredential; email: string | null } | null = null;
  let providerToken: string | null = null;
  /** The latest refusal that a second-factor code resolves. */
  let waiting: unknown = null;
  let secondFactor: Promise<SecondFactor> | null = null;

  const signedInUser = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw failure('user-token-expired');
    return auth.currentUser;
  };
  const welcome = (user: User): SessionUser => {
    ended = null;
    waiting = null;
    return asSessionUser(user);
  };
  /** Connects the provider's credential to the account once its password was typed. */
  const connect = async (user: User): Promise<SessionUser> => {
    if (unconnected && unconnected.email === user.email?.toLowerCase()) {
      // The sign-in has worked; the provider can be connected later.
      await linkWithCredential(user, unconnected.credential).catch(() => undefined);
    }
    unconnected = null;
    return welcome(user);
  };
  /** Stores a refusal that a second-factor code resolves. */
  const wait = (error: unknown): never => {
    waiting = authErrorCode(error) === 'second-factor-required' ? error : null;
    throw error;
  };

  return {
    onChange: (listener) => onIdTokenChanged(auth, (user) => listener(user ? asSessionUser(user) : null)),
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password).catch(wait);
      return connect(user);
    },
    signInWithProvider: async ({ providerId, idToken, rawNonce, accessToken }) => {
      const credential = new OAuthProvider(providerId).credential({ idToken, rawNonce });
      try {
        const { user } = await signInWithCredential(auth, credential);
        providerToken = accessToken ?? null;
        return welcome(user);
      } catch (error) {
        if (authErrorCode(error) === 'other-sign-in-method') {
          const { customData } = error as { customData?: { email?: string } };
          unconnected = { credential, email: customData?.email?.toLowerCase() ?? null };
        }
        return wait(error);
      }
    },
    register: async (email, password, displayName) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists even without a name: an error here would say the opposite.
      await updateProfile(user, { displayName }).catch(() => undefined);
      return welcome(user);
    },
    sendVerification: async () => sendEmailVerification(await signedInUser()),
    refresh: async () => {
      const user = await signedInUser();
      await user.reload();
      await user.getIdToken(true);
      return asSessionUser(user);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    // Any password will do: only the policy in the answer is used.
    passwordPolicy: async () => asPasswordPolicy((await validatePassword(auth, 'any')).passwordPolicy),
    signOut: async () => {
      // The user is signed out either way; a token that could not be revoked expires.
      if (providerToken) await revokeAccessToken(auth, providerToken).catch(() => undefined);
      providerToken = null;
      ended = null;
      await signOut(auth);
    },
    deleteAccount: async (password) => {
      const user = await signedInUser();
      if (password !== undefined) {
        if (user.email === null) throw failure('operation-not-allowed');
        const credential = EmailAuthProvider.credential(user.email, password);
        await reauthenticateWithCredential(user, credential).catch(wait);
      }
      const { authTime } = await user.getIdTokenResult();
      if (Date.now() - Date.parse(authTime) > RECENT_LOGIN_MS) throw failure('requires-recent-login');
      await deleteUser(user);
      ended = null;
    },
    secondFactor: (report) => {
      secondFactor ??= loadChunk(
        () => import(/* webpackChunkName: "second-factor" */ './second-factor.ts'),
      ).then(
        ({ createSecondFactor }) =>
          createSecondFactor({ auth, waiting: () => waiting, wait, signedInUser, welcome: connect, report }),
        (error: unknown) => {
          // Dropped, so that the next call tries again.
          secondFactor = null;
          throw error;
        },
      );
      return secondFactor;
    },
    errorCode: authErrorCode,
    registerErrorCode,
    keepFresh: keepTokenFresh,
    endedBecause: () => ended,
    getToken: async (forceRefresh = false) => {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      const { token, expirationTime } = await auth.currentUser.getIdTokenResult(forceRefresh);
      return { token, expiresAt: Date.parse(expirationTime) };
    },
  };
}
