import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { makeApiKey, revokeApiKey, rotateApiKey } from './change-keys.ts';
import { loadApiKeys } from './load-keys.ts';

type ApiKeyKeys =
  | 'GET /api/staff/api-keys'
  | 'POST /api/staff/api-keys'
  | 'POST /api/staff/api-keys/{id}/rotate'
  | 'POST /api/staff/api-keys/{id}/revoke';

/** The keys of a property's own programs, for its managers. */
export function apiKeyRoutes(): Pick<Handlers, ApiKeyKeys> {
  return {
    'GET /api/staff/api-keys': async ({ scope }) => done({ keys: await loadApiKeys(scope) }),
    'POST /api/staff/api-keys': ({ scope, staff, body }) => makeApiKey(scope, staff, body),
    'POST /api/staff/api-keys/{id}/rotate': ({ scope, staff, params, body }) =>
      rotateApiKey(scope, staff, params.id, body),
    'POST /api/staff/api-keys/{id}/revoke': ({ scope, staff, params }) =>
      revokeApiKey(scope, staff, params.id),
  };
}
