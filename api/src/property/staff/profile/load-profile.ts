import type { StaffProfile } from '@bellkey/shared/api';
import { and, desc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { staffMembers, staffPresence, staffSteps } from '../../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { loadDepartments } from '../departments.ts';

/** Lines of the history that are shown. */
const LATEST_CHANGES = 20;

/** What the property keeps about the caller, and who changed what about them. */
export async function loadProfile(scope: PropertyScope, { memberId }: StaffCaller): Promise<StaffProfile> {
  const [[row], departments, steps] = await Promise.all([
    scope.db
      .select({ member: staffMembers, onDuty: staffPresence.onDuty })
      .from(staffMembers)
      .leftJoin(
        staffPresence,
        and(
          eq(staffPresence.propertyId, staffMembers.propertyId),
          eq(staffPresence.memberId, staffMembers.id),
        ),
      )
      .where(scope.own(staffMembers, eq(staffMembers.id, memberId))),
    loadDepartments(scope),
    scope.db
      .select()
      .from(staffSteps)
      .where(scope.own(staffSteps, eq(staffSteps.memberId, memberId)))
      .orderBy(desc(staffSteps.ordinal))
      .limit(LATEST_CHANGES),
  ]);
  if (!row) throw new Error('The profile of a signed-in member is missing');
  const { name, fullName, email, phone, jobTitle, languages, role, departments: keys } = row.member;
  return {
    name,
    fullName: fullName ?? name,
    email,
    phone,
    jobTitle,
    languages,
    role,
    departments: departments.filter(({ key }) => keys.includes(key)),
    onDuty: row.onDuty ?? true,
    changes: steps.map(({ at, byName, state, role, reason }) => ({
      at: at.toISOString(),
      by: byName,
      state,
      role,
      reason,
    })),
  };
}
