import type { OperationOutput } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { loadNotes } from './note-view.ts';
import { NOTES_KEPT_MS } from './write-note.ts';

const PAGE = 20;

/** The signed notes that a caller may read, newest first. */
export async function listNotes(
  scope: PropertyScope,
  staff: StaffCaller,
  before: string | undefined,
): Promise<OperationOutput<'GET /api/staff/shift/notes'>> {
  const since = new Date(scope.now.getTime() - NOTES_KEPT_MS).toISOString();
  const notes = await loadNotes(
    scope,
    visibleDepartments(staff),
    sql`note.signed_at > ${since}::timestamptz
      and note.signed_at < coalesce(${before ?? null}::timestamptz, 'infinity')`,
    PAGE + 1,
  );
  const page = notes.slice(0, PAGE);
  return { notes: page, next: notes.length > PAGE ? (page.at(-1)?.signed?.at ?? null) : null };
}
