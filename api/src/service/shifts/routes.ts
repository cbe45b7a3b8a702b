import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { acknowledgeNote } from './acknowledge-note.ts';
import { listNotes } from './list-notes.ts';
import { loadBoard } from './load-board.ts';
import { loadNews } from './load-news.ts';
import { draftNote, saveSections, signNote } from './write-note.ts';

type ShiftKeys =
  | 'GET /api/staff/shift'
  | 'GET /api/staff/shift/notes'
  | 'POST /api/staff/shift/notes'
  | 'GET /api/staff/shift/notes/{id}/news'
  | 'PUT /api/staff/shift/notes/{id}'
  | 'POST /api/staff/shift/notes/{id}/sign'
  | 'POST /api/staff/shift/notes/{id}/read';

/** The current shift, and hand-over notes. */
export function shiftRoutes(): Pick<Handlers, ShiftKeys> {
  return {
    'GET /api/staff/shift': async ({ scope, staff }) => done(await loadBoard(scope, staff)),
    'GET /api/staff/shift/notes': async ({ scope, staff, query }) =>
      done(await listNotes(scope, staff, query.before)),
    'POST /api/staff/shift/notes': ({ scope, staff, body }) => draftNote(scope, staff, body),
    'GET /api/staff/shift/notes/{id}/news': ({ scope, staff, params }) => loadNews(scope, staff, params.id),
    'PUT /api/staff/shift/notes/{id}': ({ scope, staff, params, body }) =>
      saveSections(scope, staff, params.id, body),
    'POST /api/staff/shift/notes/{id}/sign': ({ scope, staff, params, body }) =>
      signNote(scope, staff, params.id, body.version),
    'POST /api/staff/shift/notes/{id}/read': ({ scope, staff, params }) =>
      acknowledgeNote(scope, staff, params.id),
  };
}
