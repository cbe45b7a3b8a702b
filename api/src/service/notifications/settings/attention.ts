import { MAX_ATTENTION_TABS } from '@bellkey/shared/api';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { staffAttention } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';

/** A visible page reports every minute; one that was killed counts as visible for this long. */
const SEEN_FOR_MS = 90_000;
/** Tabs without a report for this long are dropped. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** Records whether a tab of a person is visible, of at most {@link MAX_ATTENTION_TABS} tabs. */
export function noteAttention(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  { tab, visible }: { tab: string; visible: boolean },
): void {
  const { propertyId, now } = scope;
  const until = visible ? new Date(now.getTime() + SEEN_FOR_MS) : now;
  const forgotten = lt(staffAttention.until, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  // Those that were seen last stay, with this one.
  const pushedOut = and(
    ne(staffAttention.tab, tab),
    sql`${staffAttention.tab} in (select kept.tab from staff_attention kept
      where kept.property_id = ${propertyId} and kept.member_id = ${memberId} and kept.tab <> ${tab}
      order by kept.until desc, kept.tab offset ${MAX_ATTENTION_TABS - 1})`,
  );
  scope.write(
    scope.db
      .delete(staffAttention)
      .where(scope.own(staffAttention, eq(staffAttention.memberId, memberId), or(forgotten, pushedOut))),
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
