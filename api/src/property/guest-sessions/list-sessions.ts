import { MAX_LISTED_SESSIONS, type OpenSession } from '@bellkey/shared/api';
import { and, count, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { guestDevices } from '../../platform/database/schema/notification-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** The open sessions of a place, those seen last first, and how many there are. */
export async function listSessions(
  scope: PropertyScope,
  placeId: string,
): Promise<Outcome<{ sessions: OpenSession[]; open: number }>> {
  const isOpenHere = scope.own(
    guestSessions,
    eq(guestSessions.locationId, placeId),
    isNull(guestSessions.endedAt),
    gt(guestSessions.expiresAt, scope.now),
  );
  const device = scope.db
    .select({ id: guestDevices.id })
    .from(guestDevices)
    .where(
      and(
        eq(guestDevices.propertyId, guestSessions.propertyId),
        eq(guestDevices.guestSessionId, guestSessions.id),
      ),
    );
  const [[place], rows, [counted]] = await Promise.all([
    scope.db
      .select({ id: locations.id })
      .from(locations)
      .where(scope.own(locations, eq(locations.id, placeId))),
    scope.db
      .select({
        session: guestSessions,
        conversationId: conversations.id,
        lastMessageAt: conversations.lastMessageAt,
        push: exists(device).mapWith(Boolean),
      })
      .from(guestSessions)
      .leftJoin(
        conversations,
        and(
          eq(conversations.propertyId, guestSessions.propertyId),
          eq(conversations.guestSessionId, guestSessions.id),
        ),
      )
      .where(isOpenHere)
      .orderBy(desc(guestSessions.lastSeenAt), sql`${guestSessions.id}`)
      .limit(MAX_LISTED_SESSIONS),
    scope.db.select({ open: count() }).from(guestSessions).where(isOpenHere),
  ]);
  if (!place) return refused('not-found');
  return done({
    open: counted?.open ?? 0,
    sessions: rows.map(({ session, conversationId, lastMessageAt, push }) => ({
      id: session.id,
      assurance: session.assurance,
      language: session.language,
      startedAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      push,
      conversationId,
      hasMessages: lastMessageAt !== null,
    })),
  });
}
