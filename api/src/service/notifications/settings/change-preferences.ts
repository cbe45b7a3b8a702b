import type { NotificationChoices, QuietHours } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { notificationPreferences } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { mergeChoices } from '../plan/load-receivers.ts';
import { storeQuietHours } from '../plan/quiet-hours.ts';

/** Saves a person's notification preferences. Alarms stay pushed, whatever they choose. */
export function changePreferences(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  { choices: chosen, quietHours }: { choices: NotificationChoices; quietHours: QuietHours | null },
): { choices: NotificationChoices; quietHours: QuietHours | null } {
  const choices = mergeChoices(chosen);
  const { propertyId } = scope;
  scope.write(
    scope.db
      .insert(notificationPreferences)
      .values({ propertyId, memberId, choices, ...storeQuietHours(quietHours) })
      .onConflictDoUpdate({
        target: [notificationPreferences.propertyId, notificationPreferences.memberId],
        set: {
          choices: sql`excluded.choices`,
          quietFrom: sql`excluded.quiet_from`,
          quietUntil: sql`excluded.quiet_until`,
        },
      }),
  );
  return { choices, quietHours };
}
