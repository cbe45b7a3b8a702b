import type { Handlers } from '../../platform/operations/handlers.ts';
import { loadNotes } from './load-notes.ts';
import { writeNote } from './write-note.ts';

/** Notes of the staff on requests. */
export function requestNoteRoutes(): Pick<
  Handlers,
  'GET /api/staff/requests/{id}/notes' | 'POST /api/staff/requests/{id}/notes'
> {
  return {
    'GET /api/staff/requests/{id}/notes': ({ scope, staff, params }) => loadNotes(scope, staff, params.id),
    'POST /api/staff/requests/{id}/notes': ({ scope, staff, params, body }) =>
      writeNote(scope, staff, params.id, body),
  };
}
