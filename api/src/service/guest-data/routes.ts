import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { eraseGuest, type SessionEnd } from './erase-guest.ts';
import { loadGuestData } from './load-guest-data.ts';
import { loadErasures } from './record-erasure.ts';
import { changeRetention, previewRetention } from './retention.ts';

type GuestDataKeys =
  | 'GET /api/staff/conversations/{id}/data'
  | 'POST /api/staff/conversations/{id}/erasure'
  | 'GET /api/staff/erasures'
  | 'GET /api/staff/retention'
  | 'PUT /api/staff/retention';

/** Export, erasure and retention of guest data. */
export function guestDataRoutes(endSession: SessionEnd): Pick<Handlers, GuestDataKeys> {
  return {
    'GET /api/staff/conversations/{id}/data': ({ scope, params }) => loadGuestData(scope, params.id),
    'POST /api/staff/conversations/{id}/erasure': ({ scope, staff, params }) =>
      eraseGuest(scope, staff, params.id, endSession),
    'GET /api/staff/erasures': async ({ scope }) => done({ erasures: await loadErasures(scope) }),
    'GET /api/staff/retention': ({ scope, query }) => previewRetention(scope, query),
    'PUT /api/staff/retention': ({ scope, staff, body }) => changeRetention(scope, staff, body),
  };
}
