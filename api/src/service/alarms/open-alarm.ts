import { and, eq, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms } from '../../platform/database/schema/conversation-tables.ts';

/** An alarm as stored. */
export type AlarmRow = typeof alarms.$inferSelect;

/** The open alarm of a conversation. The caller holds the conversation's lock. */
export async function findOpenAlarm(scope: PropertyScope, conversationId: string): Promise<AlarmRow | null> {
  const [row] = await scope.db
    .select()
    .from(alarms)
    .where(scope.own(alarms, and(eq(alarms.conversationId, conversationId), isNull(alarms.overAt))));
  return row ?? null;
}

/** Changes an alarm, in the database and in the loaded row. */
export function changeAlarm(
  scope: PropertyScope,
  alarm: AlarmRow,
  change: Partial<Omit<AlarmRow, 'propertyId' | 'id'>>,
): void {
  Object.assign(alarm, change);
  scope.write(
    scope.db
      .update(alarms)
      .set(change)
      .where(scope.own(alarms, eq(alarms.id, alarm.id))),
  );
}
