import { sessionUser } from '@bellkey/shared/shell-testing';
import { authErrorCode, registerErrorCode } from '../../identity/auth-error.ts';
import type { IdentityClient } from '../../identity/identity.ts';
import { asPasswordPolicy } from '../../identity/password-policy.ts';
import { keepTokenFresh } from '../../identity/proactive-refresh.ts';
import { watchSignedOutElsewhere } from '../session-hint.ts';
import { createSessionStore } from '../session-store.ts';

/** The signed-in person. */
export const rita = sessionUser({
  uid: 'rita',
  email: 'rita@aurora.example',
  emailVerified: false,
  displayName: 'Rita',
});

/** The error that the identity client throws for one of its codes. */
export const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** A session store over an identity client that a test controls, and what the store reported. */
export function storeOver(
  client: Partial<IdentityClient>,
  ports: Partial<Parameters<typeof createSessionStore>[0]> = {},
) {
  const reported: unknown[] = [];
  const whole: IdentityClient = {
    onChange: () => () => undefined,
    signIn: async () => rita,
    register: async () => rita,
    sendVerification: async () => undefined,
    sendPasswordReset: async () => undefined,
    refresh: async () => ({ ...rita, emailVerified: true }),
    passwordPolicy: async () =>
      asPasswordPolicy({ customStrengthOptions: {}, allowedNonAlphanumericCharacters: '' }),
    signInWithProvider: async () => rita,
    secondFactor: async () => {
      throw new Error('not part of this test');
    },
    deleteAccount: async () => undefined,
    signOut: async () => undefined,
    errorCode: authErrorCode,
    registerErrorCode,
    keepFresh: keepTokenFresh,
    endedBecause: () => null,
    getToken: async () => null,
    ...client,
  };
  const store = createSessionStore({
    loadClient: async () => whole,
    storage: () => localStorage,
    report: (error) => void reported.push(error),
    onSignedOutElsewhere: watchSignedOutElsewhere(window),
    ...ports,
  });
  return { store, reported };
}
