import type { SessionState, SessionStore } from '@bellkey/shared/shell';

const refuse = async () => ({ ok: false, error: 'operation-not-allowed' }) as const;

/** The staff session of a demo: signed in from the start, with a token for one throw-away property. */
export function demoIdentity(uid: string, token: string, onSignOut: () => void): SessionStore {
  const state: SessionState = {
    status: 'signed-in',
    user: {
      uid,
      displayName: 'You',
      photoURL: null,
      email: null,
      emailVerified: false,
      phoneNumber: null,
      tenantId: null,
      providerData: [],
      isAnonymous: false,
      createdAt: null,
      lastLoginAt: null,
    },
  };
  return {
    get: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    signIn: refuse,
    register: refuse,
    sendVerification: refuse,
    sendPasswordReset: refuse,
    passwordPolicy: refuse,
    refresh: refuse,
    signInWithProvider: refuse,
    deleteAccount: refuse,
    signOut: async () => onSignOut(),
    getIdToken: async () => token,
  };
}
