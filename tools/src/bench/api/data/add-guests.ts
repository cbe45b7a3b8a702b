import { randomBytes } from 'node:crypto';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import type { PropertyScope } from '../../../../../api/src/platform/database/property-scope.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../../../../api/src/platform/database/schema/conversation-tables.ts';
import { properties, services } from '../../../../../api/src/platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../../../../api/src/platform/database/schema/request-tables.ts';
import { hashSecret } from '../../../../../api/src/property/places/code-hash.ts';
import type { DemoProperty } from '../../../../../api/src/public/demo/sample-properties/demo-property.ts';
import { QUEUE } from './fixtures.ts';

/** Lines in each conversation. */
export const LINES_IN_CONVERSATION = 20;

const INSERTED_AT_ONCE = 200;

const HOUR_MS = 3_600_000;

/** That many guests' tokens. */
export const tokens = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(32).toString('base64url'));

/** Local ids of a token's records. */
const idOf = (kind: 'session' | 'conversation', token: string) => `${kind}-${token.slice(0, 16)}`;

/** Adds guests with their sessions, conversations and lines to a property. */
export async function addGuests(
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

/** One line of a conversation: the guest's and the answer, alternating. */
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

/** Requests in the queue of a property. */
export async function addRequests(
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
