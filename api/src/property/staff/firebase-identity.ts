import type { Auth } from 'firebase-admin/auth';
import type { VerifyIdentity } from '../../platform/operations/callers.ts';
import type { LoadAccount, RevokeSessions } from './account.ts';

const APP_NAME = 'bellkey';

/** Codes of the SDK about the token itself. All others mean "try later" or "the server is set up wrong". */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the API needs of Firebase. */
export interface FirebaseIdentity {
  verifyIdentity: VerifyIdentity;
  /** In production this needs a service account that may read accounts (Application Default Credentials). */
  loadAccount: LoadAccount;
  /** In production this needs a service account that may also change accounts. */
  revokeSessions: RevokeSessions;
}

/**
 * Firebase ID tokens and accounts, through firebase-admin, which is loaded with the first token: an API that only
 * guests use never loads it. With FIREBASE_AUTH_EMULATOR_HOST set the SDK accepts unsigned tokens, which is why the
 * configuration refuses that variable in production.
 */
export function firebaseIdentity(projectId: string): FirebaseIdentity {
  let loading: Promise<Auth> | null = null;

  async function load(): Promise<Auth> {
    const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const existing = getApps().find(({ name }) => name === `${APP_NAME}-${projectId}`);
    return getAuth(existing ?? initializeApp({ projectId }, `${APP_NAME}-${projectId}`));
  }

  const loaded = () => {
    loading ??= load();
    return loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
  };

  return {
    async verifyIdentity(idToken) {
      const auth = await loaded();
      try {
        const claims = await auth.verifyIdToken(idToken);
        return {
          uid: claims.uid,
          email: claims.email ?? null,
          emailVerified: claims.email_verified === true,
          name: typeof claims.name === 'string' ? claims.name : null,
          signedInAt: new Date(claims.auth_time * 1000),
          expiresAt: new Date(claims.exp * 1000),
          secondFactor: claims.firebase?.sign_in_second_factor !== undefined,
        };
      } catch (error) {
        if (BAD_TOKEN.has(codeOf(error))) return null;
        throw error;
      }
    },

    async revokeSessions(uid) {
      await (await loaded()).revokeRefreshTokens(uid);
    },

    async loadAccount(uid) {
      const auth = await loaded();
      try {
        const { disabled, emailVerified, tokensValidAfterTime } = await auth.getUser(uid);
        return {
          disabled,
          emailVerified,
          validSince: tokensValidAfterTime ? new Date(tokensValidAfterTime) : null,
        };
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return null;
        throw error;
      }
    },
  };
}
