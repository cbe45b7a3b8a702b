import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { photos } from '../../platform/database/schema/conversation-tables.ts';
import { requestPhotos, requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { mayChat } from '../../property/staff/permissions.ts';
import { isVisible } from '../requests/visible-requests.ts';

/** Which photo, and how large. */
interface WantedPhoto {
  id: string;
  size: 'full' | 'thumbnail' | undefined;
}

/** A photo of a guest's own conversation that is not of a note about them; every other is unknown to them. */
export const loadGuestPhoto = (
  scope: PropertyScope,
  conversationId: string,
  wanted: WantedPhoto,
): Promise<Outcome<Blob>> =>
  load(scope, wanted, eq(photos.conversationId, conversationId), eq(photos.forGuest, true));

/**
 * A photo that came with a text: that of any message, for staff who read conversations; those of requests that they see,
 * for everyone.
 */
export function loadStaffPhoto(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: WantedPhoto,
): Promise<Outcome<Blob>> {
  const ofVisibleRequest = exists(
    scope.db
      .select({ one: sql`1` })
      .from(requestPhotos)
      .innerJoin(
        requests,
        and(eq(requests.propertyId, requestPhotos.propertyId), eq(requests.id, requestPhotos.requestId)),
      )
      .where(and(scope.own(requestPhotos, eq(requestPhotos.photoId, photos.id)), isVisible(staff))),
  );
  return load(
    scope,
    wanted,
    mayChat(staff) ? or(isNotNull(photos.messageId), ofVisibleRequest) : ofVisibleRequest,
  );
}

async function load(
  scope: PropertyScope,
  { id, size }: WantedPhoto,
  ...conditions: Array<SQL | undefined>
): Promise<Outcome<Blob>> {
  const [row] = await scope.db
    .select({ content: size === 'thumbnail' ? photos.thumbnail : photos.picture })
    .from(photos)
    .where(scope.own(photos, eq(photos.id, id), ...conditions));
  return row ? done(new Blob([new Uint8Array(row.content)], { type: 'image/jpeg' })) : refused('not-found');
}
