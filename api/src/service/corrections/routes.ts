import type { Handlers } from '../../platform/operations/handlers.ts';
import { changePlace } from './change-place.ts';
import { mergeRequests } from './merge-requests.ts';
import { moveGuest } from './move-guest.ts';
import { takeBackAcceptance } from './take-back.ts';

type CorrectionKeys =
  | 'PUT /api/staff/requests/{id}/place'
  | 'POST /api/staff/requests/{id}/merge'
  | 'POST /api/staff/requests/{id}/take-back'
  | 'PUT /api/staff/conversations/{id}/place';

/** What staff correct about requests and guests. */
export function correctionRoutes(): Pick<Handlers, CorrectionKeys> {
  return {
    'PUT /api/staff/requests/{id}/place': ({ scope, staff, params, body }) =>
      changePlace(scope, staff, params.id, body.placeId),
    'POST /api/staff/requests/{id}/merge': ({ scope, staff, params, body }) =>
      mergeRequests(scope, staff, params.id, body.into),
    'POST /api/staff/requests/{id}/take-back': ({ scope, staff, params }) =>
      takeBackAcceptance(scope, staff, params.id),
    'PUT /api/staff/conversations/{id}/place': ({ scope, staff, params, body }) =>
      moveGuest(scope, staff, params.id, body.placeId),
  };
}
