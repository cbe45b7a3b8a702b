import type { OperationOutput, RequestNote } from '@bellkey/shared/api';
import { asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { requestNotes } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { isVisible, maySee } from '../requests/visible-requests.ts';

/** What says who sees a request; null for a caller who does not. */
export async function loadSeenRequest(scope: PropertyScope, staff: StaffCaller, id: string) {
  const { departmentKey, alsoFor, priority } = requests;
  const [row] = await scope.db
    .select({ departmentKey, alsoFor, priority })
    .from(requests)
    .where(scope.own(requests, eq(requests.id, id), isVisible(staff)));
  return row ?? null;
}

/** The notes on a request that the caller sees, and the colleagues who see it too. */
export async function loadNotes(
  scope: PropertyScope,
  staff: StaffCaller,
  requestId: string,
): Promise<Outcome<OperationOutput<'GET /api/staff/requests/{id}/notes'>>> {
  const [request, notes, colleagues] = await Promise.all([
    loadSeenRequest(scope, staff, requestId),
    scope.db
      .select()
      .from(requestNotes)
      .where(scope.own(requestNotes, eq(requestNotes.requestId, requestId)))
      .orderBy(asc(requestNotes.no)),
    loadColleagues(scope),
  ]);
  if (!request) return refused('not-found');
  return done({
    notes: notes.map(noteView),
    people: colleagues
      .filter((colleague) => colleague.id !== staff.memberId && maySee(request, colleague))
      .map(({ id, name, onDuty }) => ({ id, name, onDuty }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  });
}

/** A stored note as the contract has it. */
export const noteView = (row: typeof requestNotes.$inferSelect): RequestNote => ({
  id: row.id,
  clientId: row.clientId,
  requestId: row.requestId,
  by: { id: row.memberId, name: row.memberName },
  body: row.body,
  mentions: row.mentions,
  createdAt: row.createdAt.toISOString(),
});
