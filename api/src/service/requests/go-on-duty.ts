import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { announceShift } from '../../property/staff/announce-shift.ts';
import { isAttended, setPresence } from '../../property/staff/presence.ts';

/**
 * Records that a staff member goes on duty, is away for a moment, or goes off duty. When the last one of a department
 * goes, its unaccepted requests are checked again, so that they escalate one step.
 */
export function goOnDuty(
  scope: PropertyScope,
  staff: StaffCaller,
  { onDuty, away = false }: { onDuty: boolean; away?: boolean | undefined },
): { onDuty: boolean; away: boolean } {
  // A person off duty is not away.
  const chosen = { onDuty, away: onDuty && away };
  setPresence(scope, staff, chosen);
  announceShift(scope);
  if (!onDuty) {
    scope.write(
      scope.db
        .update(requests)
        .set({
          plan: sql`${requests.plan} || '{"tell": ["unattended"]}'`,
          actAt: scope.now,
        })
        .where(
          scope.own(
            requests,
            eq(requests.state, 'new'),
            eq(requests.escalation, 0),
            sql`${requests.plan} is not null and ${requests.priority} <> 'emergency'`,
            sql`not ${isAttended(scope, requests.departmentKey)}`,
          ),
        ),
    );
  }
  return chosen;
}
