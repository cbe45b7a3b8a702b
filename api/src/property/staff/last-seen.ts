import { lt, sql } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffSeen } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

const WITHIN_MS = 60_000;

/** Members that this process recorded as seen a moment ago, by property and member. */
const noted: Kept<true> = { name: 'seen' };

/** Records that a staff member is active, at most once a minute across processes. */
export function noteSeen(scope: PropertyScope, { memberId, uid }: StaffCaller): void {
  const { memory, now, propertyId } = scope;
  const key = `${propertyId} ${memberId}`;
  if (memory.get(noted, key)) return;
  const since = memory.moment();
  scope.upkeep(() =>
    scope.db
      .insert(staffSeen)
      .values({ propertyId, memberId, at: now })
      .onConflictDoUpdate({
        target: [staffSeen.propertyId, staffSeen.memberId],
        set: { at: sql`excluded.at` },
        setWhere: lt(staffSeen.at, new Date(now.getTime() - WITHIN_MS)),
      }),
  );
  // Immediately: concurrent calls do not wait for each other's row. A rolled-back update is repeated by a later
  // call.
  memory.keep(noted, key, true, [{ kind: 'member', propertyId, id: uid }], since);
}
