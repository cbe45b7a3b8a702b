import type { Presence, StaffRole } from '@bellkey/shared/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers, staffPresence } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/** The department of duty managers, where a property has one. */
const DUTY_MANAGERS = 'duty-manager';
/** Roles that see the requests of every department. */
const SEE_ALL: readonly StaffRole[] = ['agent', 'manager', 'owner'];
const MANAGE: readonly StaffRole[] = ['manager', 'owner'];

/** A member of the staff who may be called to a request. */
export interface Colleague {
  id: string;
  name: string;
  role: StaffRole;
  departments: readonly string[];
  /** Those who never said whether they are on duty count as on duty. */
  onDuty: boolean;
}

/** Everyone who works on requests. */
export async function loadColleagues(scope: PropertyScope): Promise<Colleague[]> {
  const rows = await scope.db
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      departments: staffMembers.departments,
      onDuty: staffPresence.onDuty,
    })
    .from(staffMembers)
    .leftJoin(
      staffPresence,
      and(eq(staffPresence.propertyId, staffMembers.propertyId), eq(staffPresence.memberId, staffMembers.id)),
    )
    .where(scope.own(staffMembers, eq(staffMembers.state, 'approved')));
  return rows
    .filter(({ role }) => role !== 'developer')
    .map((row) => ({ ...row, onDuty: row.onDuty ?? true }));
}

/** Who does the work of a department: its members or, if it has none, those who see every request. */
export function peopleOf(department: string, colleagues: readonly Colleague[]): Colleague[] {
  const members = colleagues.filter(({ departments }) => departments.includes(department));
  return members.length > 0 ? members : colleagues.filter(({ role }) => SEE_ALL.includes(role));
}

/** Managers, owners, and duty managers. */
export function managersOf(colleagues: readonly Colleague[]): Colleague[] {
  return colleagues.filter(
    ({ role, departments }) => MANAGE.includes(role) || departments.includes(DUTY_MANAGERS),
  );
}

/** Whether someone of a department is on duty, as a column of a statement: the rule of {@link peopleOf}. */
export const isAttended = ({ propertyId }: PropertyScope, department: PgColumn): SQL<boolean> =>
  sql<boolean>`is_attended(${propertyId}, ${department})`;

/** Whether a staff member is at work, as they chose; without a choice they are. */
export async function loadPresence(scope: PropertyScope, memberId: string): Promise<Presence> {
  const [chosen] = await scope.db
    .select({ onDuty: staffPresence.onDuty, away: staffPresence.away })
    .from(staffPresence)
    .where(scope.own(staffPresence, eq(staffPresence.memberId, memberId)));
  return chosen && !chosen.onDuty ? 'off' : chosen?.away ? 'away' : 'on';
}

/** Records that a staff member goes on duty, is away for a moment, or goes off duty. */
export function setPresence(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  { onDuty, away }: { onDuty: boolean; away: boolean },
): void {
  scope.write(
    scope.db
      .insert(staffPresence)
      .values({ propertyId: scope.propertyId, memberId, onDuty, away, since: scope.now })
      .onConflictDoUpdate({
        target: [staffPresence.propertyId, staffPresence.memberId],
        set: { onDuty, away, since: scope.now },
      }),
  );
}
