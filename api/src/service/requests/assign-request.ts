import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { type Actor, changeRequest } from './change-request.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { staffActor } from './staff-actor.ts';
import { isTheirs, worksOn } from './visible-requests.ts';

/** The new assignee, and the previous one as the caller saw it. */
export interface Assignment {
  to: string | null;
  from: string | null;
}

/**
 * Assigns a request to a staff member, or to no one. Of two people who take it at the same moment the first has it, and
 * the second reads who that is.
 */
export async function assignRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { to, from }: Assignment,
): Promise<Outcome<ServiceRequest>> {
  const [[colleague], locked] = await Promise.all([
    to === null ? [] : lockColleague(scope, to),
    lockRequest(scope, id),
  ]);
  const row = locked?.row;
  if (!row || !worksOn(row, staff)) return refused('not-found');
  if (!isOpen(row.state)) return refused('illegal-transition');
  if (row.assigneeId === to) return done(locked.view);
  if (row.assigneeId !== from) {
    const { assignee } = locked.view;
    return refused('already-assigned', {
      detail: assignee ? `${assignee.name} has it.` : 'It was given back: no one has it now.',
    });
  }
  if (to !== null && !(colleague && isTheirs(row, visibleDepartments(colleague)))) {
    return refused('not-assignable');
  }
  const by = staffActor(staff);
  return done(assign(scope, locked, colleague ?? null, by));
}

/** A member who is being suspended takes nothing after it. Members are locked before requests everywhere. */
function lockColleague(scope: PropertyScope, id: string) {
  return scope.db
    .select()
    .from(staffMembers)
    .where(scope.own(staffMembers, and(eq(staffMembers.id, id), eq(staffMembers.state, 'approved'))))
    .for('share');
}

function assign(
  scope: PropertyScope,
  locked: LockedRequest,
  to: { id: string; name: string } | null,
  by: Actor,
): ServiceRequest {
  locked.view = { ...locked.view, assignee: to && { id: to.id, name: to.name } };
  return changeRequest(
    scope,
    locked,
    { assigneeId: to?.id ?? null },
    { event: { kind: 'assigned', name: to?.name ?? null }, by },
  );
}
