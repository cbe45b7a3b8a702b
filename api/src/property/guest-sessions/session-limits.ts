import type { Place } from '@bellkey/shared/api';
import { ADDRESS_SESSIONS_IN_TEN_MINUTES, PLACE_SESSION_LIMITS } from '@bellkey/shared/api';
import { and, asc, count, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../platform/database/schema/conversation-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import type { SessionEnds } from './end-session.ts';

/** Window in which starts are counted. */
export const START_WINDOW_MS = 10 * 60_000;

/** How many sessions may start and be open. */
export interface SessionLimits {
  places: Record<Place['kind'], { startedInTenMinutes: number; openAtOnce: number }>;
  perAddress: number;
}

/** The defaults. */
export const SESSION_LIMITS: SessionLimits = {
  places: PLACE_SESSION_LIMITS,
  perAddress: ADDRESS_SESSIONS_IN_TEN_MINUTES,
};

/**
 * Multiples of the limits, for a machine that plays all guests by itself.
 *
 * @param factor 1 or more; infinity for no limits
 */
export function multipliedLimits(factor: number): SessionLimits {
  const times = (kind: Place['kind']) => ({
    startedInTenMinutes: SESSION_LIMITS.places[kind].startedInTenMinutes * factor,
    openAtOnce: SESSION_LIMITS.places[kind].openAtOnce * factor,
  });
  return {
    places: { room: times('room'), table: times('table'), area: times('area'), lobby: times('lobby') },
    perAddress: SESSION_LIMITS.perAddress * factor,
  };
}

/**
 * Whether one more session may start at a place, whose row the caller has locked, so that concurrent starts count each
 * other. When too many are open, unused ones make room: a stranger who fills a place with
 * empty sessions keeps no guest out.
 */
export async function admitSession(
  scope: PropertyScope,
  place: Place,
  limits: SessionLimits,
  ends: Pick<SessionEnds, 'endGuestSession'>,
): Promise<Outcome<undefined>> {
  const { startedInTenMinutes, openAtOnce } = limits.places[place.kind];
  const since = new Date(scope.now.getTime() - START_WINDOW_MS);
  const here = eq(guestSessions.locationId, place.id);
  const [started] = await scope.db
    .select({ sessions: count(), oldest: sql<string>`min(${guestSessions.createdAt})` })
    .from(guestSessions)
    .where(scope.own(guestSessions, here, gt(guestSessions.createdAt, since)));
  if (started && started.sessions >= startedInTenMinutes) {
    const until = new Date(started.oldest).getTime() + START_WINDOW_MS;
    const wait = Math.max(1, Math.ceil((until - scope.now.getTime()) / 1000));
    return refused('too-many-sessions', { retryAfterSeconds: wait });
  }
  const isOpen = and(here, isNull(guestSessions.endedAt), gt(guestSessions.expiresAt, scope.now));
  const [open] = await scope.db
    .select({ sessions: count() })
    .from(guestSessions)
    .where(scope.own(guestSessions, isOpen));
  if (!open || open.sessions < openAtOnce) return done(undefined);
  const unused = scope.db
    .select({ one: sql`1` })
    .from(conversations)
    .innerJoin(
      messages,
      and(eq(messages.propertyId, conversations.propertyId), eq(messages.conversationId, conversations.id)),
    )
    .where(
      and(
        eq(conversations.propertyId, guestSessions.propertyId),
        eq(conversations.guestSessionId, guestSessions.id),
      ),
    );
  const [leastUsed] = await scope.db
    .select({ id: guestSessions.id })
    .from(guestSessions)
    .where(scope.own(guestSessions, isOpen, notExists(unused)))
    .orderBy(asc(guestSessions.lastSeenAt))
    .limit(1);
  if (!leastUsed) return refused('too-many-sessions', { retryAfterSeconds: START_WINDOW_MS / 1000 });
  return ends.endGuestSession(scope, leastUsed.id, 'expired');
}
