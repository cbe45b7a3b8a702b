import type { Invitation } from '@bellkey/shared/api';
import type { staffInvitations } from '../../platform/database/schema/staff-tables.ts';

/** An invitation as a manager sees it. */
export function invitationView(row: typeof staffInvitations.$inferSelect): Invitation {
  const { id, role, departments, email, invitedByName, createdAt, expiresAt } = row;
  return {
    id,
    role,
    departments,
    email,
    invitedBy: invitedByName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
