import { randomUUID } from 'node:crypto';
import type { Membership, OperationOutput } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { staffInvitations, staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { Identity } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../properties/property-summary.ts';
import { admitInvited } from '../staff/admit-invited.ts';
import { nameDepartments } from '../staff/departments.ts';
import { membershipView } from '../staff/membership.ts';
import { recordStep } from '../staff/staff-steps.ts';
import { hashToken } from './invite.ts';

type InvitationRow = typeof staffInvitations.$inferSelect;

/** Tokens cannot be guessed; this limits the lookups of one address. */
const LOOK_UPS: Limit = { name: 'invitations', allowed: 60, windowMs: 10 * 60_000 };

/** The property of an invitation. Unknown, used, revoked and expired ones all look the same to a stranger. */
export function findInvitation(store: Store, token: string, address: string): Promise<Outcome<string>> {
  const hash = hashToken(token);
  return store.lookUp(`invitation:${hash}`, async (db, now) => {
    const wait = await takeOne(db, LOOK_UPS, address, now);
    if (wait) return refused('rate-limited', { retryAfterSeconds: wait });
    const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.tokenHash, hash));
    return row ? done(row.propertyId) : refused('unknown-invitation');
  });
}

const isOpen = ({ usedAt, revokedAt, expiresAt }: InvitationRow, now: Date): boolean =>
  !usedAt && !revokedAt && expiresAt > now;

/** What an invitation is for. */
export async function showInvitation(
  scope: PropertyScope,
  token: string,
): Promise<Outcome<OperationOutput<'POST /api/staff/invitations/resolve'>>> {
  const [[row], property] = await Promise.all([
    scope.db.select().from(staffInvitations).where(withToken(scope, token)),
    loadProperty(scope),
  ]);
  if (!row || !isOpen(row, scope.now)) return refused('unknown-invitation');
  const { role, email, invitedByName, expiresAt } = row;
  return done({
    property,
    role,
    departments: await nameDepartments(scope, row.departments),
    email,
    invitedBy: invitedByName,
    expiresAt: expiresAt.toISOString(),
  });
}

const withToken = (scope: PropertyScope, token: string) =>
  scope.own(staffInvitations, eq(staffInvitations.tokenHash, hashToken(token)));

/**
 * Joins the scope's property by an invitation, which it consumes. A person with a verified e-mail is on the team at
 * once, others as soon as they verify theirs. The same person again gets the same answer.
 */
export async function acceptInvitation(
  scope: PropertyScope,
  identity: Identity,
  token: string,
  { fullName, languages }: { fullName: string; languages: readonly string[] },
): Promise<Outcome<Membership>> {
  const own = scope.own(staffMembers, eq(staffMembers.uid, identity.uid));
  const [existing] = await scope.db.select().from(staffMembers).where(own).for('update');
  const [row] = await scope.db.select().from(staffInvitations).where(withToken(scope, token)).for('update');
  if (existing && (existing.state === 'approved' || (row?.usedBy && row.usedBy === existing.id))) {
    return done(await membershipView(scope, existing));
  }
  if (!row || !isOpen(row, scope.now)) return refused('unknown-invitation');
  if (row.email !== null && row.email !== identity.email?.toLowerCase()) {
    return refused('invitation-for-another');
  }
  if (existing?.state === 'suspended') {
    return refused('forbidden', { detail: 'Your access is suspended. A manager can give it back.' });
  }
  const joined = {
    name: fullName.split(/\s+/)[0] ?? fullName,
    fullName,
    email: identity.email,
    emailVerified: identity.emailVerified,
    role: row.role,
    state: 'pending' as const,
    departments: row.departments,
    languages: [...new Set(languages)],
    submittedAt: scope.now,
    decisionReason: null,
    invitationId: row.id,
  };
  const [member] = existing
    ? await scope.db.update(staffMembers).set(joined).where(own).returning()
    : await scope.db
        .insert(staffMembers)
        .values({ propertyId: scope.propertyId, id: randomUUID(), uid: identity.uid, ...joined })
        .returning();
  if (!member) throw new Error('A membership that exists could not be changed');
  scope.write(
    scope.db
      .update(staffInvitations)
      .set({ usedAt: scope.now, usedBy: member.id })
      .where(scope.own(staffInvitations, eq(staffInvitations.id, row.id))),
  );
  recordStep(scope, member, { byId: member.id, byName: fullName, reason: null });
  if (identity.emailVerified) await admitInvited(scope, [member]);
  return done(await membershipView(scope, member));
}
