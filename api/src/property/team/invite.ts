import { randomBytes, randomUUID } from 'node:crypto';
import type { OperationOutput, StaffRole } from '@bellkey/shared/api';
import { eq, gt, isNull, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffInvitations } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { hashSecret } from '../places/code-hash.ts';
import { recordChanges } from '../settings/record-change.ts';
import { loadDepartments } from '../staff/departments.ts';
import { mayGrant } from '../staff/permissions.ts';
import { invitationView } from './invitation-view.ts';

/** Most open invitations of one property. */
export const MAX_OPEN_INVITATIONS = 100;
const DAY_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 24;

/** The hash that an invitation is found by. */
export const hashToken = (token: string): string => hashSecret(`invitation:${token}`);

/** Who is invited. */
export interface Invited {
  role: StaffRole;
  departments: readonly string[];
  email?: string | undefined;
  days: number;
}

/** Creates a link to join, for at most the caller's own role. Its token is returned once and not stored. */
export async function invite(
  scope: PropertyScope,
  staff: StaffCaller,
  { role, departments, email, days }: Invited,
): Promise<Outcome<OperationOutput<'POST /api/staff/invitations'>>> {
  if (!mayGrant(staff, role)) {
    return refused('forbidden', { detail: 'You can give no one a role above your own.' });
  }
  const [, known, [open]] = await Promise.all([
    holdLock(scope.db, `invitations:${scope.propertyId}`),
    loadDepartments(scope),
    scope.db
      .select({ count: sql<number>`count(*)::int` })
      .from(staffInvitations)
      .where(
        scope.own(
          staffInvitations,
          isNull(staffInvitations.usedAt),
          isNull(staffInvitations.revokedAt),
          gt(staffInvitations.expiresAt, scope.now),
        ),
      ),
  ]);
  if (!departments.every((key) => known.some((department) => department.key === key))) {
    return refused('unknown-department');
  }
  if ((open?.count ?? 0) >= MAX_OPEN_INVITATIONS) {
    return refused('settings-full', { detail: 'Take back invitations that are not needed any more.' });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    tokenHash: hashToken(token),
    role,
    departments: [...new Set(departments)],
    email: email?.toLowerCase() ?? null,
    invitedBy: staff.memberId,
    invitedByName: staff.name,
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + days * DAY_MS),
    usedAt: null,
    usedBy: null,
    revokedAt: null,
    revokedByName: null,
  };
  scope.write(scope.db.insert(staffInvitations).values(row));
  recordChanges(scope, staff, [
    {
      subject: 'invitation',
      id: row.id,
      title: row.email ?? '',
      before: null,
      after: { role, departments: row.departments, until: row.expiresAt.toISOString() },
    },
  ]);
  return done({ invitation: invitationView(row), token });
}

/** Revokes an unused invitation. Revoking again has no effect. */
export async function revokeInvitation(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<undefined>> {
  const own = scope.own(staffInvitations, eq(staffInvitations.id, id));
  const [row] = await scope.db.select().from(staffInvitations).where(own).for('update');
  if (!row || row.usedAt) return refused('not-found');
  if (!row.revokedAt) {
    recordChanges(scope, staff, [
      {
        subject: 'invitation',
        id,
        title: row.email ?? '',
        before: { invitation: 'open' },
        after: { invitation: 'revoked' },
      },
    ]);
    scope.write(
      scope.db.update(staffInvitations).set({ revokedAt: scope.now, revokedByName: staff.name }).where(own),
    );
  }
  return done(undefined);
}
