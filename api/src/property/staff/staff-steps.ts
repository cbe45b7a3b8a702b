import { count, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type staffMembers, staffSteps } from '../../platform/database/schema/staff-tables.ts';

/** Writes into a membership's history what it has just become and through whom, and tells the staff stream. */
export async function recordStep(
  scope: PropertyScope,
  { id, state, role }: Pick<typeof staffMembers.$inferSelect, 'id' | 'state' | 'role'>,
  by: { byId: string; byName: string; reason: string | null },
): Promise<void> {
  const [before] = await scope.db
    .select({ steps: count() })
    .from(staffSteps)
    .where(scope.own(staffSteps, eq(staffSteps.memberId, id)));
  await scope.db.insert(staffSteps).values({
    propertyId: scope.propertyId,
    memberId: id,
    ordinal: (before?.steps ?? 0) + 1,
    state,
    role,
    at: scope.now,
    ...by,
  });
  // The stream reaches all staff, most of whom may not read requests to join: it says only that one has changed.
  scope.emit({
    type: 'membership.updated',
    conversationId: null,
    departmentKey: null,
    forGuest: false,
    payload: async () => ({ type: 'membership.updated', membershipId: id, state }),
  });
}
