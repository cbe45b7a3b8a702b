import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { joinCodes, staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { drawBrand } from './brands/draw-brand.ts';
import { lacksBrand, seedBrand } from './brands/seed-brand.ts';
import { deriveCodes } from './demo-codes.ts';
import { AURORA_ID, aurora } from './sample-properties/hotel-aurora.ts';
import { type SeededPlace, seedPlaces } from './seed-places.ts';
import { seedProperty } from './seed-property.ts';

interface SeedOptions {
  qrSecret: string;
  ownerUid: string | null;
  managerUid: string | null;
  staffUid: string | null;
  developerUid: string | null;
}

/**
 * Creates Hotel Aurora, a fictional hotel, with synthetic people and facts. Safe to run at each start: it adds what is
 * missing and keeps people's changes. Only a new secret changes the codes.
 */
export async function seedDemo(store: Store, options: SeedOptions): Promise<SeededPlace[]> {
  const seeded = await store.inProperty(AURORA_ID, async (scope) => {
    await seedProperty(scope, aurora);
    await seedStaff(scope, options);
    await seedJoinCode(scope, options.qrSecret);
    const places = await seedPlaces(scope, aurora.places, options.qrSecret);
    return done({ places, plain: await lacksBrand(scope) });
  });
  if (!seeded.ok) throw new Error(`The demo property was refused: ${seeded.error.code}`);
  if (seeded.value.plain) await seedDemoBrand(store);
  return seeded.value.places;
}

/** No transaction is open while the brand is drawn. */
async function seedDemoBrand(store: Store): Promise<void> {
  const drawn = await drawBrand(aurora.guestBrand);
  await store.inProperty(AURORA_ID, async (scope) => done(await seedBrand(scope, drawn)));
}

async function seedStaff(
  scope: PropertyScope,
  { ownerUid, managerUid, staffUid, developerUid }: SeedOptions,
): Promise<void> {
  const { propertyId } = scope;
  const rows: Array<typeof staffMembers.$inferInsert> = [];
  const approved = { propertyId, state: 'approved' as const };
  if (ownerUid) {
    rows.push({
      ...approved,
      id: `demo-${ownerUid}`,
      uid: ownerUid,
      name: 'Teresa',
      role: 'owner',
      departments: [],
    });
  }
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
