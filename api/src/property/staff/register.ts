import { randomUUID } from 'node:crypto';
import type { Membership } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { Identity } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { isFullOfApplicants } from './applicants.ts';
import { loadDepartments } from './departments.ts';
import { membershipView } from './membership.ts';
import { hasLapsed } from './registration-lapse.ts';
import { recordStep } from './staff-steps.ts';
import { markVerified } from './verified-email.ts';

/** What a person states when they ask to join. */
export interface Application {
  fullName: string;
  departments: readonly string[];
  jobTitle?: string | undefined;
  languages: readonly string[];
}

/**
 * Asks to join the scope's property. An open request is returned unchanged; one that was declined or has lapsed is
 * submitted again. For members and suspended members it has no effect.
 */
export async function register(
  scope: PropertyScope,
  identity: Identity,
  application: Application,
): Promise<Outcome<Membership>> {
  const [full, departments] = await Promise.all([isFullOfApplicants(scope), loadDepartments(scope)]);
  const known = new Set(departments.map(({ key }) => key));
  if (!application.departments.every((key) => known.has(key))) {
    return refused('bad-input', { fields: { departments: 'Choose departments of this property.' } });
  }
  const asked = {
    name: application.fullName.split(/\s+/)[0] ?? application.fullName,
    fullName: application.fullName,
    email: identity.email,
    emailVerified: identity.emailVerified,
    role: 'staff' as const,
    state: 'pending' as const,
    departments: [...new Set(application.departments)],
    jobTitle: application.jobTitle || null,
    languages: [...new Set(application.languages)],
    submittedAt: scope.now,
    decisionReason: null,
  };
  const [made] = await scope.db
    .insert(staffMembers)
    .values({ propertyId: scope.propertyId, id: randomUUID(), uid: identity.uid, ...asked })
    .onConflictDoNothing()
    .returning();
  if (made) return full ? refused('too-many-applicants') : asking(scope, made);

  const own = scope.own(staffMembers, eq(staffMembers.uid, identity.uid));
  const [existing] = await scope.db.select().from(staffMembers).where(own).for('update');
  if (!existing) throw new Error('A membership that exists could not be read');
  if (existing.state !== 'rejected' && !hasLapsed(existing, scope.now)) {
    if (identity.emailVerified) await markVerified(scope, [identity.uid]);
    return done(await membershipView(scope, existing));
  }
  const [again] = await scope.db.update(staffMembers).set(asked).where(own).returning();
  if (!again) throw new Error('A membership that exists could not be changed');
  return asking(scope, again);
}

async function asking(
  scope: PropertyScope,
  row: typeof staffMembers.$inferSelect,
): Promise<Outcome<Membership>> {
  await recordStep(scope, row, { byId: row.id, byName: row.fullName ?? row.name, reason: null });
  return done(await membershipView(scope, row));
}
