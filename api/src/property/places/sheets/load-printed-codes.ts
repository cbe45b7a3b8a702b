import type { CodeToPrint } from '@bellkey/shared/api';
import { eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { hashCode } from '../code-hash.ts';

/**
 * The places of these codes. Refused unless every code is active at a place of the property, so that a sheet with the
 * property's name never leads elsewhere, and every printed code works.
 */
export async function loadPrintedCodes(
  scope: PropertyScope,
  codes: readonly CodeToPrint[],
): Promise<Outcome<Array<CodeToPrint & { label: string }>>> {
  const hashOf = ({ code }: CodeToPrint) => hashCode({ kind: 'full', value: code });
  const rows = await scope.db
    .select({ full: qrCodes.codeHash, short: qrCodes.shortCodeHash, label: locations.label })
    .from(qrCodes)
    .innerJoin(locations, eq(locations.id, qrCodes.locationId))
    .where(
      scope.own(
        qrCodes,
        eq(locations.propertyId, scope.propertyId),
        eq(qrCodes.active, true),
        inArray(qrCodes.codeHash, codes.map(hashOf)),
      ),
    );
  const placeByCode = new Map(rows.map((row) => [row.full, row]));
  const printed = codes.map((code) => {
    const place = placeByCode.get(hashOf(code));
    const fits = place?.short === hashCode({ kind: 'short', value: code.shortCode });
    return place && fits ? { ...code, label: place.label } : null;
  });
  const known = printed.filter((code) => code !== null);
  return known.length === codes.length ? done(known) : refused('not-found');
}
