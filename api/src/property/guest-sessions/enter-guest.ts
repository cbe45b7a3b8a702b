import { type GuestPermission, guestMay } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { enterGuestSession } from './find-session.ts';

/** The caller as the guest of a session, if its assurance grants the permission. */
export async function enterGuest(
  scope: PropertyScope,
  sessionId: string,
  permission: GuestPermission,
  occasion?: 'listen',
): Promise<Outcome<GuestCaller>> {
  const guest = await enterGuestSession(scope, sessionId, occasion);
  if (!guest.ok) return guest;
  return guestMay(guest.value.assurance, permission) ? done(guest.value) : refused('forbidden');
}
