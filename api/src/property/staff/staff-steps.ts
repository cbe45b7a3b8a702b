import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type staffMembers, staffSteps } from '../../platform/database/schema/staff-tables.ts';

/** Adds a step to a membership's history, with its actor, and notifies the staff stream. */
export function recordStep(
  scope: PropertyScope,
  {
    id,
    state,
    role,
    departments,
  }: Pick<typeof staffMembers.$inferSelect, 'id' | 'state' | 'role' | 'departments'>,
  by: { byId: string; byName: string; reason: string | null },
): void {
  scope.write(
    scope.db.insert(staffSteps).values({
      propertyId: scope.propertyId,
      memberId: id,
      ordinal: sql`(select count(*) + 1 from staff_steps
      where property_id = ${scope.propertyId} and member_id = ${id})`,
      state,
      role,
      departments,
      at: scope.now,
      ...by,
    }),
  );
  // The stream reaches all staff, most of whom may not read requests to join: it only says that one has changed.
  scope.emit({
    type: 'membership.updated',
    conversationId: null,
    departmentKey: null,
    forGuest: false,
    payload: () => ({ type: 'membership.updated', membershipId: id, state }),
  });
}
