import type { Conversation, Message } from '@bellkey/shared/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { endAlarmByStaff } from '../../service/alarms/end-alarm.ts';
import { takeAlarm } from '../../service/alarms/take-alarm.ts';
import { abandonTurns } from '../../service/conversations/abandon-turns.ts';
import {
  appendMessage,
  changeConversation,
  findRepeat,
  lockConversation,
} from '../../service/conversations/append-message.ts';
import { loadConversation } from '../../service/conversations/conversation-view.ts';
import { leaveQueue } from '../../service/conversations/handoff.ts';
import { announceSeen } from '../../service/conversations/seen.ts';
import { supersedeDrafts } from '../drafts/keep-draft.ts';

interface Said {
  clientId: string;
  body: string;
}

/** Answers the guest. From here on a person has the conversation and the engine is silent. */
export async function sendAsStaff(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { clientId, body }: Said,
): Promise<Outcome<Message>> {
  const conversation = await lockConversation(scope, id);
  if (!conversation) return refused('not-found');
  const repeat = await findRepeat(scope, id, {
    clientId,
    senderId: staff.memberId,
    body,
    visibility: 'public',
  });
  if (repeat) return repeat;
  await abandonTurns(scope, id);
  await supersedeDrafts(scope, id);
  const message = await appendMessage(scope, conversation, {
    clientId,
    sender: { kind: 'staff', id: staff.memberId, name: staff.name },
    body,
  });
  await leaveQueue(scope, conversation, {
    state: 'human_active',
    assigneeId: staff.memberId,
    escalatedAt: null,
  });
  await takeAlarm(scope, conversation, staff);
  await markGuestMessagesSeen(scope, id);
  await changeConversation(scope, conversation, { unreadByStaff: 0 });
  return done(message);
}

/** Writes an internal note; its event and its row are never in a guest's view. */
export async function postStaffNote(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { clientId, body }: Said,
): Promise<Outcome<Message>> {
  const conversation = await lockConversation(scope, id);
  if (!conversation) return refused('not-found');
  const repeat = await findRepeat(scope, id, {
    clientId,
    senderId: staff.memberId,
    body,
    visibility: 'internal',
  });
  if (repeat) return repeat;
  return done(
    await appendMessage(scope, conversation, {
      clientId,
      sender: { kind: 'staff', id: staff.memberId, name: staff.name },
      body,
      visibility: 'internal',
    }),
  );
}

/** Takes a conversation over, gives it back to the assistant, or resolves it. */
export async function setHandler(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  handler: 'me' | 'assistant' | 'resolved',
): Promise<Outcome<Conversation>> {
  const conversation = await lockConversation(scope, id);
  if (!conversation) return refused('not-found');
  if (handler !== 'assistant') await abandonTurns(scope, id);
  if (handler === 'me') {
    await takeAlarm(scope, conversation, staff);
    await leaveQueue(scope, conversation, {
      state: 'human_active',
      assigneeId: staff.memberId,
      escalatedAt: null,
    });
  } else {
    if (handler === 'resolved') await endAlarmByStaff(scope, conversation, staff);
    else await takeAlarm(scope, conversation, staff);
    await leaveQueue(scope, conversation, {
      state: handler === 'assistant' ? 'ai_active' : 'resolved',
      assigneeId: null,
      handoffReason: null,
      handoffAt: null,
      escalatedAt: null,
      ...(handler === 'resolved' && { resolvedOrdinal: conversation.lastOrdinal, unreadByStaff: 0 }),
    });
  }
  const updated = await loadConversation(scope, id);
  return updated ? done(updated) : refused('not-found');
}

/** The caller has read the conversation up to now. */
export async function seeAsStaff(scope: PropertyScope, id: string): Promise<Outcome<undefined>> {
  const conversation = await lockConversation(scope, id);
  if (!conversation) return refused('not-found');
  await markGuestMessagesSeen(scope, id);
  if (conversation.unreadByStaff > 0) await changeConversation(scope, conversation, { unreadByStaff: 0 });
  return done(undefined);
}

async function markGuestMessagesSeen(scope: PropertyScope, conversationId: string): Promise<void> {
  const seen = await scope.db
    .update(messages)
    .set({ seenAt: scope.now })
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderKind, 'guest'),
          isNull(messages.seenAt),
        ),
      ),
    )
    .returning({ id: messages.id });
  announceSeen(
    scope,
    conversationId,
    seen.map(({ id }) => id),
  );
}
