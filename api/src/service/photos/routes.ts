import { randomUUID } from 'node:crypto';
import type { photoOperations } from '@bellkey/shared/api';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { DecodePicture } from '../../platform/pictures/decode-pictures.ts';
import { keepPhoto } from './keep-photo.ts';
import { loadGuestPhoto, loadStaffPhoto } from './load-photo.ts';
import { guestSender, staffSender } from './photo-sender.ts';
import { createPhotoPreparation } from './prepare-photo.ts';

/** Photos of guests and staff. */
export function photoRoutes(
  store: Store,
  decode: DecodePicture,
): Pick<Handlers, keyof typeof photoOperations> {
  const prepare = createPhotoPreparation(decode);
  return {
    'POST /api/guest/photos': ({ propertyId, guest, query, upload }) =>
      keepPhoto(store, prepare, {
        propertyId,
        sender: guestSender(guest),
        clientId: query.clientId,
        bytes: upload,
      }),
    'POST /api/staff/photos': ({ staff, query, upload }) =>
      keepPhoto(store, prepare, {
        propertyId: query.property,
        sender: staffSender(staff),
        clientId: query.clientId ?? randomUUID(),
        bytes: upload,
      }),
    'GET /api/guest/photos/{id}': ({ scope, guest, params, query }) =>
      loadGuestPhoto(scope, guest.conversationId, { id: params.id, size: query.size }),
    'GET /api/staff/photos/{id}': ({ scope, staff, params, query }) =>
      loadStaffPhoto(scope, staff, { id: params.id, size: query.size }),
  };
}
