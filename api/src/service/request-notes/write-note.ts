import { randomUUID } from 'node:crypto';
import { MAX_REQUEST_NOTES, REQUEST_NOTES_PER_HOUR, type RequestNote } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requestNotes } from '../../platform/database/schema/staff-tables.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { maySee } from '../requests/visible-requests.ts';
import { loadSeenRequest, noteView } from './load-notes.ts';

const HOUR_MS = 60 * 60_000;
const WRITTEN: Limit = { name: 'request-notes', allowed: REQUEST_NOTES_PER_HOUR, windowMs: HOUR_MS };

/**
 * Writes a note on a request that the caller sees. Whom it names and does not see the request is left out. A repeated
 * client id gets the first note again.
 */
export async function writeNote(
  scope: PropertyScope,
  staff: StaffCaller,
  requestId: string,
  {
    clientId,
    body,
    mentions = [],
  }: { clientId: string; body: string; mentions?: readonly string[] | undefined },
): Promise<Outcome<RequestNote>> {
  const ofRequest = eq(requestNotes.requestId, requestId);
  const [, request, [repeat], [last], colleagues, wait] = await Promise.all([
    // Two attempts at once are one note, and notes get numbers in order.
    holdLock(scope.db, `request-notes:${scope.propertyId}:${requestId}`),
    loadSeenRequest(scope, staff, requestId),
    scope.db
      .select()
      .from(requestNotes)
      .where(
        scope.own(
          requestNotes,
          and(ofRequest, eq(requestNotes.memberId, staff.memberId), eq(requestNotes.clientId, clientId)),
        ),
      ),
    scope.db
      .select({ no: sql<number>`coalesce(max(${requestNotes.no}), 0)` })
      .from(requestNotes)
      .where(scope.own(requestNotes, ofRequest)),
    loadColleagues(scope),
    takeOne(scope.db, WRITTEN, `${scope.propertyId} ${staff.memberId}`, scope.now),
  ]);
  if (!request) return refused('not-found');
  if (repeat) return repeat.body === body ? done(noteView(repeat)) : refused('idempotency-mismatch');
  const no = Number(last?.no ?? 0) + 1;
  if (no > MAX_REQUEST_NOTES) return refused('notes-full');
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
  const row: typeof requestNotes.$inferSelect = {
    propertyId: scope.propertyId,
    requestId,
    no,
    id: randomUUID(),
    clientId,
    memberId: staff.memberId,
    memberName: staff.name,
    body,
    mentions: colleagues
      .filter((one) => one.id !== staff.memberId && mentions.includes(one.id) && maySee(request, one))
      .map(({ id, name }) => ({ id, name })),
    createdAt: scope.now,
  };
  scope.write(scope.db.insert(requestNotes).values(row));
  announce(scope, requestId, row.id);
  return done(noteView(row));
}

/** Makes open pages load the notes. The event has no words: every open page of the staff gets it (decision 0765). */
function announce(scope: PropertyScope, requestId: string, noteId: string): void {
  for (const departmentKey of [null, EVERY_DEPARTMENT]) {
    scope.emit({
      type: 'note.created',
      conversationId: null,
      departmentKey,
      forGuest: false,
      payload: () => ({ type: 'note.created', requestId, noteId }),
    });
  }
}
