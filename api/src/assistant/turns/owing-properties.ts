import { eq, or, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';

/**
 * Ids of the properties with waiting turns or expired leases. One statement for all properties; the policy of migration
 * 0420 only shows these rows.
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
