import { ne, or, sql } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { locations, qrCodes } from '../../platform/database/schema/property-tables.ts';
import { joinCodes, staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { hashCode } from '../../property/places/code-hash.ts';
import { deriveCodes } from './demo-codes.ts';
import { AURORA_ID, aurora } from './sample-properties/hotel-aurora.ts';
import { seedProperty } from './seed-property.ts';

/** A place of the demo with the codes that open it; passed to the parent process and stored nowhere. */
export interface SeededPlace {
  label: string;
  kind: string;
  code: string;
  shortCode: string;
}

interface SeedOptions {
  qrSecret: string;
  managerUid: string | null;
  staffUid: string | null;
  developerUid: string | null;
}

/**
 * Makes Hotel Aurora, a hotel that does not exist, with synthetic people and facts. Safe to run at each start: it
 * adds what is missing and leaves alone what people changed. Only a new secret changes the codes.
 */
export async function seedDemo(store: Store, options: SeedOptions): Promise<SeededPlace[]> {
  const seeded = await store.inProperty(AURORA_ID, async (scope) => {
    await seedProperty(scope, aurora);
    await seedStaff(scope, options);
    await seedJoinCode(scope, options.qrSecret);
    return done(await seedPlaces(scope, options.qrSecret));
  });
  if (!seeded.ok) throw new Error(`The demo property was refused: ${seeded.error.code}`);
  return seeded.value;
}

async function seedStaff(
  scope: PropertyScope,
  { managerUid, staffUid, developerUid }: SeedOptions,
): Promise<void> {
  const { propertyId } = scope;
  const rows: Array<typeof staffMembers.$inferInsert> = [];
  const approved = { propertyId, state: 'approved' as const };
  if (managerUid) {
    rows.push({
      ...approved,
      id: `demo-${managerUid}`,
      uid: managerUid,
      name: 'Marta',
      role: 'manager',
      departments: ['front-desk', 'duty-manager'],
    });
  }
  if (staffUid) {
    rows.push({
      ...approved,
      id: `demo-${staffUid}`,
      uid: staffUid,
      name: 'João',
      role: 'agent',
      departments: ['housekeeping', 'front-desk'],
    });
  }
  if (developerUid) {
    rows.push({
      ...approved,
      id: `demo-${developerUid}`,
      uid: developerUid,
      name: 'Inês',
      role: 'developer',
      departments: [],
    });
  }
  if (rows.length > 0) await scope.db.insert(staffMembers).values(rows).onConflictDoNothing();
}

async function seedJoinCode(scope: PropertyScope, secret: string): Promise<void> {
  const { propertyId } = scope;
  const code = deriveCodes(secret, propertyId, 'join-code').shortCode;
  // A code that a manager has changed since stays changed.
  await scope.db.insert(joinCodes).values({ propertyId, code, rotatedAt: scope.now }).onConflictDoNothing();
}

async function seedPlaces(scope: PropertyScope, secret: string): Promise<SeededPlace[]> {
  const { propertyId } = scope;
  await scope.db
    .insert(locations)
    .values(aurora.places.map((place) => ({ propertyId, ...place })))
    .onConflictDoNothing();
  const coded = aurora.places.map((place) => ({ ...place, ...deriveCodes(secret, propertyId, place.id) }));
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
      // Whether a code is in use stays as people set it; the same secret changes nothing at all.
      setWhere: or(
        ne(qrCodes.codeHash, sql`excluded.code_hash`),
        ne(qrCodes.shortCodeHash, sql`excluded.short_code_hash`),
      ),
    });
  return coded.map(({ label, kind, code, shortCode }) => ({ label, kind, code, shortCode }));
}
