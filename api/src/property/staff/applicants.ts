import { MAX_APPLICANTS } from '@bellkey/shared/api';
import { eq, gt, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { REGISTRATION_LIFETIME_MS } from './registration-lapse.ts';

/**
 * Whether as many people ask to join a property as may: a person with the join code can ask with any number of accounts.
 * Holds a lock until the transaction ends, to be taken before those of rows.
 */
export async function isFullOfApplicants(scope: PropertyScope): Promise<boolean> {
  const open = new Date(scope.now.getTime() - REGISTRATION_LIFETIME_MS);
  const [, [counted]] = await Promise.all([
    holdLock(scope.db, `applicants:${scope.propertyId}`),
    scope.db
      .select({ count: sql<number>`count(*)::int` })
      .from(staffMembers)
      .where(scope.own(staffMembers, eq(staffMembers.state, 'pending'), gt(staffMembers.submittedAt, open))),
  ]);
  return (counted?.count ?? 0) >= MAX_APPLICANTS;
}
