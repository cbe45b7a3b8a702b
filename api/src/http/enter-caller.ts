import { type GuestPermission, guestMay, roleMay, type StaffPermission } from '@bellkey/shared/api';
import type { PropertyScope } from '../database/property-scope.ts';
import { enterGuestSession, type GuestCaller } from '../guest-sessions/guest-sessions.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Identity } from '../staff/identity.ts';
import { enterAsStaff, type StaffCaller } from '../staff/membership.ts';

/*
 * The one place where the `may` of an operation or a stream is enforced. What remains in the handlers are rules about
 * single rows: own departments, own drafts, own conversation (see staff/permissions.ts).
 */

/** The caller as staff of the scope's property, if their role there holds the permission. */
export async function enterStaff(
  scope: PropertyScope,
  identity: Identity,
  permission: StaffPermission,
): Promise<Outcome<StaffCaller>> {
  const staff = await enterAsStaff(scope, identity);
  if (!staff.ok) return staff;
  return roleMay(staff.value.role, permission) ? done(staff.value) : refused('forbidden');
}

/** The caller as the guest of a session, if its assurance holds the permission. */
export async function enterGuest(
  scope: PropertyScope,
  sessionId: string,
  permission: GuestPermission,
  purpose?: 'listen',
): Promise<Outcome<GuestCaller>> {
  const guest = await enterGuestSession(scope, sessionId, purpose);
  if (!guest.ok) return guest;
  return guestMay(guest.value.assurance, permission) ? done(guest.value) : refused('forbidden');
}
