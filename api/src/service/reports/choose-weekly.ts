import type { OperationOutput } from '@bellkey/shared/api';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { notificationPreferences } from '../../platform/database/schema/notification-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

type Choice = OperationOutput<'GET /api/staff/reports/weekly'>;

/** Whether the caller gets the report of the week, and where it goes. */
export async function loadWeekly(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  hasMail: boolean,
): Promise<Choice> {
  const [row] = await scope.db
    .select({
      email: staffMembers.email,
      verified: staffMembers.emailVerified,
      on: notificationPreferences.weeklyReport,
    })
    .from(staffMembers)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.propertyId, staffMembers.propertyId),
        eq(notificationPreferences.memberId, staffMembers.id),
      ),
    )
    .where(scope.own(staffMembers, eq(staffMembers.id, memberId)));
  return { on: row?.on ?? false, email: hasMail && row?.verified ? row.email : null };
}

/** Turns the caller's weekly report on or off; their other preferences stay. */
export async function chooseWeekly(
  scope: PropertyScope,
  staff: StaffCaller,
  on: boolean,
  hasMail: boolean,
): Promise<Choice> {
  const { propertyId } = scope;
  const before = await loadWeekly(scope, staff, hasMail);
  scope.write(
    scope.db
      .insert(notificationPreferences)
      .values({ propertyId, memberId: staff.memberId, choices: {}, weeklyReport: on })
      .onConflictDoUpdate({
        target: [notificationPreferences.propertyId, notificationPreferences.memberId],
        set: { weeklyReport: on },
      }),
  );
  return { ...before, on };
}
