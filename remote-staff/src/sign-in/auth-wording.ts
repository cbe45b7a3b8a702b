import type { AuthErrorCode } from '@bellkey/shared/shell';

/** What a failed sign-in says, and what it offers. */
export interface AuthWording {
  text: string;
  /** Whether the same values may be tried again as they are. */
  retry: boolean;
}

/** One sentence for three codes: it must not tell whether an account exists (ASVS 6.3.8). */
const noMatch: AuthWording = {
  text: 'That e-mail and password don’t match. Check both and try again.',
  retry: false,
};

const fetchNewLink: AuthWording = {
  text: 'That link is no longer valid. Ask for a new one and open the latest e-mail.',
  retry: false,
};

const wording: Record<AuthErrorCode, AuthWording> = {
  'user-not-found': noMatch,
  'wrong-password': noMatch,
  'invalid-credential': noMatch,
  'email-already-in-use': {
    text: 'This e-mail already belongs to an account. Sign in with it instead of registering.',
    retry: false,
  },
  'too-many-requests': {
    text: 'Too many tries. Wait a few minutes, then try again; what you typed stays here.',
    retry: true,
  },
  'expired-action-code': fetchNewLink,
  'invalid-action-code': fetchNewLink,
  'requires-recent-login': {
    text: 'For this we need to be sure that it is you. Type your password once more.',
    retry: false,
  },
  'user-token-expired': { text: 'Your session has ended. Sign in again to go on.', retry: false },
  'network-request-failed': {
    text: 'We could not reach the sign-in service. Check the connection; what you typed is kept.',
    retry: true,
  },
  'operation-not-allowed': {
    text: 'Signing in with a password is switched off here. Ask a manager of your property how to sign in.',
    retry: false,
  },
  'user-disabled': {
    text: 'This account is switched off. Ask a manager of your property why, and to have it switched on again.',
    retry: false,
  },
  unknown: { text: 'Signing in did not work, and we do not know why. Try again in a moment.', retry: true },
};

/** The wording of an authentication error (specification, section 8: the codes are given, the wording is ours). */
export const authWording = (code: AuthErrorCode): AuthWording => wording[code];
