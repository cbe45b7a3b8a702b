import { randomBytes, randomUUID } from 'node:crypto';
import { shortCodeFrom, TAB_HOURS, TABS_PER_HOUR } from '@bellkey/shared/api';
import { and, eq, isNull } from 'drizzle-orm';
import { type Limit, takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { tabGuests, tabs } from '../../../platform/database/schema/order-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { lockConversation } from '../../conversations/append-message.ts';
import { findOwnTab } from './tab-rows.ts';

const HOUR_MS = 60 * 60_000;
const OPENED: Limit = { name: 'tabs', allowed: TABS_PER_HOUR, windowMs: HOUR_MS };

/** A new share code: 35 random bits, and a check character. */
export const newShareCode = (): string => shortCodeFrom(randomBytes(7));

/** When a tab closes by itself, from its opening or its last order. */
export const tabEnd = (from: Date): Date => new Date(from.getTime() + TAB_HOURS * HOUR_MS);

/** A name at the table: without what separates guests in the text of their allergies. */
export const tabName = (typed: string): string =>
  typed.replace(/[:;]/gu, ' ').replace(/\s+/gu, ' ').trim() || 'Guest';

/** Ends what is left of a guest's earlier tab, whose time is over. */
export function leaveEarlier(scope: PropertyScope, conversationId: string): void {
  scope.write(
    scope.db
      .update(tabGuests)
      .set({ leftAt: scope.now })
      .where(
        scope.own(tabGuests, and(eq(tabGuests.conversationId, conversationId), isNull(tabGuests.leftAt))),
      ),
  );
}

/** Opens a tab at the guest's place, with them as its owner; nothing changes while they are part of an open one. */
export async function openTab(
  scope: PropertyScope,
  guest: GuestCaller,
  name: string,
): Promise<Outcome<undefined>> {
  const { sessionId, conversationId, place } = guest;
  const [conversation, known] = await Promise.all([
    lockConversation(scope, conversationId),
    findOwnTab(scope, conversationId, 'to-read'),
  ]);
  if (!conversation) return refused('not-found');
  if (known) return done(undefined);
  const wait = await takeOne(scope.db, OPENED, `${scope.propertyId} ${sessionId}`, scope.now);
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
  leaveEarlier(scope, conversationId);
  const { propertyId, now } = scope;
  const [tabId, ownerId] = [randomUUID(), randomUUID()];
  scope.write(
    scope.db.insert(tabs).values({
      propertyId,
      id: tabId,
      locationId: place.id,
      ownerId,
      shareCode: newShareCode(),
      createdAt: now,
      closesAt: tabEnd(now),
    }),
  );
  scope.write(
    scope.db.insert(tabGuests).values({
      propertyId,
      id: ownerId,
      tabId,
      conversationId,
      guestSessionId: sessionId,
      name: tabName(name),
      joinedAt: now,
    }),
  );
  return done(undefined);
}
