import type { brandOperations } from '@bellkey/shared/api';
import type { Store } from '../../../platform/database/property-scope.ts';
import type { Handlers } from '../../../platform/operations/handlers.ts';
import { done, refused } from '../../../platform/outcome/outcome.ts';
import type { DecodePicture } from '../../../platform/pictures/decode-pictures.ts';
import { propertyAt } from '../../properties/property-address.ts';
import { changeBrand, removeBrand, restoreBrand } from './change-brand.ts';
import { keepMark, keepPicture } from './keep-image.ts';
import { brandView, loadBrandRow, loadOwnImage, loadPublicImage } from './load-brand.ts';

/** How a property looks to its guests. */
export function brandRoutes(
  store: Store,
  decode: DecodePicture,
): Pick<Handlers, keyof typeof brandOperations> {
  const keeping = { store, decode };
  return {
    'GET /api/staff/settings/brand': async ({ scope }) => done(brandView(await loadBrandRow(scope, false))),
    'PUT /api/staff/settings/brand': ({ scope, staff, body }) => changeBrand(scope, staff, body),
    'DELETE /api/staff/settings/brand': ({ scope, staff }) => removeBrand(scope, staff),
    'POST /api/staff/settings/brand/restore': ({ scope, staff, body }) =>
      restoreBrand(scope, staff, body.version),
    'POST /api/staff/settings/brand/mark': ({ query, upload }) => keepMark(keeping, query.property, upload),
    'POST /api/staff/settings/brand/picture': ({ query, upload }) =>
      keepPicture(keeping, query.property, upload),
    'GET /api/staff/settings/brand/images/{id}': ({ scope, params }) => loadOwnImage(scope, params.id),
    'GET /api/properties/at/{subdomain}/brand/{hash}': async ({ params, query }) => {
      const id = await propertyAt(store, params.subdomain);
      return id === null
        ? refused('not-found')
        : store.read(id, (scope) => loadPublicImage(scope, params.hash, query.size ?? 'full'));
    },
  };
}
