import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { DecodePicture } from '../../platform/pictures/decode-pictures.ts';
import { keepPhoto } from './keep-photo.ts';
import { loadGuestPhoto, loadStaffPhoto } from './load-photo.ts';
import { createPhotoPreparation } from './prepare-photo.ts';

/** Photos of guests. */
export function photoRoutes(
  store: Store,
  decode: DecodePicture,
): Pick<Handlers, 'POST /api/guest/photos' | 'GET /api/guest/photos/{id}' | 'GET /api/staff/photos/{id}'> {
  const prepare = createPhotoPreparation(decode);
  return {
    'POST /api/guest/photos': ({ propertyId, guest, query, upload }) =>
      keepPhoto(store, prepare, { propertyId, guest, clientId: query.clientId, bytes: upload }),
    'GET /api/guest/photos/{id}': ({ scope, guest, params, query }) =>
      loadGuestPhoto(scope, guest.conversationId, { id: params.id, size: query.size }),
    'GET /api/staff/photos/{id}': ({ scope, staff, params, query }) =>
      loadStaffPhoto(scope, staff, { id: params.id, size: query.size }),
  };
}
