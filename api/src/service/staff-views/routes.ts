import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { deleteView, loadViews, saveView } from './saved-views.ts';

type ViewKeys = 'GET /api/staff/views' | 'POST /api/staff/views' | 'DELETE /api/staff/views/{id}';

/** The caller's own views of the queue. */
export function staffViewRoutes(): Pick<Handlers, ViewKeys> {
  return {
    'GET /api/staff/views': async ({ scope, staff }) => done({ views: await loadViews(scope, staff) }),
    'POST /api/staff/views': ({ scope, staff, body }) => saveView(scope, staff, body),
    'DELETE /api/staff/views/{id}': ({ scope, staff, params }) => deleteView(scope, staff, params.id),
  };
}
