import { and, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../../platform/database/schema/conversation-tables.ts';
import { guestDevices, guestEmails } from '../../../platform/database/schema/notification-tables.ts';
import { requests } from '../../../platform/database/schema/request-tables.ts';
import type { News } from '../occasions/load-news.ts';
import { guestLanguage } from './guest-language.ts';

/** Where a guest is told, and the conversation that it is about. */
export interface GuestReceiver {
  channel: 'push' | 'email';
  /** Of a browser, or, for e-mail, of the guest session: deliveries have no address. */
  id: string;
  conversationId: string;
  language: string;
}

/**
 * The browsers of the guests that news are about, and the sessions of those without one who confirmed an address; none
 * of those whose visit has ended.
 */
export async function loadGuestReceivers(
  scope: PropertyScope,
  news: readonly News[],
  { hasMail }: { hasMail: boolean },
): Promise<GuestReceiver[]> {
  const requestIds = news.flatMap(({ requestId }) => requestId ?? []);
  const conversationIds = news.flatMap(({ letter }) => letter?.conversationId ?? []);
  if (requestIds.length + conversationIds.length === 0) return [];
  const ofRequests = scope.db
    .select({ id: requests.conversationId })
    .from(requests)
    .where(scope.own(requests, inArray(requests.id, requestIds)));
  const concerned = and(
    isNull(guestSessions.endedAt),
    gt(guestSessions.expiresAt, scope.now),
    or(
      ...(requestIds.length > 0 ? [inArray(conversations.id, ofRequests)] : []),
      ...(conversationIds.length > 0 ? [inArray(conversations.id, conversationIds)] : []),
    ),
  );
  const ofSession = (table: typeof guestDevices | typeof guestEmails) =>
    and(eq(table.propertyId, guestSessions.propertyId), eq(table.guestSessionId, guestSessions.id));
  const select = (table: typeof guestDevices | typeof guestEmails, id: PgColumn) =>
    scope.db
      .select({ id, conversationId: conversations.id, language: guestLanguage })
      .from(guestSessions)
      .innerJoin(table, ofSession(table))
      .innerJoin(
        conversations,
        and(
          eq(conversations.propertyId, guestSessions.propertyId),
          eq(conversations.guestSessionId, guestSessions.id),
        ),
      );
  const noDevice = notExists(
    scope.db.select({ one: sql`1` }).from(guestDevices).where(ofSession(guestDevices)),
  );
  const [browsers, sessions] = await Promise.all([
    select(guestDevices, guestDevices.id).where(scope.own(guestSessions, concerned)),
    hasMail
      ? select(guestEmails, guestEmails.guestSessionId).where(
          scope.own(guestSessions, concerned, isNotNull(guestEmails.confirmedAt), noDevice),
        )
      : [],
  ]);
  return [
    ...browsers.map((row) => ({ channel: 'push' as const, ...row })),
    ...sessions.map((row) => ({ channel: 'email' as const, ...row })),
  ];
}
