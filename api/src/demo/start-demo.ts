import { randomUUID } from 'node:crypto';
import type { DemoSession } from '@bellkey/shared/api';
import { isNotNull } from 'drizzle-orm';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { demoSessions, locations, properties, qrCodes, staffMembers } from '../database/schema.ts';
import { insertSession } from '../guest-sessions/guest-sessions.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { hashSecret } from '../places/code-hash.ts';
import { readPlace } from '../places/resolve-code.ts';
import { readProperty } from '../properties/property-summary.ts';
import { chooseLanguage } from '../properties/system-texts.ts';
import { demoStaffUid } from './demo-staff.ts';
import { newDemoGuestToken, newDemoStaffToken } from './demo-tokens.ts';
import { aurora, demoPlaces } from './hotel-aurora.ts';
import { seedAurora } from './seed-aurora.ts';
import { seedNeighbours } from './seed-neighbours.ts';

/** How long a throw-away property lives. */
export const DEMO_LIFETIME_MS = 2 * 60 * 60_000;
/** How many there may be at once: each is looked through by the workers every few seconds. */
export const MAX_DEMOS = 60;
/** The visitor's room. */
const ROOM = 'room-204';

/**
 * Makes a Hotel Aurora of the visitor's own, with synthetic guests in other rooms, and answers the tokens to be its
 * guest in Room 204 and a manager at its desk. Nothing of it leaves the house: no e-mail, no message.
 */
export async function startDemo(
  store: Store,
  acceptLanguage: string | undefined,
  now: () => Date,
): Promise<Outcome<DemoSession>> {
  const running = await store.lookUp('every property', (db) =>
    db.select({ id: properties.id }).from(properties).where(isNotNull(properties.demoUntil)),
  );
  if (running.length >= MAX_DEMOS) return refused('demo-full', { retryAfterSeconds: 300 });
  const id = `demo-${randomUUID()}`;
  const expiresAt = new Date(now().getTime() + DEMO_LIFETIME_MS);
  return store.inProperty(id, async (scope) => {
    await seedAurora(scope, {
      organization: { id, name: 'Hotel Aurora (a visitor’s demo)' },
      property: { ...aurora.property, id, organizationId: id, slug: id, demoUntil: expiresAt },
    });
    await insertPlaces(scope);
    const guestToken = newDemoGuestToken();
    const staffToken = newDemoStaffToken();
    await insertSession(
      scope,
      { propertyId: id, qrCodeId: codeIdOf(ROOM), locationId: ROOM },
      {
        token: guestToken,
        expiresAt,
        language: chooseLanguage(acceptLanguage, aurora.property.languages),
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
    await seedNeighbours(scope, expiresAt);
    const place = await readPlace(scope, ROOM);
    if (!place) throw new Error('The demo has no room for its visitor');
    return done({
      property: await readProperty(scope),
      place,
      guestToken,
      staffToken,
      staffUid: demoStaffUid(id),
      expiresAt: expiresAt.toISOString(),
    });
  });
}

/** The code that hangs in a place of the demo. Nobody knows it: it opens nothing. */
export const codeIdOf = (locationId: string) => `code-${locationId}`;

async function insertPlaces(scope: PropertyScope): Promise<void> {
  const { propertyId } = scope;
  await scope.db.insert(locations).values(demoPlaces.map((place) => ({ propertyId, ...place })));
  await scope.db.insert(qrCodes).values(
    demoPlaces.map(({ id }) => ({
      propertyId,
      id: codeIdOf(id),
      locationId: id,
      codeHash: hashSecret(randomUUID()),
      shortCodeHash: hashSecret(randomUUID()),
      active: false,
    })),
  );
}
