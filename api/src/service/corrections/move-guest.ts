import type { Conversation } from '@bellkey/shared/api';
import { isOpen, OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { appendMessage, keptPreview, lockConversation } from '../conversations/append-message.ts';
import { changedView, loadConversation } from '../conversations/conversation-view.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { staffActor } from '../requests/staff-actor.ts';
import { loadPlaceInUse, moveToPlace, noSuchPlace } from './change-place.ts';

/**
 * Moves a guest to another room, on behalf of a staff member. The session stays, so the guest scans nothing again; open
 * requests that were for the earlier room come to the new one, and the guest reads where they are now.
 */
export async function moveGuest(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  placeId: string,
): Promise<Outcome<Conversation>> {
  const [conversation, place, view, reader, open] = await Promise.all([
    lockConversation(scope, id),
    loadPlaceInUse(scope, placeId),
    loadConversation(scope, id),
    loadReader(scope, { id }),
    loadOpenRequests(scope, id),
  ]);
  if (!conversation || !view) return refused('not-found');
  if (!place) return noSuchPlace();
  if (conversation.locationId === place.id) return done(view);
  const locked = await Promise.all(open.map((requestId) => lockRequest(scope, requestId)));
  const by = staffActor(staff);
  for (const request of locked) {
    // Its end may have come before its lock.
    if (request && isOpen(request.row.state)) moveToPlace(scope, request, place, by);
  }
  scope.write(
    scope.db
      .update(guestSessions)
      .set({ locationId: place.id })
      .where(scope.own(guestSessions, eq(guestSessions.id, conversation.guestSessionId))),
  );
  appendMessage(
    scope,
    conversation,
    { sender: { kind: 'system' }, body: textsFor(reader).moved(place.label) },
    { locationId: place.id, ...keptPreview(conversation) },
  );
  return done({ ...changedView(view, conversation), place });
}

/** Open requests of a conversation that are for the place of its guest. */
async function loadOpenRequests(scope: PropertyScope, conversationId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, requests.propertyId),
        eq(conversations.id, requests.conversationId),
        eq(conversations.locationId, requests.locationId),
      ),
    )
    .where(
      scope.own(
        requests,
        eq(requests.conversationId, conversationId),
        inArray(requests.state, [...OPEN_STATES]),
      ),
    )
    .orderBy(sql`${requests.id}`);
  return rows.map(({ id }) => id);
}
