import type { ShiftPerson } from '@bellkey/shared/api';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers, staffPresence, staffSeen } from '../../platform/database/schema/staff-tables.ts';
import type { ShiftScope } from './shift-scope.ts';

/** Who works on requests, with their presence; department staff see their own departments and those who see all. */
export async function loadPeople(
  scope: PropertyScope,
  { departments }: Pick<ShiftScope, 'departments'>,
): Promise<ShiftPerson[]> {
  const rows = await scope.db
    .select({ member: staffMembers, presence: staffPresence, seenAt: staffSeen.at })
    .from(staffMembers)
    .leftJoin(
      staffPresence,
      and(eq(staffPresence.propertyId, staffMembers.propertyId), eq(staffPresence.memberId, staffMembers.id)),
    )
    .leftJoin(
      staffSeen,
      and(eq(staffSeen.propertyId, staffMembers.propertyId), eq(staffSeen.memberId, staffMembers.id)),
    )
    .where(scope.own(staffMembers, eq(staffMembers.state, 'approved'), ne(staffMembers.role, 'developer')))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows
    .filter(
      ({ member }) =>
        departments === 'all' ||
        member.role !== 'staff' ||
        member.departments.some((key) => departments.includes(key)),
    )
    .map(({ member, presence, seenAt }) => ({
      id: member.id,
      name: member.name,
      departments: member.departments,
      presence: presence && !presence.onDuty ? 'off' : presence?.away ? 'away' : 'on',
      chosenAt: presence?.since.toISOString() ?? null,
      lastSeenAt: seenAt?.toISOString() ?? null,
    }));
}
