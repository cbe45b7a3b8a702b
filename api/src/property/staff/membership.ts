import type { Membership, StaffRole } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { Identity, StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';
import { loadProperty } from '../properties/property-summary.ts';
import { requiresSecondFactor } from '../properties/second-factor.ts';
import { nameDepartments } from './departments.ts';
import { loadPresence } from './presence.ts';
import { hasLapsed } from './registration-lapse.ts';
import { awaitsVerification, markVerified } from './verified-email.ts';

/** An approved member, and whether the property requires more of their sign-in than it has. */
interface EnteredStaff {
  caller: StaffCaller;
  lacksSecondFactor: boolean;
}

/** Roles for which a property can require a second factor. */
export const requirable = (role: StaffRole) => role === 'manager' || role === 'owner';

/** The membership of an approved member, and the requirements on their sign-in. */
interface ApprovedMember {
  member: Omit<StaffCaller, 'secondFactor'>;
  secondFactorRequired: boolean;
}

/** By property and uid. */
const approvedMembers: Kept<ApprovedMember> = { name: 'member' };

/**
 * The caller's approved membership. It is cached until the member or the property changes: a revoked role is gone with
 * the next call. No membership, a pending one and an unknown property all look the same.
 */
export async function enterAsStaff(scope: PropertyScope, identity: Identity): Promise<Outcome<EnteredStaff>> {
  const known = scope.memory.get(approvedMembers, memberKey(scope, identity.uid));
  const found = known ?? (await outsideBudget(() => loadApprovedMember(scope, identity.uid)));
  if (!found) return refused('forbidden');
  const { member, secondFactorRequired } = found;
  const { secondFactor } = identity;
  return done({
    caller: { ...member, secondFactor },
    lacksSecondFactor: secondFactorRequired && requirable(member.role) && !secondFactor,
  });
}

const memberKey = ({ propertyId }: PropertyScope, uid: string) => `${propertyId} ${uid}`;

async function loadApprovedMember(scope: PropertyScope, uid: string): Promise<ApprovedMember | null> {
  const { memory, propertyId } = scope;
  const since = memory.moment();
  const [row] = await scope.db
    .select({ member: staffMembers, required: properties.secondFactorRequired })
    .from(staffMembers)
    .innerJoin(properties, eq(properties.id, staffMembers.propertyId))
    .where(scope.own(staffMembers, eq(staffMembers.uid, uid)));
  if (row?.member.state !== 'approved') return null;
  const { id, name, role, departments } = row.member;
  const found = {
    member: { memberId: id, uid, name, role, departments },
    secondFactorRequired: row.required,
  };
  memory.keep(
    approvedMembers,
    memberKey(scope, uid),
    found,
    [
      { kind: 'member', propertyId, id: uid },
      { kind: 'property', propertyId, id: propertyId },
    ],
    since,
  );
  return found;
}

/**
 * Every membership of a person, in any state, in every property.
 *
 * @param emailVerified whether their e-mail is verified now; a request that waits for it is updated
 */
export async function loadMemberships(
  store: Store,
  uid: string,
  emailVerified: boolean,
): Promise<Membership[]> {
  const rows = await store.lookUpEach(`uid:${uid}`, (db) =>
    db.select().from(staffMembers).where(eq(staffMembers.uid, uid)),
  );
  const memberships: Membership[] = [];
  for (const row of rows) {
    const membership = await store.inProperty(row.propertyId, async (scope) => {
      const [noted] = emailVerified && awaitsVerification(row) ? await markVerified(scope, [uid]) : [];
      return done(await membershipView(scope, noted ?? row));
    });
    if (membership.ok) memberships.push(membership.value);
  }
  return memberships;
}

/** A membership as the person it belongs to sees it. */
export async function membershipView(
  scope: PropertyScope,
  row: typeof staffMembers.$inferSelect,
): Promise<Membership> {
  const { id, role, departments, name, submittedAt, decisionReason } = row;
  const [property, named, presence, secondFactorRequired] = await Promise.all([
    loadProperty(scope),
    nameDepartments(scope, departments),
    row.state === 'approved' ? loadPresence(scope, id) : null,
    requirable(role) ? requiresSecondFactor(scope) : null,
  ]);
  return {
    id,
    property,
    role,
    state: hasLapsed(row, scope.now) ? 'expired' : row.state,
    departments,
    departmentNames: named.map((department) => department.name),
    name,
    submittedAt: submittedAt?.toISOString() ?? null,
    reason: row.state === 'rejected' ? decisionReason : null,
    ...(presence && { presence }),
    ...(secondFactorRequired !== null && { secondFactorRequired }),
    ...(row.invitationId !== null && awaitsVerification(row) && { awaitsEmail: true }),
  };
}
