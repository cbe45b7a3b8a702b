import { randomBytes } from 'node:crypto';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { createStore } from '../../../../../api/src/platform/database/create-store.ts';
import type { Database } from '../../../../../api/src/platform/database/database.ts';
import type { PropertyScope, Store } from '../../../../../api/src/platform/database/property-scope.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../../../../api/src/platform/database/schema/conversation-tables.ts';
import {
  locations,
  properties,
  qrCodes,
  services,
} from '../../../../../api/src/platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../../../../api/src/platform/database/schema/request-tables.ts';
import { done } from '../../../../../api/src/platform/outcome/outcome.ts';
import { hashSecret } from '../../../../../api/src/property/places/code-hash.ts';
import type { DemoProperty } from '../../../../../api/src/public/demo/sample-properties/demo-property.ts';
import { pomar } from '../../../../../api/src/public/demo/sample-properties/flats-pomar.ts';
import { AURORA_ID, aurora } from '../../../../../api/src/public/demo/sample-properties/hotel-aurora.ts';
import { seedDemo } from '../../../../../api/src/public/demo/seed-demo.ts';
import { seedProperty } from '../../../../../api/src/public/demo/seed-property.ts';

/** Rooms whose conversation is read: each has {@link LINES_IN_CONVERSATION} lines and one request. */
const READERS = 24;
/** Sessions that write: so many that none of them comes to the limit of lines within one sample. */
const WRITERS = 600;
const LINES_IN_CONVERSATION = 20;
/** Open requests in the queue. */
export const QUEUE = 400;
const INSERTED_AT_ONCE = 200;
const HOUR_MS = 3_600_000;

/** What the database of a measurement holds, by the tokens that open it. */
export interface Fixtures {
  propertyId: string;
  /** Cookie tokens of guests with a conversation, in rooms of the measured property. */
  readers: string[];
  /** Cookie tokens of guests who have said nothing yet. */
  writers: string[];
  /** The same in the other property, which is to notice nothing. */
  otherReaders: string[];
  otherWriters: string[];
  /** Bearer token of a manager: the stub of the measurement's API takes the uid itself. */
  manager: string;
  /** Icon by service, which the API works out and the floor gets as a constant. */
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
  await seedDemo(store, { qrSecret: 'bench', managerUid: MANAGER, staffUid: null, developerUid: null });
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

const tokens = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(32).toString('base64url'));

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

/** Local ids of what belongs to a token. */
const idOf = (kind: 'session' | 'conversation', token: string) => `${kind}-${token.slice(0, 16)}`;

async function addGuests(
  scope: PropertyScope,
  property: DemoProperty,
  guests: readonly string[],
  lines: number,
): Promise<void> {
  const { propertyId, now } = scope;
  const rooms = property.places.filter(({ kind }) => kind === 'room');
  const roomOf = (index: number) => rooms[index % rooms.length]?.id ?? '';
  const begun = new Date(now.getTime() - HOUR_MS);
  await inChunks(guests, (chunk, first) =>
    scope.db.insert(guestSessions).values(
      chunk.map((token, index) => ({
        propertyId,
        id: idOf('session', token),
        locationId: roomOf(first + index),
        qrCodeId: `code-${roomOf(first + index)}`,
        tokenHash: hashSecret(token),
        assurance: 'L1' as const,
        language: 'en',
        createdAt: begun,
        lastSeenAt: now,
        scannedAt: begun,
        expiresAt: new Date(now.getTime() + 23 * HOUR_MS),
      })),
    ),
  );
  await inChunks(guests, (chunk, first) =>
    scope.db.insert(conversations).values(
      chunk.map((token, index) => ({
        propertyId,
        id: idOf('conversation', token),
        locationId: roomOf(first + index),
        guestSessionId: idOf('session', token),
        state: 'ai_active' as const,
        lastMessageAt: lines > 0 ? now : null,
        preview: lines > 0 ? 'Breakfast is from 7 to 10:30.' : null,
        lastOrdinal: lines,
        createdAt: begun,
      })),
    ),
  );
  const said = guests.flatMap((token) =>
    Array.from({ length: lines }, (_, index) => ({ token, ordinal: index + 1 })),
  );
  await inChunks(said, (chunk) =>
    scope.db
      .insert(messages)
      .values(chunk.map(({ token, ordinal }) => lineRow(propertyId, token, ordinal, begun))),
  );
}

