import type { MessagePart, Photo, RequestPhoto } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, desc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages, photos } from '../../platform/database/schema/conversation-tables.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/** Photos of a request as the contract shows them, as JSON, for a row of `requests`; null where there are none. */
export const requestPhotosJson = (instant: string) => `(
  select json_agg(json_build_object(
      'photo', json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height),
      'takenFrom', photo.message_id,
      'sentAt', ${instant}) order by sent.ordinal nulls first, photo.id)
  from request_photos attached
  join photos photo on photo.property_id = attached.property_id and photo.id = attached.photo_id
  left join messages sent on sent.property_id = photo.property_id and sent.id = photo.message_id
  where attached.property_id = requests.property_id and attached.request_id = requests.id)`;

/**
 * Adds photos to a request of the same transaction. Those that were erased in the meantime are left out.
 *
 * @returns all photos of the request, for its view; null where there are none, as the database shows it
 */
export function attachPhotos(
  scope: PropertyScope,
  requestId: string,
  added: readonly RequestPhoto[] = [],
  earlier?: readonly RequestPhoto[] | null,
): RequestPhoto[] | null {
  const known = new Set(earlier?.map(({ photo }) => photo.id));
  const more = added.filter(({ photo }) => !known.has(photo.id));
  const all = [...(earlier ?? []), ...more];
  if (more.length > 0)
    scope.write(sql`insert into request_photos (property_id, request_id, photo_id)
      select property_id, ${requestId}, id from photos
      where property_id = ${scope.propertyId} and id = any(${sql.param(more.map(({ photo }) => photo.id))})
      on conflict do nothing`);
  return all.length > 0 ? all : null;
}

/**
 * Takes photos that a member of the staff has uploaded for one text of theirs, in the order of their ids; null when one
 * of them is not there, or is of another text. Another text that names one of them waits until this transaction ends.
 */
export async function takeStaffPhotos(
  scope: PropertyScope,
  { memberId }: Pick<StaffCaller, 'memberId'>,
  ids: readonly string[],
): Promise<Photo[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await scope.db
    .select({ id: photos.id, width: photos.width, height: photos.height })
    .from(photos)
    .where(
      scope.own(photos, eq(photos.memberId, memberId), isNull(photos.attachedAt), inArray(photos.id, wanted)),
    )
    .for('update');
  const found = wanted.flatMap((id) => rows.filter((row) => row.id === id));
  return found.length === wanted.length ? found : null;
}

/** What a photo of the staff comes with: a guest's conversation or none, and whether that guest reads the text. */
interface PhotoText {
  conversationId: string | null;
  forGuest: boolean;
  messageId: string | null;
}

/** Notes what {@link takeStaffPhotos} were taken for. Who sees the text sees them, and they are erased with it. */
export function markAttached(scope: PropertyScope, taken: readonly Photo[], text: PhotoText): void {
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  scope.write(
    scope.db
      .update(photos)
      .set({ ...text, attachedAt: scope.now })
      .where(scope.own(photos, inArray(photos.id, ids))),
  );
}

/** How long a request and a photo without words may be apart and still be about the same. */
export const PHOTO_ABOUT_MS = 15 * 60_000;

/**
 * The request that a guest has just made: the latest open one of a short time ago, if the guest has written nothing since.
 * Null where there is none; a food order is none, because its kitchen looks at no photos.
 */
export async function loadLatestRequest(scope: PropertyScope, conversationId: string) {
  const [row] = await scope.db
    .select({
      id: requests.id,
      conversationId: requests.conversationId,
      departmentKey: requests.departmentKey,
      alsoFor: requests.alsoFor,
    })
    .from(requests)
    .where(
      scope.own(
        requests,
        and(
          eq(requests.conversationId, conversationId),
          gt(requests.createdAt, new Date(scope.now.getTime() - PHOTO_ABOUT_MS)),
          inArray(requests.state, [...OPEN_STATES]),
          notExists(
            scope.db
              .select({ one: sql`1` })
              .from(orders)
              .where(scope.own(orders, eq(orders.requestId, requests.id))),
          ),
          notExists(
            scope.db
              .select({ one: sql`1` })
              .from(messages)
              .where(
                scope.own(
                  messages,
                  and(
                    eq(messages.conversationId, conversationId),
                    eq(messages.senderKind, 'guest'),
                    gt(messages.createdAt, requests.createdAt),
                  ),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.no))
    .limit(1);
  return row ?? null;
}

/** The photos of a message, as a request has them. */
export const photosOf = ({
  id,
  parts,
  createdAt,
}: {
  id: string;
  parts: readonly MessagePart[];
  createdAt: Date | string;
}): RequestPhoto[] =>
  parts.flatMap((part) =>
    part.kind === 'photo'
      ? [{ photo: part.photo, takenFrom: id, sentAt: new Date(createdAt).toISOString() }]
      : [],
  );
