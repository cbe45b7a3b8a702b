import { type Conversation, type Message, roleMay } from '@bellkey/shared/api';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { loadAlarmFacts } from '../../service/alarms/alarm-facts.ts';
import { endAlarmByStaff } from '../../service/alarms/end-alarm.ts';
import { takeAlarm } from '../../service/alarms/take-alarm.ts';
import { abandonTurns } from '../../service/conversations/abandon-turns.ts';
import {
  appendMessage,
  changeConversation,
  findRepeat,
  lockConversation,
} from '../../service/conversations/append-message.ts';
import type { ConversationChange } from '../../service/conversations/conversation-row.ts';
import {
  announceConversation,
  changedView,
  loadConversation,
  loadWaiting,
} from '../../service/conversations/conversation-view.ts';
import { leaveQueue } from '../../service/conversations/handoff.ts';
import { announceSeen } from '../../service/conversations/seen.ts';
import { markAttached, takeStaffPhotos } from '../../service/requests/attach-photos.ts';
import { supersedeDrafts } from '../drafts/keep-draft.ts';
import { loadColleaguesAnswer, refusedAsSlower } from './colleagues-answer.ts';

interface Said {
  clientId: string;
  body: string;
  /** The last message that the sender had read; absent: they do not ask whether a colleague was faster. */
  after?: string | null | undefined;
}

/**
 * Answers the guest. From then on a person has the conversation and the engine is silent. Refused when the guest's phone
 * is disconnected: no one would read it.
 */
export async function sendAsStaff(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { clientId, body, after }: Said,
): Promise<Outcome<Message>> {
  const [conversation, repeat, unseen, waiting, facts, faster] = await Promise.all([
    lockConversation(scope, id),
    findRepeat(scope, id, { clientId, senderId: staff.memberId, body, visibility: 'public' }),
    loadUnseen(scope, id),
    loadWaiting(scope),
    loadAlarmFacts(scope, id),
    after === undefined ? null : loadColleaguesAnswer(scope, staff, { conversationId: id, after }),
  ]);
  if (!conversation) return refused('not-found');
  if (repeat) return repeat;
  if (conversation.guestEndedAt) return refused('guest-left');
  if (faster) return refusedAsSlower(scope, faster);
  abandonTurns(scope, id);
  supersedeDrafts(scope, id);
  const message = appendMessage(scope, conversation, {
    clientId,
    sender: { kind: 'staff', id: staff.memberId, name: staff.name },
    body,
  });
  const taken = { state: 'human_active', assigneeId: staff.memberId, escalatedAt: null } as const;
  await leaveQueue(scope, conversation, { ...taken, unreadByStaff: 0 }, waiting);
  await takeAlarm(scope, conversation, staff, facts);
  markSeen(scope, id, unseen);
  // The conversation's event follows the events of what happened in it.
  announceConversation(scope, id);
  return done(message);
}

interface Noted extends Said {
  photoIds?: readonly string[] | undefined;
  /** Ids of members whom it names. */
  mentions?: readonly string[] | undefined;
}

/** Writes an internal note; neither its event nor its row is ever in a guest's view. */
export async function postStaffNote(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { clientId, body, photoIds = [], mentions = [] }: Noted,
): Promise<Outcome<Message>> {
  const [conversation, repeat, taken, colleagues] = await Promise.all([
    lockConversation(scope, id),
    findRepeat(scope, id, { clientId, senderId: staff.memberId, body, visibility: 'internal', photoIds }),
    takeStaffPhotos(scope, staff, photoIds),
    mentions.length === 0 ? [] : loadColleagues(scope),
  ]);
  if (!conversation) return refused('not-found');
  if (repeat) return repeat;
  if (!taken) return refused('photo-not-found');
  const named = colleagues.filter(
    ({ id: one, role }) => one !== staff.memberId && mentions.includes(one) && roleMay(role, 'chat'),
  );
  const message = appendMessage(scope, conversation, {
    clientId,
    sender: { kind: 'staff', id: staff.memberId, name: staff.name },
    body,
    parts: [
      ...taken.map((photo) => ({ kind: 'photo' as const, photo })),
      ...named.map(({ id: one, name }) => ({ kind: 'mention' as const, person: { id: one, name } })),
    ],
    visibility: 'internal',
  });
  markAttached(scope, taken, { conversationId: id, forGuest: false, messageId: message.id });
  return done(message);
}

/** Takes a conversation over, gives it back to the assistant, or resolves it. */
export async function setHandler(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  handler: 'me' | 'assistant' | 'resolved',
): Promise<Outcome<Conversation>> {
  const [conversation, view, waiting] = await Promise.all([
    lockConversation(scope, id),
    loadConversation(scope, id),
    loadWaiting(scope),
  ]);
  if (!conversation || !view) return refused('not-found');
  if (handler !== 'assistant') abandonTurns(scope, id);
  if (view.alarm) {
    allowRoundTrips(2);
    if (handler === 'resolved') await endAlarmByStaff(scope, conversation, staff);
    else await takeAlarm(scope, conversation, staff);
  }
  const change: ConversationChange =
    handler === 'me'
      ? { state: 'human_active', assigneeId: staff.memberId, escalatedAt: null }
      : {
          state: handler === 'assistant' ? 'ai_active' : 'resolved',
          assigneeId: null,
          handoffReason: null,
          handoffAt: null,
          escalatedAt: null,
          ...(handler === 'resolved' && { resolvedOrdinal: conversation.lastOrdinal, unreadByStaff: 0 }),
        };
  await leaveQueue(scope, conversation, change, waiting);
  const assignee = { id: staff.memberId, name: staff.name };
  const updated = view.alarm
    ? await loadConversation(scope, id)
    : changedView(view, conversation, { assignee });
  return updated ? done(updated) : refused('not-found');
}

/** Marks the conversation as read by the caller. */
export async function seeAsStaff(scope: PropertyScope, id: string): Promise<Outcome<undefined>> {
  const [conversation, unseen] = await Promise.all([lockConversation(scope, id), loadUnseen(scope, id)]);
  if (!conversation) return refused('not-found');
  markSeen(scope, id, unseen);
  if (conversation.unreadByStaff > 0) changeConversation(scope, conversation, { unreadByStaff: 0 });
  return done(undefined);
}

/** Guest messages that no staff member has seen; the holder of the conversation's lock may mark it. */
async function loadUnseen(scope: PropertyScope, conversationId: string): Promise<string[]> {
  const unseen = await scope.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderKind, 'guest'),
          isNull(messages.seenAt),
        ),
      ),
    );
  return unseen.map(({ id }) => id);
}

function markSeen(scope: PropertyScope, conversationId: string, ids: string[]): void {
  if (ids.length === 0) return;
  scope.write(
    scope.db
      .update(messages)
      .set({ seenAt: scope.now })
      .where(scope.own(messages, sql`${messages.id} = any(${sql.param(ids)})`)),
  );
  announceSeen(scope, conversationId, ids);
}
