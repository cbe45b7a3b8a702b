import { ne, or, sql } from 'drizzle-orm';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../platform/database/schema/property-tables.ts';
import { hashCode } from '../../property/places/code-hash.ts';
import { deriveCodes } from './demo-codes.ts';
import type { DemoPlace } from './sample-properties/demo-property.ts';

/** A place of a sample property with its codes; passed to the parent process and stored nowhere. */
export interface SeededPlace {
  label: string;
  kind: string;
  code: string;
  shortCode: string;
}

/**
 * Gives the scope's property its places and their codes. Adds what is missing; only a new secret changes the codes.
 *
 * @param secret what the codes are derived from
 */
export async function seedPlaces(
  scope: PropertyScope,
  places: readonly DemoPlace[],
  secret: string,
): Promise<SeededPlace[]> {
  const { propertyId } = scope;
  await insertRows(
    scope.db,
    locations,
    places.map((place) => ({ propertyId, ...place })),
  );
  const coded = places.map((place) => ({ ...place, ...deriveCodes(secret, propertyId, place.id) }));
  await scope.db
    .insert(qrCodes)
    .values(
      coded.map(({ id, code, shortCode }) => ({
        propertyId,
        id: `code-${id}`,
        locationId: id,
        codeHash: hashCode({ kind: 'full', value: code }),
        shortCodeHash: hashCode({ kind: 'short', value: shortCode }),
      })),
    )
    .onConflictDoUpdate({
      target: [qrCodes.propertyId, qrCodes.id],
      set: {
        codeHash: sql`excluded.code_hash`,
        shortCodeHash: sql`excluded.short_code_hash`,
        rotatedAt: scope.now,
      },
      // Whether a code is active stays as people set it; the same secret changes nothing.
      setWhere: or(
        ne(qrCodes.codeHash, sql`excluded.code_hash`),
        ne(qrCodes.shortCodeHash, sql`excluded.short_code_hash`),
      ),
    });
  return coded.map(({ label, kind, code, shortCode }) => ({ label, kind, code, shortCode }));
}
