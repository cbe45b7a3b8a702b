import { isDeepStrictEqual } from 'node:util';
import { partToAnswer } from '@bellkey/concierge/danger';
import type { Message, RequestPhoto } from '@bellkey/shared/api';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { detectAlarm, handleDetected, MOST_EARLIER_LINES } from '../../service/alarms/detect-alarm.ts';
import { appendMessage, type ConversationRow } from '../../service/conversations/append-message.ts';
import { isEngines } from '../../service/conversations/conversation-state.ts';
import { handoffWithoutTurn, loadHandoffFacts, queueForPerson } from '../../service/conversations/handoff.ts';
import { saveHandoffReason } from '../../service/conversations/handoff-reason.ts';
import { announceSeen } from '../../service/conversations/seen.ts';
import { AWAKE } from '../../service/conversations/wake-snoozed.ts';
import { noteAllergy } from '../../service/orders/note-allergy.ts';
import { loadUnsentPhotos, markSent } from '../../service/photos/sent-photos.ts';
import { attachPhotos, loadLatestRequest, photosOf } from '../../service/requests/attach-photos.ts';
import { announceRequest } from '../../service/requests/request-view.ts';
import { supersedeDrafts } from '../drafts/keep-draft.ts';
import { enqueueTurn, owesTooMany } from '../turns/enqueue-turn.ts';
import { holdForNextLine } from './load-line-facts.ts';
import { MESSAGE_WINDOW_MS, secondsUntilAccepted } from './message-limits.ts';

/** How many answers a property may owe at once; guests beyond that get a person instead of a wait. */
export const MAX_OWED_TURNS = 200;

/** A message as the guest's browser sends it. */
interface SentLine {
  clientId: string;
  body: string;
  photoIds: readonly string[];
}

/** What is known before a line is stored. */
type BeforeLine = NonNullable<Awaited<ReturnType<typeof loadBeforeLine>>>;

/**
 * Stores a guest's message. Danger is detected first, in every state and mode and without any engine; otherwise a turn
 * is stored with the message if the engine is to answer.
 */
export async function sendAsGuest(
  scope: PropertyScope,
  guest: GuestCaller,
  { clientId, body, photoIds = [] }: { clientId: string; body: string; photoIds?: string[] | undefined },
  maxOwedTurns = MAX_OWED_TURNS,
): Promise<Outcome<Message>> {
  const sent: SentLine = { clientId, body, photoIds };
  const before = await loadBeforeLine(scope, guest, sent);
  if (!before) return refused('not-found');
  const { conversation, repeat, recent, parts } = before;
  if (repeat) return isSameLine(repeat, guest, sent) ? done(repeat.message) : refused('idempotency-mismatch');
  if (parts.length < photoIds.length) return refused('photo-not-found');
  const detected = await detectAlarm(scope, conversation, body, recent.newest);
  const wait = await secondsUntilAccepted(scope, conversation.id, recent, detected);
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });

  const message = storeLine(scope, guest, sent, before);
  // Messages about danger come after the line, and the engine does not answer them.
  const line = conversation.lastOrdinal;
  await noteAllergy(scope, conversation.id, body);
  if (detected) {
    allowRoundTrips(4);
    await handleDetected(scope, conversation, { ...message, photos: photosOf(message) }, detected);
  }
  const toAnswer = detected === null || (detected.kind === 'danger' && partToAnswer(body) !== null);
  if (!toAnswer || !isEngines(conversation)) return done(message);
  if (body === '') await handOverPhotos(scope, conversation, photosOf(message), before);
  else if (await owesTooMany(scope, before.owed, maxOwedTurns))
    await handoffWithoutTurn(scope, conversation, 'queue-full');
  else enqueueTurn(scope, conversation, line);
  return done(message);
}

/** Loads it at once, with the conversation locked; null when this property has no such conversation. */
async function loadBeforeLine(scope: PropertyScope, guest: GuestCaller, sent: SentLine) {
  const { conversationId, sessionId } = guest;
  const isPhotosAlone = sent.body === '';
  const [facts, parts, handoffFacts, latest] = await Promise.all([
    holdForNextLine(scope, {
      conversationId,
      clientId: sent.clientId,
      sessionId,
      since: new Date(scope.now.getTime() - MESSAGE_WINDOW_MS),
      newest: MOST_EARLIER_LINES,
    }),
    sent.photoIds.length > 0 ? loadUnsentPhotos(scope, conversationId, sent.photoIds) : [],
    isPhotosAlone ? loadHandoffFacts(scope, conversationId) : undefined,
    isPhotosAlone ? loadLatestRequest(scope, conversationId) : null,
  ]);
  return facts && { ...facts, parts, handoffFacts, latest };
}

/** Whether a message with the same client id is this one, sent again. */
function isSameLine(
  { message, senderId }: NonNullable<BeforeLine['repeat']>,
  guest: GuestCaller,
  { body, photoIds }: SentLine,
): boolean {
  const photos = photosOf(message).map(({ photo }) => photo.id);
  return (
    message.body === body &&
    senderId === guest.sessionId &&
    message.visibility === 'public' &&
    isDeepStrictEqual(photos, photoIds)
  );
}

/** Appends the line with its photos. A draft that staff have not decided answers earlier lines: it is superseded. */
function storeLine(
  scope: PropertyScope,
  guest: GuestCaller,
  { clientId, body }: SentLine,
  { conversation, parts, hasDraft }: BeforeLine,
): Message {
  const withPerson = conversation.state === 'awaiting_human' || conversation.state === 'human_active';
  const message = appendMessage(
    scope,
    conversation,
    { clientId, sender: { kind: 'guest', id: guest.sessionId }, body, parts },
    {
      unreadByStaff: conversation.unreadByStaff + 1,
      // A new message reopens a resolved conversation; the engine's context starts after the resolution.
      ...(withPerson
        ? { waitingSince: conversation.waitingSince ?? scope.now, ...AWAKE }
        : { state: 'ai_active' as const }),
    },
  );
  if (parts.length > 0) markSent(scope, message.id, parts);
  if (hasDraft) supersedeDrafts(scope, conversation.id);
  return message;
}

/**
 * Photos without words: no engine sees them, so a person is asked to look. They are added to what the guest has just asked
 * for, and an answer that is on its way still comes.
 */
async function handOverPhotos(
  scope: PropertyScope,
  conversation: ConversationRow,
  photos: readonly RequestPhoto[],
  { latest, handoffFacts }: BeforeLine,
): Promise<void> {
  if (latest) {
    allowRoundTrips(1);
    attachPhotos(scope, latest.id, photos);
    announceRequest(scope, latest, 'request.updated');
  }
  if (conversation.state === 'awaiting_human') return;
  saveHandoffReason(scope, conversation.id, 'photo');
  await queueForPerson(scope, conversation, { reason: 'photo', summary: null, facts: handoffFacts });
}

/** Marks messages to the guest as seen. */
export async function seeAsGuest(
  scope: PropertyScope,
  conversationId: string,
  messageIds: string[],
): Promise<void> {
  const seen = await scope.db
    .update(messages)
    .set({ seenAt: scope.now })
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, conversationId),
          inArray(messages.id, messageIds),
          ne(messages.senderKind, 'guest'),
          eq(messages.visibility, 'public'),
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
