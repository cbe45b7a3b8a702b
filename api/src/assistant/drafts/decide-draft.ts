import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { drafts } from '../../platform/database/schema/assistant-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import {
  appendMessage,
  type ConversationRow,
  changeConversation,
  lockConversation,
} from '../../service/conversations/append-message.ts';
import { awaitsReview } from '../../service/conversations/conversation-state.ts';
import { loadWaiting } from '../../service/conversations/conversation-view.ts';
import { leaveQueue } from '../../service/conversations/handoff.ts';
import { changeCart } from '../../service/orders/change-cart.ts';
import { loadLatestPhotos } from '../../service/photos/sent-photos.ts';
import { createRequest } from '../../service/requests/create-request.ts';
import { cancelByGuest } from '../../service/requests/transition-request.ts';

type DraftRow = typeof drafts.$inferSelect;

/** An undecided draft in its conversation; both are locked. */
interface Deciding {
  draft: DraftRow;
  conversation: ConversationRow;
}

async function lockOpenDraft(scope: PropertyScope, id: string): Promise<Outcome<Deciding>> {
  const [conversation, [draft]] = await Promise.all([
    // Lock order: the conversation before the draft.
    lockConversation(
      scope,
      sql`(select conversation_id from drafts where property_id = ${scope.propertyId} and id = ${id})`,
    ),
    scope.db
      .select()
      .from(drafts)
      .where(scope.own(drafts, eq(drafts.id, id)))
      .for('update'),
  ]);
  if (!draft || !conversation) return refused('not-found');
  return draft.state === 'open' ? done({ draft, conversation }) : refused('draft-outdated');
}

/** Carries out the draft's actions, with the guest's own rights and at the guest's own place. */
async function carryOut(
  scope: PropertyScope,
  draft: DraftRow,
  { guestSessionId, locationId }: ConversationRow,
): Promise<Outcome<string[]>> {
  const { conversationId } = draft;
  const made: string[] = [];
  const asksForRequest = draft.proposed.some(({ kind }) => kind === 'request');
  if (asksForRequest) allowRoundTrips(1);
  const photos = asksForRequest
    ? await loadLatestPhotos(scope, conversationId, {
        untilOrdinal: draft.answersOrdinal,
        at: draft.createdAt,
      })
    : [];
  for (const action of draft.proposed) {
    allowRoundTrips(2);
    if (action.kind === 'request') {
      const request = await createRequest(scope, {
        service: action.service,
        quantity: action.quantity,
        note: action.note,
        details: action.details ?? [],
        photos,
        amends: action.amends ?? null,
        department: action.department ?? null,
        // A draft has no turn any more by which its orders could be told apart.
        ...(((action.part ?? 1) > 1 || action.another) && { ownRequest: true as const }),
        locationId,
        conversationId,
        guestSessionId,
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
      const owner = { sessionId: guestSessionId, conversationId, place: { id: locationId } };
      const cart = await changeCart(scope, owner, action.changes, { added: action.allergy });
      if (!cart.ok) return refused('draft-impossible');
    }
  }
  return done(made);
}

/**
 * Sends a draft as this staff member, unchanged or edited, after carrying out its actions. If the guest waited for this
 * draft only, the assistant keeps drafting; otherwise the conversation becomes the sender's.
 */
export async function sendDraft(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  edited: string | undefined,
): Promise<Outcome<string>> {
  const [deciding, waiting] = await Promise.all([lockOpenDraft(scope, id), loadWaiting(scope)]);
  if (!deciding.ok) return deciding;
  const { draft, conversation } = deciding.value;
  if (conversation.guestEndedAt) return refused('guest-left');
  const { conversationId, body } = draft;
  const made = await carryOut(scope, draft, conversation);
  if (!made.ok) return made;
  const text = edited ?? body;
  scope.write(
    scope.db
      .update(drafts)
      .set({ state: text === body ? 'sent' : 'edited', decidedBy: staff.memberId, decidedAt: scope.now })
      .where(scope.own(drafts, eq(drafts.id, id))),
  );
  appendMessage(scope, conversation, {
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
    waiting,
  );
  changeConversation(scope, conversation, { unreadByStaff: 0 });
  return done(conversationId);
}

/** Discards a draft. The guest keeps waiting for a person, on the same clock. */
export async function discardDraft(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<string>> {
  const deciding = await lockOpenDraft(scope, id);
  if (!deciding.ok) return deciding;
  scope.write(
    scope.db
      .update(drafts)
      .set({ state: 'discarded', decidedBy: staff.memberId, decidedAt: scope.now })
      .where(scope.own(drafts, eq(drafts.id, id))),
  );
  return done(deciding.value.draft.conversationId);
}
