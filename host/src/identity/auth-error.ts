import type { AuthErrorCode, RegisterErrorCode } from '@bellkey/shared/shell';

/** Other codes of the provider for entries of the catalogue. */
const SYNONYMS: Readonly<Record<string, AuthErrorCode>> = {
  'account-exists-with-different-credential': 'other-sign-in-method',
  'credential-too-old-login-again': 'requires-recent-login',
  // The account is gone or its sessions were ended: the person signs in again.
  'invalid-refresh-token': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
  'multi-factor-auth-required': 'second-factor-required',
  'invalid-verification-code': 'wrong-code',
  // The password, or the secret of a new app, was given too long ago for its code.
  'invalid-multi-factor-session': 'sign-in-expired',
  'multi-factor-info-not-found': 'sign-in-expired',
  'invalid-session-info': 'sign-in-expired',
  'invalid-verification-id': 'sign-in-expired',
  'totp-challenge-timeout': 'sign-in-expired',
  'unverified-email': 'email-not-verified',
};

const KNOWN = new Set<AuthErrorCode>([
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'network-request-failed',
  'operation-not-allowed',
  'user-disabled',
  'bot-check-unavailable',
  'sign-in-expired',
]);

/** Codes of the provider for a proof that is missing, stale, or from a bot. */
const BOT_CHECK_REFUSALS = /^(?:missing|invalid)-recaptcha-(?:token|score|action)$/;

const bareCode = (error: unknown): string =>
  (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '').replace(
    /^auth\//,
    '',
  );

/** The specification's code (section 8) for what the identity client threw: `auth/wrong-password` → `wrong-password`. */
export function authErrorCode(error: unknown): AuthErrorCode {
  const bare = bareCode(error) as AuthErrorCode;
  if (BOT_CHECK_REFUSALS.test(bare)) return 'bot-check-refused';
  return SYNONYMS[bare] ?? (KNOWN.has(bare) ? bare : 'unknown');
}

/** As {@link authErrorCode}, plus what can be wrong with the fields of a new account. */
export function registerErrorCode(error: unknown): RegisterErrorCode {
  switch (bareCode(error)) {
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return 'weak-password';
    case 'invalid-email':
    case 'missing-email':
      return 'invalid-email';
    default:
      return authErrorCode(error);
  }
}
