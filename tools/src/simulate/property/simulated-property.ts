import { createStore } from '../../../../api/src/platform/database/create-store.ts';
import { openDatabase } from '../../../../api/src/platform/database/open-database.ts';
import { staffMembers, staffPresence } from '../../../../api/src/platform/database/schema/staff-tables.ts';
import { done } from '../../../../api/src/platform/outcome/outcome.ts';
import type {
  DemoPlace,
  DemoProperty,
} from '../../../../api/src/public/demo/sample-properties/demo-property.ts';
import { aurora } from '../../../../api/src/public/demo/sample-properties/hotel-aurora.ts';
import { seedPlaces } from '../../../../api/src/public/demo/seed-places.ts';
import { seedProperty } from '../../../../api/src/public/demo/seed-property.ts';
import type { BenchLocation } from '../../bench/api/data/bench-database.ts';
import type { PlannedMember } from '../plan/plan-day.ts';

/** The property of a simulated day. */
export const PROPERTY_ID = 'simulated';
const ROOMS_PER_FLOOR = 20;
/** The codes of a fictional property are not secret. */
const QR_SECRET = '0'.repeat(64);

function roomAt(index: number): DemoPlace {
  const floor = String(Math.floor(index / ROOMS_PER_FLOOR) + 1);
  const number = `${floor}${String((index % ROOMS_PER_FLOOR) + 1).padStart(2, '0')}`;
  return { id: `room-${number}`, kind: 'room', label: `Room ${number}`, floor };
}

/** Hotel Aurora with a number of rooms. */
function propertyWith(rooms: number): DemoProperty {
  return {
    ...aurora,
    organization: { id: PROPERTY_ID, name: 'Simulated hotel' },
    property: {
      ...aurora.property,
      id: PROPERTY_ID,
      organizationId: PROPERTY_ID,
      slug: PROPERTY_ID,
      name: 'Simulated hotel',
    },
    places: Array.from({ length: rooms }, (_, index) => roomAt(index)),
  };
}

/** Fills an empty database with the property and its staff, all off duty. Returns the code of each room. */
export async function fillProperty(
  location: BenchLocation,
  rooms: number,
  members: readonly PlannedMember[],
  begins: Date,
): Promise<string[]> {
  const database = await openDatabase(location);
  try {
    const store = createStore(
      database,
      () => begins,
      () => undefined,
    );
    const filled = await store.inProperty(PROPERTY_ID, async (scope) => {
      const property = propertyWith(rooms);
      const propertyId = PROPERTY_ID;
      await seedProperty(scope, property);
      await scope.db.insert(staffMembers).values(
        members.map(({ id, name, role, departments }) => ({
          propertyId,
          id,
          uid: id,
          name,
          role,
          state: 'approved' as const,
          departments,
          email: `${id}@simulated.example`,
          emailVerified: true,
        })),
      );
      await scope.db
        .insert(staffPresence)
        .values(members.map(({ id }) => ({ propertyId, memberId: id, onDuty: false, since: begins })));
      return done(await seedPlaces(scope, property.places, QR_SECRET));
    });
    if (!filled.ok) throw new Error(`The property was not filled: ${filled.error.code}`);
    return filled.value.map(({ code }) => code);
  } finally {
    await database.close();
  }
}
