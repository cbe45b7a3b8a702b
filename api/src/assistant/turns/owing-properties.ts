import { eq, or, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';

/**
 * Ids of the properties that have turns which wait, or whose process was not heard of for a lease. One statement,
 * however many properties there are; the policy of migration 0420 shows it these rows alone.
 */
export function listPropertiesOwing(store: Store): Promise<string[]> {
  return store.lookUpEach('turns that wait', async (db, now) => {
    const rows = await db
      .selectDistinct({ propertyId: turns.propertyId })
      .from(turns)
      .where(
        or(
          eq(turns.state, 'pending'),
          sql`${turns.state} = 'running' and ${turns.leaseUntil} < ${now.toISOString()}::timestamptz`,
        ),
      );
    return rows.map(({ propertyId }) => propertyId);
  });
}