/** A line of a conversation: the guest's and the answer to it by turns. */
function lineRow(propertyId: string, token: string, ordinal: number, begun: Date) {
  const byGuest = ordinal % 2 === 1;
  const conversationId = idOf('conversation', token);
  return {
    propertyId,
    id: `${conversationId}-${ordinal}`,
    conversationId,
    ordinal,
    clientId: byGuest ? `client-${ordinal}-of-${token.slice(0, 16)}` : null,
    senderKind: byGuest ? ('guest' as const) : ('ai' as const),
    senderId: byGuest ? idOf('session', token) : null,
    body: byGuest
      ? 'What time is breakfast, and where?'
      : 'Breakfast is served from 7:00 to 10:30 in the restaurant on the ground floor. Would you like a table?',
    parts: [],
    visibility: 'public' as const,
    engine: byGuest ? null : 'embedded',
    actions: [],
    createdAt: new Date(begun.getTime() + ordinal * 60_000),
  };
}

async function addRequests(
  scope: PropertyScope,
  property: DemoProperty,
  guests: readonly string[],
): Promise<Record<string, string>> {
  const { propertyId, now } = scope;
  const [service] = await scope.db
    .select()
    .from(services)
    .where(scope.own(services))
    .orderBy(services.position);
  if (!service) throw new Error('The property offers nothing');
  const rooms = property.places.filter(({ kind }) => kind === 'room');
  const numbers = Array.from({ length: QUEUE }, (_, index) => index + 1);
  await inChunks(numbers, (chunk) =>
    scope.db.insert(requests).values(
      chunk.map((no) => {
        const guest = guests[no - 1];
        return {
          propertyId,
          id: `request-${no}`,
          no,
          serviceKey: service.key,
          title: service.title,
          quantity: 2,
          note: 'For the children, please.',
          locationId: rooms[(no - 1) % rooms.length]?.id ?? '',
          departmentKey: service.departmentKey,
          state: 'acknowledged' as const,
          priority: 'normal' as const,
          source: 'ai' as const,
          conversationId: guest ? idOf('conversation', guest) : null,
          guestSessionId: guest ? idOf('session', guest) : null,
          createdAt: new Date(now.getTime() - no * 1000),
          acknowledgeBy: new Date(now.getTime() + no * 1000),
          promisedAt: new Date(now.getTime() + HOUR_MS + no * 1000),
          acknowledgedAt: now,
        };
      }),
    ),
  );
  // The next request has the next number.
  await scope.db
    .update(properties)
    .set({ requestNo: QUEUE })
    .where(scope.own({ propertyId: properties.id }));
  const steps = numbers.flatMap((no) => [
    { no, ordinal: 1, state: 'new' as const, byKind: 'guest' as const, byName: null },
    { no, ordinal: 2, state: 'acknowledged' as const, byKind: 'staff' as const, byName: 'Marta' },
  ]);
  await inChunks(steps, (chunk) =>
    scope.db
      .insert(requestSteps)
      .values(chunk.map(({ no, ...step }) => ({ propertyId, requestId: `request-${no}`, at: now, ...step }))),
  );
  return { [service.key]: serviceIconUrl(service.key, service.departmentKey) };
}

async function inChunks<T>(
  all: readonly T[],
  insert: (chunk: T[], first: number) => PromiseLike<unknown>,
): Promise<void> {
  for (let first = 0; first < all.length; first += INSERTED_AT_ONCE)
    await insert(all.slice(first, first + INSERTED_AT_ONCE), first);
}
