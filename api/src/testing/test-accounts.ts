import type { VerifyIdentity } from '../platform/operations/callers.ts';
import type { Account } from '../property/staff/account.ts';

/**
 * Replaces Firebase, which is not ours: a token is `uid`, or `uid~expires-in-ms`; with `+totp` after it, of a sign-in
 * with a second factor; with `/ms` in front of that, of a sign-in at that moment. Firebase's own verification is tested
 * in `firebase-identity.test.ts`.
 */
export function plainTokens(now: () => Date): VerifyIdentity {
  return async (token) => {
    if (token === 'provider-away') throw new Error('the identity provider does not answer');
    const [before = '', secondFactor] = token.split('+');
    const [bare = '', signedInAt] = before.split('/');
    const [uid = '', ms = '3600000'] = bare.split('~');
    if (uid.startsWith('bad')) return null;
    return {
      uid,
      email: `${uid}@example.test`,
      emailVerified: !uid.startsWith('unverified'),
      name: uid,
      signedInAt: signedInAt === undefined ? now() : new Date(Number(signedInAt)),
      expiresAt: new Date(now().getTime() + Number(ms)),
      secondFactor: secondFactor === 'totp',
    };
  };
}

/** Accounts at the identity provider that differ from the default, by uid; and whether it responds. */
export interface TestAccounts {
  changed: Map<string, Account>;
  away: boolean;
}

/** The default account. */
export const plainAccount = (uid: string): Account => ({
  disabled: false,
  emailVerified: !uid.startsWith('unverified'),
  validSince: null,
});
