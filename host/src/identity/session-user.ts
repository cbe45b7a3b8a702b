import type { SessionUser } from '@bellkey/shared/shell';
import type { User } from 'firebase/auth';

/** A date of the identity client (`Mon, 23 Nov 2026 01:00:00 GMT`) in ISO 8601. */
function isoDate(text: string | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The user record of the specification (section 3) from the identity client's. */
export const asSessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  displayName: user.displayName,
  photoURL: user.photoURL,
  email: user.email,
  emailVerified: user.emailVerified,
  phoneNumber: user.phoneNumber,
  tenantId: user.tenantId,
  providerData: user.providerData.map(({ providerId, uid, displayName, photoURL, email, phoneNumber }) => ({
    providerId,
    uid,
    displayName,
    photoURL,
    email,
    phoneNumber,
  })),
  isAnonymous: user.isAnonymous,
  createdAt: isoDate(user.metadata.creationTime),
  lastLoginAt: isoDate(user.metadata.lastSignInTime),
});
