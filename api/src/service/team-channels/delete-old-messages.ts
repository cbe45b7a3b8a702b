import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';

/**
 * Deletes messages from before a time, the oldest first. Skips those that another process deletes.
 *
 * @param most of them at once
 * @returns how many
 */
export async function deleteOldMessages(scope: PropertyScope, before: Date, most: number): Promise<number> {
  const { rows } = (await scope.db.execute(sql`
    delete from team_messages where property_id = ${scope.propertyId} and (channel_id, no) in (
      select channel_id, no from team_messages
      where property_id = ${scope.propertyId} and created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${most} for update skip locked)
    returning no`)) as unknown as { rows: unknown[] };
  return rows.length;
}
