import type { MessagePart, RequestPhoto } from '@bellkey/shared/api';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages, photos } from '../../platform/database/schema/conversation-tables.ts';
import { requestPhotos, requests } from '../../platform/database/schema/request-tables.ts';
import { PHOTO_ABOUT_MS, photosOf } from '../requests/attach-photos.ts';

/** How long a photo waits for its message. */
const UNSENT_MS = 24 * 60 * 60_000;

type PhotoPart = Extract<MessagePart, { kind: 'photo' }>;

/** The photos of a conversation's guest that no message has yet, as parts of one, in the order of their ids. */
export async function loadUnsentPhotos(
  scope: PropertyScope,
  conversationId: string,
  ids: readonly string[],
): Promise<PhotoPart[]> {
  const rows = await scope.db
    .select({ id: photos.id, width: photos.width, height: photos.height })
    .from(photos)
    .where(
      scope.own(
        photos,
        eq(photos.conversationId, conversationId),
        isNotNull(photos.guestSessionId),
        isNull(photos.messageId),
        inArray(photos.id, [...ids]),
      ),
    );
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((photo) => ({ kind: 'photo', photo })));
}

/** Notes that photos were sent with a message of the same transaction. */
export function markSent(scope: PropertyScope, messageId: string, parts: readonly PhotoPart[]): void {
  const ids = parts.map(({ photo }) => photo.id);
  scope.write(
    scope.db
      .update(photos)
      .set({ messageId })
      .where(scope.own(photos, and(inArray(photos.id, ids), isNull(photos.messageId)))),
  );
}

/** The photos of a guest's lines up to one, sent shortly before an instant, that belong to no request yet. */
export async function loadLatestPhotos(
  scope: PropertyScope,
  conversationId: string,
  { untilOrdinal, at }: { untilOrdinal: number; at: Date },
): Promise<RequestPhoto[]> {
  const rows = await scope.db
    .select({ id: messages.id, parts: messages.parts, createdAt: messages.createdAt })
    .from(photos)
    .innerJoin(messages, and(eq(messages.propertyId, photos.propertyId), eq(messages.id, photos.messageId)))
    .where(
      scope.own(
        photos,
        eq(photos.conversationId, conversationId),
        lte(messages.ordinal, untilOrdinal),
        gt(messages.createdAt, new Date(at.getTime() - PHOTO_ABOUT_MS)),
        notExists(
          scope.db
            .select({ one: sql`1` })
            .from(requestPhotos)
            .where(scope.own(requestPhotos, eq(requestPhotos.photoId, photos.id))),
        ),
      ),
    )
    .groupBy(messages.id, messages.parts, messages.createdAt, messages.ordinal)
    .orderBy(asc(messages.ordinal));
  return rows.flatMap(photosOf);
}

/** Deletes photos that no message and no request has, and those of requests whose words are erased. Returns how many. */
export async function deleteUnsentPhotos(scope: PropertyScope): Promise<number> {
  const ofThis = scope.own(requestPhotos, eq(requestPhotos.photoId, photos.id));
  const sameRequest = and(
    eq(requests.propertyId, requestPhotos.propertyId),
    eq(requests.id, requestPhotos.requestId),
  );
  const gone = await scope.db
    .delete(photos)
    .where(
      scope.own(
        photos,
        isNull(photos.messageId),
        or(
          and(lt(photos.createdAt, new Date(scope.now.getTime() - UNSENT_MS)), isNull(photos.attachedAt)),
          exists(
            scope.db
              .select({ one: sql`1` })
              .from(requestPhotos)
              .innerJoin(requests, sameRequest)
              .where(and(ofThis, isNotNull(requests.erasedAt))),
          ),
        ),
      ),
    )
    .returning({ id: photos.id });
  return gone.length;
}
