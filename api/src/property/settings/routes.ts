import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { PlaceSessions } from '../places/issue-codes.ts';
import { changeDepartment } from './change-department.ts';
import { addPlaces, changePlace } from './change-places.ts';
import { changeProperty } from './change-property.ts';
import { addService, changeService } from './change-service.ts';
import { loadChanges } from './load-changes.ts';
import { loadChecklist } from './load-checklist.ts';
import { loadSettings } from './load-settings.ts';

type SettingsKeys =
  | 'GET /api/staff/settings'
  | 'GET /api/staff/settings/checklist'
  | 'PUT /api/staff/settings/property'
  | 'PUT /api/staff/settings/departments/{id}'
  | 'POST /api/staff/settings/services'
  | 'PUT /api/staff/settings/services/{id}'
  | 'POST /api/staff/settings/places'
  | 'PUT /api/staff/settings/places/{id}'
  | 'GET /api/staff/settings/changes';

/** What managers set: the property, its departments with their hours, services and places. */
export function settingsRoutes(sessions: Pick<PlaceSessions, 'endAt'>): Pick<Handlers, SettingsKeys> {
  return {
    'GET /api/staff/settings': async ({ scope }) => done(await loadSettings(scope)),
    'GET /api/staff/settings/checklist': async ({ scope }) => done(await loadChecklist(scope)),
    'PUT /api/staff/settings/property': ({ scope, staff, body }) => changeProperty(scope, staff, body),
    'PUT /api/staff/settings/departments/{id}': ({ scope, staff, params, body }) =>
      changeDepartment(scope, staff, params.id, body),
    'POST /api/staff/settings/services': ({ scope, staff, body }) => addService(scope, staff, body),
    'PUT /api/staff/settings/services/{id}': ({ scope, staff, params, body }) =>
      changeService(scope, staff, params.id, body),
    'POST /api/staff/settings/places': ({ scope, staff, body }) => addPlaces(scope, staff, body.places),
    'PUT /api/staff/settings/places/{id}': ({ scope, staff, params, body }) =>
      changePlace(scope, staff, params.id, body, sessions),
    'GET /api/staff/settings/changes': ({ scope, query }) => loadChanges(scope, query),
  };
}
