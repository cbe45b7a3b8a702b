import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffInvitations, staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { mayGrant } from './permissions.ts';
import { recordStep } from './staff-steps.ts';

type Member = typeof staffMembers.$inferSelect;

/**
 * Approves people who joined by an invitation and whose e-mail is now verified: the invitation was the approval. It
 * counts as long as the inviter may still give that role; otherwise a manager decides, as for every request. Changes
 * the rows that it is given.
 */
export async function admitInvited(scope: PropertyScope, rows: readonly Member[]): Promise<void> {
  const ids = rows.flatMap(({ invitationId }) => invitationId ?? []);
  const invitations = await scope.db
    .select({ id: staffInvitations.id, inviter: staffMembers })
    .from(staffInvitations)
    .innerJoin(
      staffMembers,
      and(
        eq(staffMembers.propertyId, staffInvitations.propertyId),
        eq(staffMembers.id, staffInvitations.invitedBy),
      ),
    )
    .where(scope.own(staffInvitations, inArray(staffInvitations.id, ids)))
    .for('share', { of: staffMembers });
  for (const row of rows) {
    const inviter = invitations.find(({ id }) => id === row.invitationId)?.inviter;
    if (inviter?.state !== 'approved' || !mayGrant(inviter, row.role)) continue;
    row.state = 'approved';
    scope.write(
      scope.db
        .update(staffMembers)
        .set({ state: 'approved', decisionReason: null })
        .where(scope.own(staffMembers, eq(staffMembers.id, row.id))),
    );
    recordStep(scope, row, { byId: inviter.id, byName: inviter.name, reason: null });
  }
}
