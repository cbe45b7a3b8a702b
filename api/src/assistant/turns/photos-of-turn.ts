import type { RequestPhoto, ServiceRequest } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { MessageRow } from '../../service/conversations/message-view.ts';
import { PHOTO_ABOUT_MS } from '../../service/photos/sent-photos.ts';
import { photosOf } from '../../service/requests/attach-photos.ts';

/** The photos of the guest's latest lines, up to the line that a turn answers, that belong to no open request. */
export function photosToAttach(
  lines: readonly MessageRow[],
  {
    until,
    openRequests,
    scope,
  }: { until: number; openRequests: readonly ServiceRequest[]; scope: Pick<PropertyScope, 'now'> },
): RequestPhoto[] {
  const attached = new Set(openRequests.flatMap(({ photos }) => photos?.map(({ photo }) => photo.id) ?? []));
  const since = scope.now.getTime() - PHOTO_ABOUT_MS;
  return lines
    .filter(
      ({ senderKind, ordinal, createdAt }) =>
        senderKind === 'guest' && ordinal <= until && createdAt.getTime() > since,
    )
    .flatMap((line) => photosOf(line))
    .filter(({ photo }) => !attached.has(photo.id));
}
