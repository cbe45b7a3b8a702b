import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../../platform/database/schema/conversation-tables.ts';
import { guestDevices } from '../../../platform/database/schema/notification-tables.ts';
import { requests } from '../../../platform/database/schema/request-tables.ts';
import type { News } from '../occasions/load-news.ts';

/** A browser in which a guest is told, and the conversation that it is about. */
export interface GuestReceiver {
  id: string;
  conversationId: string;
  language: string;
}

/** The browsers of the guests that news are about; none of those whose visit has ended. */
export async function loadGuestReceivers(
  scope: PropertyScope,
  news: readonly News[],
): Promise<GuestReceiver[]> {
  const requestIds = news.flatMap(({ requestId }) => requestId ?? []);
  const conversationIds = news.flatMap(({ letter }) => letter?.conversationId ?? []);
  if (requestIds.length + conversationIds.length === 0) return [];
  const ofRequests = scope.db
    .select({ id: requests.conversationId })
    .from(requests)
    .where(scope.own(requests, inArray(requests.id, requestIds)));
  return scope.db
    .select({
      id: guestDevices.id,
      conversationId: conversations.id,
      language: guestSessions.language,
    })
    .from(guestDevices)
    .innerJoin(
      guestSessions,
      and(
        eq(guestSessions.propertyId, guestDevices.propertyId),
        eq(guestSessions.id, guestDevices.guestSessionId),
      ),
    )
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, guestSessions.propertyId),
        eq(conversations.guestSessionId, guestSessions.id),
      ),
    )
    .where(
      scope.own(
        guestDevices,
        and(
          isNull(guestSessions.endedAt),
          gt(guestSessions.expiresAt, scope.now),
          or(
            ...(requestIds.length > 0 ? [inArray(conversations.id, ofRequests)] : []),
            ...(conversationIds.length > 0 ? [inArray(conversations.id, conversationIds)] : []),
          ),
        ),
      ),
    );
}
