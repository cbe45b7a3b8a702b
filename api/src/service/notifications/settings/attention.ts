import { eq, lt, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { staffAttention } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';

/** A page that is seen says so every minute; one that was killed counts as seen for so long. */
const SEEN_FOR_MS = 90_000;
/** Tabs that said nothing for so long are forgotten. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** Notes that a tab of a person is seen, or no longer. */
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
