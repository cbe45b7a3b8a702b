import type { OperationOutput, StaffRole, TeamMember } from '@bellkey/shared/api';
import { eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../settings/record-change.ts';
import { loadDepartments } from '../staff/departments.ts';
import { mayGrant, mayManage } from '../staff/permissions.ts';
import { recordStep } from '../staff/staff-steps.ts';
import { memberView } from './member-view.ts';
import type { TeamPorts } from './team-ports.ts';

type Member = typeof staffMembers.$inferSelect;

/** Changes the role and departments of a member: never one's own, never to or from a role above one's own. */
export async function changeMember(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { role, departments }: { role: StaffRole; departments: readonly string[] },
  { releaseWork }: TeamPorts,
): Promise<Outcome<TeamMember>> {
  const [found, known] = await Promise.all([lockMember(scope, staff, id), loadDepartments(scope)]);
  if (!found.ok) return found;
  const { member, caller } = found.value;
  if (member.state !== 'approved') return refused('illegal-transition');
  if (!mayGrant(caller, role)) {
    return refused('forbidden', { detail: 'You can give no one a role above your own.' });
  }
  if (!departments.every((key) => known.some((department) => department.key === key))) {
    return refused('unknown-department');
  }
  const change = { role, departments: [...new Set(departments)] };
  const changed = { ...member, ...change };
  await releaseWork(scope, staff, member, change);
  recordMember(scope, staff, member, change);
  saveMember(scope, staff, changed, change, null);
  return done(memberView({ member: changed, onDuty: null, seenAt: null }, staff));
}

/** Suspends a member, restores their access, or removes them. */
export async function changeAccess(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { to, reason }: { to: 'suspended' | 'approved' | 'removed'; reason?: string | undefined },
  { releaseWork }: TeamPorts,
): Promise<Outcome<OperationOutput<'POST /api/staff/team/{id}/access'>>> {
  const found = await lockMember(scope, staff, id);
  if (!found.ok) return found;
  const { member } = found.value;
  // Removed is declined: they may ask to join again, and a manager decides (decision 0443).
  const state = to === 'removed' ? 'rejected' : to;
  if (member.state === state) return done({ id, state });
  if (state !== 'approved') await releaseWork(scope, staff, member, null);
  const change = { state, ...(to === 'removed' && { decisionReason: reason || null }) } as const;
  recordMember(scope, staff, member, { state });
  saveMember(scope, staff, { ...member, ...change }, change, reason || null);
  return done({ id, state });
}

/**
 * The member, and the caller in their current state, locked in one order: of two managers who remove each other the
 * second is no longer a manager.
 */
async function lockMember(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<{ member: Member; caller: Member }>> {
  const rows = await scope.db
    .select()
    .from(staffMembers)
    .where(scope.own(staffMembers, inArray(staffMembers.id, [id, staff.memberId])))
    .orderBy(staffMembers.id)
    .for('no key update');
  const member = rows.find((row) => row.id === id);
  const caller = rows.find((row) => row.id === staff.memberId);
  if (!member || (member.state !== 'approved' && member.state !== 'suspended')) return refused('not-found');
  if (member.id === staff.memberId) {
    return refused('forbidden', { detail: 'No one changes their own access. Ask another manager.' });
  }
  if (caller?.state !== 'approved' || !mayManage(caller, member.role)) {
    return refused('forbidden', { detail: 'This person’s role is above yours.' });
  }
  return done({ member, caller });
}

/** Writes to the property's changes what a manager changed about a member. */
function recordMember(
  scope: PropertyScope,
  staff: StaffCaller,
  member: Member,
  after: Partial<Pick<Member, 'role' | 'departments' | 'state'>>,
): void {
  const changed = differingFields({ ...member }, after);
  if (!changed) return;
  recordChanges(scope, staff, [{ subject: 'member', id: member.id, title: member.name, ...changed }]);
}

function saveMember(
  scope: PropertyScope,
  { memberId, name }: StaffCaller,
  changed: Member,
  change: Partial<Member>,
  reason: string | null,
): void {
  scope.write(
    scope.db
      .update(staffMembers)
      .set(change)
      .where(scope.own(staffMembers, eq(staffMembers.id, changed.id))),
  );
  recordStep(scope, changed, { byId: memberId, byName: name, reason });
  // Department staff do not get the events of recordStep; their open page has to learn that it concerns them.
  const { id, state } = changed;
  scope.emit({
    type: 'membership.updated',
    conversationId: null,
    departmentKey: EVERY_DEPARTMENT,
    forGuest: false,
    payload: () => ({ type: 'membership.updated', membershipId: id, state }),
  });
}
