import { and, count, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { guestEmails } from '../../platform/database/schema/notification-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { lockPlaces } from '../places/lock-places.ts';

type EndReason = 'left' | 'moved' | 'revoked' | 'expired';

/** A conversation whose guest's session ends in this transaction. */
export interface LeftConversation {
  id: string;
  /** As it was before. */
  state: typeof conversations.$inferSelect.state;
}

/** Port that announces the conversations whose guests have left; the module of conversations implements it. */
export type AnnounceLeft = (scope: PropertyScope, left: readonly LeftConversation[]) => Promise<void>;

/** Ends guest sessions; {@link createSessionEnds} makes it. */
export interface SessionEnds {
  /** Ends a session and, through the event, every stream that was opened with it. */
  endGuestSession(scope: PropertyScope, sessionId: string, reason: EndReason): Promise<Outcome<undefined>>;
  /** Ends one open session, for its property's staff: its guest has to scan again. */
  endOneSession(scope: PropertyScope, sessionId: string): Promise<Outcome<undefined>>;
  /** Ends every open session of these places and returns their number. */
  endSessionsAt(scope: PropertyScope, placeIds: readonly string[]): Promise<number>;
  /** Ends every open session of one place, for its staff. Their guests have to scan again; the code stays valid. */
  endSessionsOfPlace(scope: PropertyScope, placeId: string): Promise<Outcome<{ ended: number }>>;
}

interface Ending {
  id: string;
  conversationId: string | null;
  state: LeftConversation['state'] | null;
}

/** Open or ended sessions with their conversations. */
function selectSessions(scope: PropertyScope, which: SQL | undefined): Promise<Ending[]> {
  return scope.db
    .select({ id: guestSessions.id, conversationId: conversations.id, state: conversations.state })
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
 * guest left for the visit is deleted. Its conversation says that its guest reads no answer any more.
 */
function end(scope: PropertyScope, { id, conversationId }: Ending, reason: EndReason): void {
  scope.write(
    scope.db
      .update(guestSessions)
      .set({ endedAt: scope.now, endedReason: reason })
      .where(scope.own(guestSessions, eq(guestSessions.id, id))),
  );
  scope.write(
    scope.db
      .update(conversations)
      .set({ guestEndedAt: scope.now, guestEndedReason: reason })
      .where(
        scope.own(conversations, eq(conversations.guestSessionId, id), isNull(conversations.guestEndedAt)),
      ),
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

const isOpen = (scope: PropertyScope) =>
  and(isNull(guestSessions.endedAt), gt(guestSessions.expiresAt, scope.now));

/** Makes what ends sessions from the port that announces it to the staff. */
export function createSessionEnds(announceLeft: AnnounceLeft): SessionEnds {
  const endAll = async (scope: PropertyScope, sessions: readonly Ending[], reason: EndReason) => {
    for (const session of sessions) end(scope, session, reason);
    await announceLeft(
      scope,
      sessions.flatMap(({ conversationId: id, state }) => (id && state ? [{ id, state }] : [])),
    );
  };
  const ends: SessionEnds = {
    async endGuestSession(scope, sessionId, reason) {
      const [session] = await selectSessions(scope, eq(guestSessions.id, sessionId));
      await endAll(scope, [session ?? { id: sessionId, conversationId: null, state: null }], reason);
      return done(undefined);
    },
    async endOneSession(scope, sessionId) {
      const [session] = await selectSessions(scope, and(eq(guestSessions.id, sessionId), isOpen(scope)));
      if (!session) return refused('not-found');
      await endAll(scope, [session], 'revoked');
      return done(undefined);
    },
    async endSessionsAt(scope, placeIds) {
      const open = await selectSessions(
        scope,
        and(inArray(guestSessions.locationId, [...placeIds]), isOpen(scope)),
      );
      await endAll(scope, open, 'revoked');
      return open.length;
    },
    async endSessionsOfPlace(scope, placeId) {
      const [[place], ended] = await Promise.all([
        lockPlaces(scope, [placeId]),
        ends.endSessionsAt(scope, [placeId]),
      ]);
      return place ? done({ ended }) : refused('not-found');
    },
  };
  return ends;
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
