import { createStore } from '../../../../../api/src/platform/database/create-store.ts';
import type { Database } from '../../../../../api/src/platform/database/database.ts';
import type { PropertyScope, Store } from '../../../../../api/src/platform/database/property-scope.ts';
import { locations, qrCodes } from '../../../../../api/src/platform/database/schema/property-tables.ts';
import { done } from '../../../../../api/src/platform/outcome/outcome.ts';
import { hashSecret } from '../../../../../api/src/property/places/code-hash.ts';
import type { DemoProperty } from '../../../../../api/src/public/demo/sample-properties/demo-property.ts';
import { pomar } from '../../../../../api/src/public/demo/sample-properties/flats-pomar.ts';
import { AURORA_ID, aurora } from '../../../../../api/src/public/demo/sample-properties/hotel-aurora.ts';
import { seedDemo } from '../../../../../api/src/public/demo/seed-demo.ts';
import { seedProperty } from '../../../../../api/src/public/demo/seed-property.ts';
import { addGuests, addRequests, LINES_IN_CONVERSATION, tokens } from './add-guests.ts';

/** Rooms whose conversation is read: each has {@link LINES_IN_CONVERSATION} lines and one request. */
const READERS = 24;
/** Sessions that write: enough that none reaches the limit of lines within one sample. */
const WRITERS = 600;
/** Open requests in the queue. */
export const QUEUE = 400;

/** Contents of a measurement's database, by token. */
export interface Fixtures {
  propertyId: string;
  /** Cookie tokens of guests with a conversation, in rooms of the measured property. */
  readers: string[];
  /** Cookie tokens of guests who have not written yet. */
  writers: string[];
  /** The same in the other property, which must not be affected. */
  otherReaders: string[];
  otherWriters: string[];
  /** Bearer token of a manager: the measurement's stub accepts the uid itself. */
  manager: string;
  /** Icon by service, which the API computes and the baseline has as a constant. */
  icons: Record<string, string>;
}

const MANAGER = 'bench-manager';

/** Fills an empty database: Hotel Aurora with guests, conversations and a full queue, and a second property. */
export async function fillDatabase(database: Database): Promise<Fixtures> {
  const store = createStore(
    database,
    () => new Date(),
    () => undefined,
  );
  await seedDemo(store, {
    qrSecret: 'bench',
    ownerUid: null,
    managerUid: MANAGER,
    staffUid: null,
    developerUid: null,
  });
  await addProperty(store, pomar);
  const readers = tokens(READERS);
  const writers = tokens(WRITERS);
  const otherReaders = tokens(READERS);
  const otherWriters = tokens(READERS);
  let icons: Record<string, string> = {};
  await inScope(store, AURORA_ID, async (scope) => {
    await addGuests(scope, aurora, readers, LINES_IN_CONVERSATION);
    await addGuests(scope, aurora, writers, 0);
    icons = await addRequests(scope, aurora, readers);
  });
  await inScope(store, pomar.property.id, async (scope) => {
    await addGuests(scope, pomar, otherReaders, LINES_IN_CONVERSATION);
    await addGuests(scope, pomar, otherWriters, 0);
  });
  return { propertyId: AURORA_ID, readers, writers, otherReaders, otherWriters, manager: MANAGER, icons };
}

async function inScope(
  store: Store,
  propertyId: string,
  work: (scope: PropertyScope) => Promise<void>,
): Promise<void> {
  const outcome = await store.inProperty(propertyId, async (scope) => {
    await work(scope);
    return done(undefined);
  });
  if (!outcome.ok) throw new Error(`The database was not filled: ${outcome.error.code}`);
}

async function addProperty(store: Store, property: DemoProperty): Promise<void> {
  const { id: propertyId } = property.property;
  await inScope(store, propertyId, async (scope) => {
    await seedProperty(scope, property);
    await scope.db.insert(locations).values(property.places.map((place) => ({ propertyId, ...place })));
    await scope.db.insert(qrCodes).values(
      property.places.map(({ id }) => ({
        propertyId,
        id: `code-${id}`,
        locationId: id,
        codeHash: hashSecret(`full ${propertyId} ${id}`),
        shortCodeHash: hashSecret(`short ${propertyId} ${id}`),
      })),
    );
  });
}
