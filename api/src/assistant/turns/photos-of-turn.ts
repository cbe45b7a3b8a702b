import type { RequestPhoto, ServiceRequest } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { MessageRow } from '../../service/conversations/message-view.ts';
import { PHOTO_ABOUT_MS, photosOf } from '../../service/requests/attach-photos.ts';

/**
 * The photos of the guest's latest lines that belong to no open request: of the line that a turn answers, and of one that
 * came after it while it waited.
 */
export function photosToAttach(
  lines: readonly MessageRow[],
  { openRequests, scope }: { openRequests: readonly ServiceRequest[]; scope: Pick<PropertyScope, 'now'> },
): RequestPhoto[] {
  const attached = new Set(openRequests.flatMap(({ photos }) => photos?.map(({ photo }) => photo.id) ?? []));
  const since = scope.now.getTime() - PHOTO_ABOUT_MS;
  return lines
    .filter(({ senderKind, createdAt }) => senderKind === 'guest' && createdAt.getTime() > since)
    .flatMap((line) => photosOf(line))
    .filter(({ photo }) => !attached.has(photo.id));
}
