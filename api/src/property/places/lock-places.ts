import { asc, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';

/**
 * The rows of these places, locked until the transaction ends. Starting a session and replacing or revoking a code both
 * take this lock first: whichever comes second sees what the other did, so no session of an old code is left open.
 * Sorted, so that two callers with several places each never wait for each other.
 */
export async function lockPlaces(
  scope: PropertyScope,
  placeIds: readonly string[],
): Promise<Array<typeof locations.$inferSelect>> {
  // Awaited here, which starts it at once: a query that is only returned would start after the others of a batch.
  return await scope.db
    .select()
    .from(locations)
    .where(scope.own(locations, inArray(locations.id, [...placeIds])))
    .orderBy(asc(locations.id))
    .for('no key update');
}
