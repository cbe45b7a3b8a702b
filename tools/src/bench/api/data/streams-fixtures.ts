import { createStore } from '../../../../../api/src/platform/database/create-store.ts';
import { openDatabase } from '../../../../../api/src/platform/database/open-database.ts';
import {
  conversations,
  guestSessions,
} from '../../../../../api/src/platform/database/schema/conversation-tables.ts';
import { locations, qrCodes } from '../../../../../api/src/platform/database/schema/property-tables.ts';
import { staffMembers } from '../../../../../api/src/platform/database/schema/staff-tables.ts';
import { done } from '../../../../../api/src/platform/outcome/outcome.ts';
import { hashSecret } from '../../../../../api/src/property/places/code-hash.ts';
import type { BenchLocation } from './bench-database.ts';

/** The cookie token of a guest of the stream measurements. */
export const tokenOf = (guest: number): string => `bench-stream-${guest}`;
/** The Bearer token of a member of a department, which is their uid. */
export const staffTokenOf = (member: number): string => `bench-housekeeper-${member}`;
export const conversationOf = (guest: number): string => `stream-conversation-${guest}`;

const AT_ONCE = 500;
const DAY_MS = 24 * 3_600_000;

/** Adds guests and staff to a property, who only listen. */
export async function addListeners(
  location: BenchLocation,
  propertyId: string,
  { guests, staff }: { guests: number; staff: number },
): Promise<void> {
  const database = await openDatabase(location);
  const store = createStore(
    database,
    () => new Date(),
    () => undefined,
  );
  const added = await store.inProperty(propertyId, async (scope) => {
    const [place] = await scope.db
      .select({ locationId: locations.id, qrCodeId: qrCodes.id })
      .from(locations)
      .innerJoin(qrCodes, scope.own(qrCodes))
      .where(scope.own(locations))
      .limit(1);
    if (!place) throw new Error('The property has no place');
    const { locationId, qrCodeId } = place;
    const at = scope.now;
    for (let first = 0; first < guests; first += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, guests - first) }, (_, index) => first + index);
      await scope.db.insert(guestSessions).values(
        some.map((guest) => ({
          propertyId,
          id: `stream-session-${guest}`,
          locationId,
          qrCodeId,
          tokenHash: hashSecret(tokenOf(guest)),
          assurance: 'L1' as const,
          language: 'en',
          createdAt: at,
          lastSeenAt: at,
          scannedAt: at,
          expiresAt: new Date(at.getTime() + DAY_MS),
        })),
      );
      await scope.db.insert(conversations).values(
        some.map((guest) => ({
          propertyId,
          id: conversationOf(guest),
          locationId,
          guestSessionId: `stream-session-${guest}`,
          state: 'ai_active' as const,
          createdAt: at,
        })),
      );
    }
    await scope.db.insert(staffMembers).values(
      Array.from({ length: staff }, (_, member) => ({
        propertyId,
        id: staffTokenOf(member),
        uid: staffTokenOf(member),
        name: 'Marta',
        role: 'staff' as const,
        state: 'approved' as const,
        departments: ['housekeeping'],
      })),
    );
    return done(undefined);
  });
  await database.close();
  if (!added.ok) throw new Error(`The listeners were not added: ${added.error.code}`);
}
