import { eq, lt, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { staffAttention } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';

/** A visible page reports every minute; one that was killed counts as visible for this long. */
const SEEN_FOR_MS = 90_000;
/** Tabs without a report for this long are dropped. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** Records whether a tab of a person is visible. */
export function noteAttention(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  { tab, visible }: { tab: string; visible: boolean },
): void {
  const { propertyId, now } = scope;
  const until = visible ? new Date(now.getTime() + SEEN_FOR_MS) : now;
  const forgotten = lt(staffAttention.until, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  scope.write(
    scope.db
      .delete(staffAttention)
      .where(scope.own(staffAttention, eq(staffAttention.memberId, memberId), forgotten)),
  );
  scope.write(
    scope.db
      .insert(staffAttention)
      .values({ propertyId, memberId, tab, until })
      .onConflictDoUpdate({
        target: [staffAttention.propertyId, staffAttention.memberId, staffAttention.tab],
        set: { until: sql`excluded.until` },
      }),
  );
}
