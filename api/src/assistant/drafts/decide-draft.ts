import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { drafts } from '../../platform/database/schema/assistant-tables.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import {
  appendMessage,
  changeConversation,
  lockConversation,
} from '../../service/conversations/append-message.ts';
import { awaitsReview } from '../../service/conversations/conversation-state.ts';
import { leaveQueue } from '../../service/conversations/handoff.ts';
import { changeCart } from '../../service/orders/cart.ts';
import { createRequest } from '../../service/requests/create-request.ts';
import { cancelByGuest } from '../../service/requests/transition-request.ts';

type DraftRow = typeof drafts.$inferSelect;

async function lockOpenDraft(scope: PropertyScope, id: string): Promise<Outcome<DraftRow>> {
  const [found] = await scope.db
    .select({ conversationId: drafts.conversationId })
    .from(drafts)
    .where(scope.own(drafts, eq(drafts.id, id)));
  if (!found) return refused('not-found');
  await lockConversation(scope, found.conversationId);
  const [row] = await scope.db
    .select()
    .from(drafts)
    .where(scope.own(drafts, eq(drafts.id, id)))
    .for('update');
  return row?.state === 'open' ? done(row) : refused('draft-outdated');
}

/** Does what the draft supposes, with the guest's own rights and in the guest's own place. */
async function carryOut(scope: PropertyScope, draft: DraftRow): Promise<Outcome<string[]>> {
  const [guest] = await scope.db
    .select({ sessionId: guestSessions.id, locationId: locations.id })
    .from(conversations)
    .innerJoin(
      guestSessions,
      and(
        eq(guestSessions.propertyId, conversations.propertyId),
        eq(guestSessions.id, conversations.guestSessionId),
      ),
    )
    .innerJoin(
      locations,
      and(eq(locations.propertyId, conversations.propertyId), eq(locations.id, conversations.locationId)),
    )
    .where(scope.own(conversations, eq(conversations.id, draft.conversationId)));
  if (!guest) return refused('not-found');
  const { conversationId } = draft;
  const made: string[] = [];
  for (const action of draft.proposed) {
    if (action.kind === 'request') {
      const request = await createRequest(scope, {
        service: action.service,
        quantity: action.quantity,
        note: action.note,
        details: action.details ?? [],
        amends: action.amends ?? null,
        locationId: guest.locationId,
        conversationId,
        guestSessionId: guest.sessionId,
        source: 'ai',
        turnId: null,
      });
      if (!request.ok) return refused('draft-impossible', { detail: request.error.detail });
      made.push(request.value.id);
    } else if (action.kind === 'cancel') {
      const [row] = await scope.db
        .select({ id: requests.id })
        .from(requests)
        .where(scope.own(requests, eq(requests.no, action.no), eq(requests.conversationId, conversationId)));
      const cancelled = row && (await cancelByGuest(scope, conversationId, row.id));
      if (!cancelled?.ok) return refused('draft-impossible');
    } else {
      const owner = { sessionId: guest.sessionId, conversationId, place: { id: guest.locationId } };
      const cart = await changeCart(scope, owner, action.changes, action.allergy);
      if (!cart.ok) return refused('draft-impossible');
    }
  }
  return done(made);
}

/**
 * Sends a draft as this member of the staff, as it is or edited, after doing what it supposes. When a person was
 * awaited for this alone, the assistant goes on drafting; else the conversation is the sender's.
 */
export async function sendDraft(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  edited: string | undefined,
): Promise<Outcome<string>> {
  const draft = await lockOpenDraft(scope, id);
  if (!draft.ok) return draft;
  const { conversationId, body } = draft.value;
  const conversation = await lockConversation(scope, conversationId);
  if (!conversation) return refused('not-found');
  const made = await carryOut(scope, draft.value);
  if (!made.ok) return made;
  const text = edited ?? body;
  await scope.db
    .update(drafts)
    .set({ state: text === body ? 'sent' : 'edited', decidedBy: staff.memberId, decidedAt: scope.now })
    .where(scope.own(drafts, eq(drafts.id, id)));
  await appendMessage(scope, conversation, {
    sender: { kind: 'staff', id: staff.memberId, name: staff.name },
    body: text,
    parts: made.value.map((requestId) => ({ kind: 'request', requestId })),
  });
  const review = awaitsReview(conversation);
  await leaveQueue(
    scope,
    conversation,
    review
      ? { state: 'ai_active', assigneeId: null, handoffReason: null, handoffAt: null, escalatedAt: null }
      : { state: 'human_active', assigneeId: staff.memberId, escalatedAt: null },
  );
  await changeConversation(scope, conversation, { unreadByStaff: 0 });
  return done(conversationId);
}

/** Throws a draft away. The guest goes on waiting for a person, with the wait's own clock. */
export async function discardDraft(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<string>> {
  const draft = await lockOpenDraft(scope, id);
  if (!draft.ok) return draft;
  await scope.db
    .update(drafts)
    .set({ state: 'discarded', decidedBy: staff.memberId, decidedAt: scope.now })
    .where(scope.own(drafts, eq(drafts.id, id)));
  return done(draft.value.conversationId);
}
