import { randomUUID } from 'node:crypto';
import type { DemoPropertyKey, DemoSession } from '@bellkey/shared/api';
import { isNotNull, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { locations, properties, qrCodes } from '../../platform/database/schema/property-tables.ts';
import { demoSessions } from '../../platform/database/schema/public-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { newDemoGuestToken, newDemoStaffToken } from '../../platform/http/demo-tokens.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { insertSession } from '../../property/guest-sessions/start-session.ts';
import { hashSecret } from '../../property/places/code-hash.ts';
import { loadPlace } from '../../property/places/resolve-code.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { chooseLanguage } from '../../property/properties/system-texts.ts';
import { drawBrand } from './brands/draw-brand.ts';
import { seedBrand } from './brands/seed-brand.ts';
import { demoStaffUid } from './demo-staff.ts';
import type { BrandedDemoProperty, DemoProperty } from './sample-properties/demo-property.ts';
import { pomar } from './sample-properties/flats-pomar.ts';
import { aurora } from './sample-properties/hotel-aurora.ts';
import { seedNeighbours } from './seed-neighbours.ts';
import { seedProperty } from './seed-property.ts';

/** How long a throw-away property lives. */
export const DEMO_LIFETIME_MS = 2 * 60 * 60_000;
/** Most temporary properties at once: the workers check each every few seconds. */
export const MAX_DEMOS = 60;

/** Kinds of temporary properties. */
const demoProperties: Record<DemoPropertyKey, BrandedDemoProperty> = { hotel: aurora, flats: pomar };

/**
 * Creates a demo property for one visitor, with synthetic guests in its other places, and returns the tokens to be its
 * guest in one place and a manager at its desk. Nothing leaves the property: no e-mail, no message.
 */
export async function startDemo(
  store: Store,
  propertyKey: DemoPropertyKey,
  acceptLanguage: string | undefined,
  now: () => Date,
): Promise<Outcome<DemoSession>> {
  const demoProperty = demoProperties[propertyKey];
  const { visitorPlaceId } = demoProperty;
  const id = `demo-${randomUUID()}`;
  const expiresAt = new Date(now().getTime() + DEMO_LIFETIME_MS);
  const brand = await drawBrand(demoProperty.guestBrand);
  return store.inProperty(id, async (scope) => {
    if ((await countDemos(scope)) >= MAX_DEMOS) return refused('demo-full', { retryAfterSeconds: 300 });
    await seedProperty(scope, {
      ...demoProperty,
      organization: { id, name: `${demoProperty.property.name} (a visitor’s demo)` },
      property: { ...demoProperty.property, id, organizationId: id, slug: id, demoUntil: expiresAt },
    });
    await seedBrand(scope, brand);
    await insertPlaces(scope, demoProperty.places);
    const guestToken = newDemoGuestToken();
    const staffToken = newDemoStaffToken();
    await insertSession(
      scope,
      { propertyId: id, qrCodeId: codeIdOf(visitorPlaceId), locationId: visitorPlaceId },
      {
        token: guestToken,
        expiresAt,
        language: chooseLanguage(acceptLanguage, demoProperty.property.languages),
      },
    );
    await scope.db.insert(staffMembers).values({
      propertyId: id,
      id: 'visitor',
      uid: demoStaffUid(id),
      name: 'You',
      role: 'manager',
      state: 'approved',
      departments: ['front-desk', 'duty-manager'],
    });
    await scope.db
      .insert(demoSessions)
      .values({ propertyId: id, staffTokenHash: hashSecret(staffToken), expiresAt });
    await seedNeighbours(scope, demoProperty.neighbours, expiresAt);
    const place = await loadPlace(scope, visitorPlaceId);
    if (!place) throw new Error('The demo has no place for its visitor');
    return done({
      house: propertyKey,
      property: await loadProperty(scope),
      place,
      guestToken,
      staffToken,
      staffUid: demoStaffUid(id),
      expiresAt: expiresAt.toISOString(),
    });
  });
}

/** Number of demos. Others who start one wait until this transaction ends, so that no two take one place. */
async function countDemos(scope: PropertyScope): Promise<number> {
  await holdLock(scope.db, 'demos');
  const look = (key: string) => scope.db.execute(sql`select set_config('app.lookup', ${key}, true)`);
  await look('every property');
  const [counted] = await scope.db
    .select({ demos: sql<number>`count(*)::integer` })
    .from(properties)
    .where(isNotNull(properties.demoUntil));
  await look('');
  return counted?.demos ?? 0;
}

/** The code of a place in the demo. It is unknown and opens nothing. */
export const codeIdOf = (locationId: string) => `code-${locationId}`;

async function insertPlaces(scope: PropertyScope, places: DemoProperty['places']): Promise<void> {
  const { propertyId } = scope;
  await insertRows(
    scope.db,
    locations,
    places.map((place) => ({ propertyId, ...place })),
  );
  await insertRows(
    scope.db,
    qrCodes,
    places.map(({ id }) => ({
      propertyId,
      id: codeIdOf(id),
      locationId: id,
      codeHash: hashSecret(randomUUID()),
      shortCodeHash: hashSecret(randomUUID()),
      active: false,
    })),
  );
}
