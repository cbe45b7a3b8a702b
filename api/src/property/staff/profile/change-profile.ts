import type { StaffProfile } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { EVERY_DEPARTMENT } from '../../../platform/events/event-audience.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { recordStep } from '../staff-steps.ts';
import { loadProfile } from './load-profile.ts';

/** Changes of one's own profile in an hour: each is a line of a history that is never deleted. */
export const PROFILE_CHANGES = { name: 'profile-changes', allowed: 30, windowMs: 60 * 60_000 };
/** Text of the history line. */
const REASON = 'Changed their own profile.';

/** What people change about themselves. */
export interface ProfileChange {
  fullName: string;
  phone: string | null;
  languages: readonly string[];
}

/** Changes the caller's own name, telephone number and languages, with a line in their history. */
export async function changeProfile(
  scope: PropertyScope,
  staff: StaffCaller,
  { fullName, phone, languages }: ProfileChange,
): Promise<Outcome<StaffProfile>> {
  const [before, wait] = await Promise.all([
    loadProfile(scope, staff),
    takeOne(scope.db, PROFILE_CHANGES, `${scope.propertyId} ${staff.memberId}`, scope.now),
  ]);
  if (wait) {
    return refused('too-many-requests', {
      detail: 'You changed your profile very often within the hour. Wait a little.',
      retryAfterSeconds: wait,
    });
  }
  const change = {
    fullName,
    name: fullName.split(/\s+/)[0] ?? fullName,
    phone,
    languages: [...new Set(languages)],
  };
  scope.write(
    scope.db
      .update(staffMembers)
      .set(change)
      .where(scope.own(staffMembers, eq(staffMembers.id, staff.memberId))),
  );
  const member = {
    id: staff.memberId,
    state: 'approved' as const,
    role: staff.role,
    departments: [...staff.departments],
  };
  recordStep(scope, member, { byId: staff.memberId, byName: change.name, reason: REASON });
  // Open pages of every department show the new name.
  scope.emit({
    type: 'membership.updated',
    conversationId: null,
    departmentKey: EVERY_DEPARTMENT,
    forGuest: false,
    payload: () => ({ type: 'membership.updated', membershipId: staff.memberId, state: 'approved' }),
  });
  const line = {
    at: scope.now.toISOString(),
    by: change.name,
    state: 'approved' as const,
    role: staff.role,
    reason: REASON,
  };
  return done({ ...before, ...change, changes: [line, ...before.changes] });
}
