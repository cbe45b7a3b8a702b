import { and, count, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { guestEmails } from '../../platform/database/schema/notification-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { lockPlaces } from '../places/lock-places.ts';

type EndReason = 'left' | 'moved' | 'revoked' | 'expired';

/** Open or ended sessions with their conversations. */
function selectSessions(scope: PropertyScope, which: SQL | undefined) {
  return scope.db
    .select({ id: guestSessions.id, conversationId: conversations.id })
    .from(guestSessions)
    .leftJoin(
      conversations,
      and(
        eq(conversations.propertyId, guestSessions.propertyId),
        eq(conversations.guestSessionId, guestSessions.id),
      ),
    )
    .where(scope.own(guestSessions, which));
}

/**
 * Ends a session with the commit and, through the event, every stream that was opened with it. The address that the
 * guest left for the visit is deleted.
 */
function end(
  scope: PropertyScope,
  { id, conversationId }: { id: string; conversationId: string | null },
  reason: EndReason,
): void {
  scope.write(
    scope.db
      .update(guestSessions)
      .set({ endedAt: scope.now, endedReason: reason })
      .where(scope.own(guestSessions, eq(guestSessions.id, id))),
  );
  scope.write(scope.db.delete(guestEmails).where(scope.own(guestEmails, eq(guestEmails.guestSessionId, id))));
  scope.emit({
    type: 'session.ended',
    conversationId,
    departmentKey: null,
    guestSessionId: id,
    forGuest: true,
    payload: () => ({ type: 'session.ended', reason }),
  });
}

/** Ends a session and, through the event, every stream that was opened with it. */
export async function endGuestSession(
  scope: PropertyScope,
  sessionId: string,
  reason: EndReason,
): Promise<Outcome<undefined>> {
  const [session] = await selectSessions(scope, eq(guestSessions.id, sessionId));
  end(scope, session ?? { id: sessionId, conversationId: null }, reason);
  return done(undefined);
}

/** Ends one open session, for its property's staff: its guest has to scan again. */
export async function endOneSession(scope: PropertyScope, sessionId: string): Promise<Outcome<undefined>> {
  const [session] = await selectSessions(scope, and(eq(guestSessions.id, sessionId), isOpen(scope)));
  if (!session) return refused('not-found');
  end(scope, session, 'revoked');
  return done(undefined);
}

const isOpen = (scope: PropertyScope) =>
  and(isNull(guestSessions.endedAt), gt(guestSessions.expiresAt, scope.now));

/** Ends every open session of these places and returns their number. */
export async function endSessionsAt(scope: PropertyScope, placeIds: readonly string[]): Promise<number> {
  const open = await selectSessions(
    scope,
    and(inArray(guestSessions.locationId, [...placeIds]), isOpen(scope)),
  );
  for (const session of open) end(scope, session, 'revoked');
  return open.length;
}

/** Ends every open session of one place, for its staff. Their guests have to scan again; the code stays valid. */
export async function endSessionsOfPlace(
  scope: PropertyScope,
  placeId: string,
): Promise<Outcome<{ ended: number }>> {
  const [[place], ended] = await Promise.all([lockPlaces(scope, [placeId]), endSessionsAt(scope, [placeId])]);
  return place ? done({ ended }) : refused('not-found');
}

/** Number of open sessions at each place; places without any are left out. */
export async function countOpenSessions(scope: PropertyScope): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.db
    .select({ placeId: guestSessions.locationId, sessions: count() })
    .from(guestSessions)
    .where(scope.own(guestSessions, isOpen(scope)))
    .groupBy(guestSessions.locationId);
  return new Map(rows.map(({ placeId, sessions }) => [placeId, sessions]));
}
