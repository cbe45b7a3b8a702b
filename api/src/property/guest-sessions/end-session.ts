import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Ends a session and, through the event, every stream that was opened with it. */
export async function endGuestSession(
  scope: PropertyScope,
  sessionId: string,
  reason: 'left' | 'moved' | 'revoked' | 'expired',
): Promise<Outcome<undefined>> {
  await scope.db
    .update(guestSessions)
    .set({ endedAt: scope.now, endedReason: reason })
    .where(scope.own(guestSessions, eq(guestSessions.id, sessionId)));
  const [conversation] = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.guestSessionId, sessionId)));
  scope.emit({
    type: 'session.ended',
    conversationId: conversation?.id ?? null,
    departmentKey: null,
    guestSessionId: sessionId,
    forGuest: true,
    payload: async () => ({ type: 'session.ended', reason }),
  });
  return done(undefined);
}

const isOpen = (scope: PropertyScope) =>
  and(isNull(guestSessions.endedAt), gt(guestSessions.expiresAt, scope.now));

/** Ends every open session of these places and says how many there were. */
export async function endSessionsAt(scope: PropertyScope, placeIds: readonly string[]): Promise<number> {
  const open = await scope.db
    .select({ id: guestSessions.id })
    .from(guestSessions)
    .where(scope.own(guestSessions, inArray(guestSessions.locationId, [...placeIds]), isOpen(scope)));
  for (const { id } of open) await endGuestSession(scope, id, 'revoked');
  return open.length;
}

/** Ends every open session of one place, for its staff. Their guests have to scan again; the code stays good. */
export async function endSessionsOfPlace(
  scope: PropertyScope,
  placeId: string,
): Promise<Outcome<{ ended: number }>> {
  const [place] = await scope.db
    .select({ id: locations.id })
    .from(locations)
    .where(scope.own(locations, eq(locations.id, placeId)));
  return place ? done({ ended: await endSessionsAt(scope, [placeId]) }) : refused('not-found');
}

/** How many sessions are open at each place; places without any are left out. */
export async function countOpenSessions(scope: PropertyScope): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.db
    .select({ placeId: guestSessions.locationId, sessions: count() })
    .from(guestSessions)
    .where(scope.own(guestSessions, isOpen(scope)))
    .groupBy(guestSessions.locationId);
  return new Map(rows.map(({ placeId, sessions }) => [placeId, sessions]));
}
