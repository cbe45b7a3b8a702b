import path from 'node:path';
import { createStore } from '../../../../api/src/platform/database/create-store.ts';
import { openDatabase } from '../../../../api/src/platform/database/open-database.ts';
import type { PropertyScope } from '../../../../api/src/platform/database/property-scope.ts';
import { locations, properties } from '../../../../api/src/platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../../../api/src/platform/database/schema/request-tables.ts';
import { done } from '../../../../api/src/platform/outcome/outcome.ts';
import { loadOrCreateQrSecret } from '../../../../api/src/public/demo/demo-codes.ts';
import { AURORA_ID, aurora } from '../../../../api/src/public/demo/sample-properties/hotel-aurora.ts';
import { seedDemo } from '../../../../api/src/public/demo/seed-demo.ts';

/** Size of the hotel that the dashboard has to handle. */
export const BUSY_ROOMS = 400;
export const BUSY_REQUESTS = 2_000;
const INSERTED_AT_ONCE = 200;
const MINUTE_MS = 60_000;
/** First number of generated requests, above those of the demo. */
const FIRST_NO = 10_000;

/**
 * Creates the demo property in the data folder of a stack that has not started yet, with 400 rooms and 2,000 open
 * requests.
 */
export async function makeBusyProperty(dataDir: string): Promise<void> {
  const qrSecret = loadOrCreateQrSecret(dataDir);
  const database = await openDatabase({ folder: path.join(dataDir, 'db') });
  try {
    const store = createStore(
      database,
      () => new Date(),
      () => undefined,
    );
    await seedDemo(store, { qrSecret, ownerUid: null, managerUid: null, staffUid: null, developerUid: null });
    const filled = await store.inProperty(AURORA_ID, async (scope) => {
      await addRooms(scope);
      await addRequests(scope);
      return done(undefined);
    });
    if (!filled.ok) throw new Error(`The property was not filled: ${filled.error.code}`);
  } finally {
    await database.close();
  }
}

const roomId = (index: number) => `busy-${index + 1}`;

async function addRooms({ db, propertyId }: PropertyScope): Promise<void> {
  await db.insert(locations).values(
    Array.from({ length: BUSY_ROOMS }, (_, index) => ({
      propertyId,
      id: roomId(index),
      kind: 'room' as const,
      label: `Room ${1000 + index}`,
      floor: String(Math.floor(index / 40) + 1),
    })),
  );
}

/** Every other one is accepted; their times are spread over the next hours, so that clocks do little meanwhile. */
async function addRequests(scope: PropertyScope): Promise<void> {
  const { db, propertyId, now } = scope;
  const offered = aurora.services.filter(({ kind }) => kind === 'deliver' || kind === 'fix');
  const rows = Array.from({ length: BUSY_REQUESTS }, (_, index) => {
    const service = offered[index % offered.length];
    if (!service) throw new Error('The property offers nothing');
    const isAccepted = index % 2 === 1;
    return {
      propertyId,
      id: `busy-request-${index + 1}`,
      no: FIRST_NO + index,
      serviceKey: service.key,
      title: service.title,
      locationId: roomId(index % BUSY_ROOMS),
      departmentKey: service.departmentKey,
      state: isAccepted ? ('acknowledged' as const) : ('new' as const),
      priority: 'normal' as const,
      source: 'ai' as const,
      createdAt: new Date(now.getTime() - MINUTE_MS),
      acknowledgeBy: new Date(now.getTime() + (30 + index / 10) * MINUTE_MS),
      promisedAt: new Date(now.getTime() + (60 + index / 10) * MINUTE_MS),
      acknowledgedAt: isAccepted ? now : null,
    };
  });
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
    const chunk = rows.slice(from, from + INSERTED_AT_ONCE);
    await db.insert(requests).values(chunk);
    await db.insert(requestSteps).values(
      chunk.map(({ id, createdAt }) => ({
        propertyId,
        requestId: id,
        ordinal: 1,
        state: 'new' as const,
        at: createdAt,
        byKind: 'guest' as const,
      })),
    );
  }
  await db
    .update(properties)
    .set({ requestNo: FIRST_NO + BUSY_REQUESTS })
    .where(scope.own({ propertyId: properties.id }));
}
