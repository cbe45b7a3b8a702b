import type { Auth } from 'firebase-admin/auth';
import type { VerifyIdentity } from './identity.ts';

const APP_NAME = 'bellkey';

/** Codes that mean "try later", not "bad token". */
const PROVIDER_AWAY = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout']);

/**
 * Firebase ID tokens, verified by firebase-admin, which is loaded with the first token: an API that only guests
 * use never pays for it. With FIREBASE_AUTH_EMULATOR_HOST set the SDK accepts unsigned tokens, which is why the
 * configuration refuses that variable in production.
 */
export function firebaseIdentity(projectId: string): VerifyIdentity {
  let loading: Promise<Auth> | null = null;

  async function load(): Promise<Auth> {
    const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const existing = getApps().find(({ name }) => name === `${APP_NAME}-${projectId}`);
    return getAuth(existing ?? initializeApp({ projectId }, `${APP_NAME}-${projectId}`));
  }

  return async (idToken) => {
    loading ??= load();
    const auth = await loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
    try {
      const claims = await auth.verifyIdToken(idToken);
      return {
        uid: claims.uid,
        email: claims.email ?? null,
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name : null,
        expiresAt: new Date(claims.exp * 1000),
      };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!code || PROVIDER_AWAY.has(code)) throw error;
      return null;
    }
  };
}
