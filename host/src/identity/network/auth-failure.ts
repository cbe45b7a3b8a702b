import type { AuthErrorCode } from '@bellkey/shared/shell';

/** The identity client's spelling of a code: `wrong-password` → `auth/wrong-password`. */
export const authFailure = (code: AuthErrorCode): string => `auth/${code}`;
