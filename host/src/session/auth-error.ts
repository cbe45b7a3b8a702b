import type { AuthErrorCode } from '@bellkey/shared/shell';

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
]);

/** The specification's code (section 8) for what the identity client threw: `auth/wrong-password` → `wrong-password`. */
export function authErrorCode(error: unknown): AuthErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const bare = code.replace(/^auth\//, '') as AuthErrorCode;
  return KNOWN.has(bare) ? bare : 'unknown';
}
