import type { OperationOutput } from '@bellkey/shared/api';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  staffInvitations,
  staffMembers,
  staffPresence,
  staffSeen,
  staffSteps,
} from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadDepartments } from '../staff/departments.ts';
import { invitationView } from './invitation-view.ts';
import { type MemberRow, memberView } from './member-view.ts';

/** Lines of the history that are shown. */
const LATEST_CHANGES = 50;

/** The members, open invitations and latest changes of a property's staff, in one round trip. */
export async function loadTeam(
  scope: PropertyScope,
  staff: StaffCaller,
): Promise<OperationOutput<'GET /api/staff/team'>> {
  const [members, invitations, departments, steps] = await Promise.all([
    loadMembers(scope),
    scope.db
      .select()
      .from(staffInvitations)
      .where(
        scope.own(
          staffInvitations,
          isNull(staffInvitations.usedAt),
          isNull(staffInvitations.revokedAt),
          gt(staffInvitations.expiresAt, scope.now),
        ),
      )
      .orderBy(desc(staffInvitations.createdAt)),
    loadDepartments(scope),
    scope.db
      .select({ step: staffSteps, name: staffMembers.name, fullName: staffMembers.fullName })
      .from(staffSteps)
      .innerJoin(
        staffMembers,
        and(eq(staffMembers.propertyId, staffSteps.propertyId), eq(staffMembers.id, staffSteps.memberId)),
      )
      .where(scope.own(staffSteps))
      .orderBy(desc(staffSteps.at), desc(staffSteps.ordinal))
      .limit(LATEST_CHANGES),
  ]);
  return {
    members: members.map((row) => memberView(row, staff)),
    invitations: invitations.map(invitationView),
    departments,
    changes: steps.map(({ step, name, fullName }) => ({
      at: step.at.toISOString(),
      by: step.byName,
      memberId: step.memberId,
      name: fullName ?? name,
      state: step.state,
      role: step.role,
      departments: step.departments,
      reason: step.reason,
    })),
  };
}

function loadMembers(scope: PropertyScope): Promise<MemberRow[]> {
  return scope.db
    .select({ member: staffMembers, onDuty: staffPresence.onDuty, seenAt: staffSeen.at })
    .from(staffMembers)
    .leftJoin(
      staffPresence,
      and(eq(staffPresence.propertyId, staffMembers.propertyId), eq(staffPresence.memberId, staffMembers.id)),
    )
    .leftJoin(
      staffSeen,
      and(eq(staffSeen.propertyId, staffMembers.propertyId), eq(staffSeen.memberId, staffMembers.id)),
    )
    .where(scope.own(staffMembers, inArray(staffMembers.state, ['approved', 'suspended'])))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
}
